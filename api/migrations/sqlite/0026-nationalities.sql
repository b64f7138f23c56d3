-- How many of the guests have each nationality, ISO 3166-1 alpha-2, as JSON: {"DE":1,"FR":1}. Of the others nobody has noted
-- it. Forgotten with the guest.
DROP TRIGGER bookings_tell_nationality;
ALTER TABLE bookings ADD COLUMN nationalities TEXT NOT NULL DEFAULT '{}' CHECK (json_type(nationalities) = 'object');
UPDATE bookings SET nationalities = json_object(nationality, guests) WHERE nationality IS NOT NULL;
ALTER TABLE bookings DROP COLUMN nationality;

CREATE TRIGGER bookings_tell_nationalities AFTER UPDATE OF nationalities ON bookings
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('stay', NEW.reference); END;
