"""The engine every game stands on: agenda, asks, reasons, facts, views, matches and records."""
