-- A draft of a room that the owner does not want goes, with all that was stored of it.

-- Photographs that went with their room: their files are deleted with the next housekeeping, where no other room shows them.
CREATE TABLE discarded_photographs (hash TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

CREATE TRIGGER room_types_tell_delete AFTER DELETE ON room_types
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('room', OLD.id); END;
