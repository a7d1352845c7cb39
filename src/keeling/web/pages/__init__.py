"""Pages beside the table: new tables, rules, lessons, card galleries, end screens."""
