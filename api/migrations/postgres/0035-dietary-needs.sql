-- What the guests cannot or will not eat. It may say something about their health: it goes a month after the stay.
ALTER TABLE bookings ADD COLUMN dietary_needs text COLLATE "C";
CREATE TRIGGER tells_desk_dietary_needs AFTER UPDATE OF dietary_needs ON bookings
  FOR EACH ROW EXECUTE FUNCTION tell_desk('stay', 'reference');
