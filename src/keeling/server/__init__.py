"""Tables on the network: seats, storage, push and the JSON API."""
