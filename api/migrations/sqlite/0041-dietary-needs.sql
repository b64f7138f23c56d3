-- What the guests cannot or will not eat. It may say something about their health: it goes a month after the stay.
ALTER TABLE bookings ADD COLUMN dietary_needs TEXT;
CREATE TRIGGER bookings_tell_dietary_needs AFTER UPDATE OF dietary_needs ON bookings
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('stay', NEW.reference); END;
