-- Types of rooms that the owner makes and ends at the desk.

-- Guests find a type that is offered: a draft never was, an ended one is no longer. Neither has a unit that is there:
-- the numbers of those that come with it wait here, as JSON.
ALTER TABLE room_types ADD COLUMN status text COLLATE "C" NOT NULL DEFAULT 'offered'
  CHECK (status IN ('draft', 'offered', 'ended'));
ALTER TABLE room_types ADD COLUMN units_waiting json NOT NULL DEFAULT '[]';

CREATE TRIGGER tells_desk_insert AFTER INSERT ON room_types
  FOR EACH ROW EXECUTE FUNCTION tell_desk('room', 'id');
CREATE TRIGGER tells_desk_delete AFTER DELETE ON amenities
  FOR EACH ROW EXECUTE FUNCTION tell_desk('amenity', 'id');
