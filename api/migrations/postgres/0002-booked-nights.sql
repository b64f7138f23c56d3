-- From which network a booking came, as a keyed hash, until housekeeping erases it: for caps of nights, and for the
-- owner who cancels what one stranger booked.
ALTER TABLE bookings ADD COLUMN client_network bytea;

-- What was booked of late.
CREATE INDEX bookings_by_creation ON bookings (created_at);
CREATE INDEX bookings_by_network ON bookings (client_network) WHERE client_network IS NOT NULL;

-- When the owner was last told of something.
CREATE INDEX outbox_by_kind ON outbox (kind, created_at);
