-- Types of rooms that the owner makes and ends at the desk.

-- Guests find a type that is offered: a draft never was, an ended one is no longer. Neither has a unit that is there:
-- the numbers of those that come with it wait here, as JSON.
ALTER TABLE room_types ADD COLUMN status TEXT NOT NULL DEFAULT 'offered'
  CHECK (status IN ('draft', 'offered', 'ended'));
ALTER TABLE room_types ADD COLUMN units_waiting TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(units_waiting));

CREATE TRIGGER room_types_tell_insert AFTER INSERT ON room_types
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('room', NEW.id); END;
CREATE TRIGGER amenities_tell_delete AFTER DELETE ON amenities
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('amenity', OLD.id); END;
