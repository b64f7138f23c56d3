-- A promotion code may take off the whole price: a stay that costs nothing is a stay.
ALTER TABLE bookings DROP CONSTRAINT bookings_total_cents_check;
ALTER TABLE bookings ADD CONSTRAINT bookings_total_cents_check CHECK (total_cents >= 0);
