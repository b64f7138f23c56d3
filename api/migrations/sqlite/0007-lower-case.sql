-- Addresses and names of rooms are compared by lower(), which every engine that can keep a house knows.

CREATE INDEX room_texts_by_name ON room_texts (lower(name));

DROP INDEX bookings_by_email;
CREATE INDEX bookings_by_email ON bookings (lower(email));

DROP INDEX messages_by_email;
CREATE INDEX messages_by_email ON messages (lower(email));
