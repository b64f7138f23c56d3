-- A promotion code may take off the whole price: a stay that costs nothing is a stay. SQLite cannot change a check of a
-- column, so the column is made anew; the trigger that names it goes meanwhile.
DROP TRIGGER bookings_tell_update;
ALTER TABLE bookings ADD COLUMN new_total_cents INTEGER NOT NULL DEFAULT 0 CHECK (new_total_cents >= 0);
UPDATE bookings SET new_total_cents = total_cents;
ALTER TABLE bookings DROP COLUMN total_cents;
ALTER TABLE bookings RENAME COLUMN new_total_cents TO total_cents;
CREATE TRIGGER bookings_tell_update AFTER UPDATE OF status, room_type_id, unit_id, check_in, check_out, guests, first_name,
  last_name, email, phone, special_request, total_cents, cancelled_at, refund, pinned_at, arrived_on, ended_on,
  arrival_told_at, note ON bookings
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('stay', NEW.reference); END;
