-- How many of the guests have each nationality, ISO 3166-1 alpha-2, as JSON: {"DE":1,"FR":1}. Of the others nobody has noted
-- it. Forgotten with the guest.
DROP TRIGGER tells_desk_nationality ON bookings;
ALTER TABLE bookings ADD COLUMN nationalities json NOT NULL DEFAULT '{}'
  CHECK (json_typeof(nationalities) = 'object');
UPDATE bookings SET nationalities = json_build_object(nationality, guests) WHERE nationality IS NOT NULL;
ALTER TABLE bookings DROP COLUMN nationality;

CREATE TRIGGER tells_desk_nationalities AFTER UPDATE OF nationalities ON bookings
  FOR EACH ROW EXECUTE FUNCTION tell_desk('stay', 'reference');
