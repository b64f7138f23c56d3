-- Other phones hear of a change in every column of messages, replies and blocks that the desk shows, so that a name is
-- erased there, too; and of a message or a review that is erased.
DROP TRIGGER messages_tell_update;
CREATE TRIGGER messages_tell_update AFTER UPDATE OF
  id, full_name, email, phone, message, lang, created_at, answered_at ON messages
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('message', NEW.id); END;
CREATE TRIGGER message_replies_tell_update AFTER UPDATE ON message_replies
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('message', NEW.message_id); END;
CREATE TRIGGER blocks_tell_update AFTER UPDATE ON blocks
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('block', NEW.id); END;
CREATE TRIGGER messages_tell_delete AFTER DELETE ON messages
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('message', OLD.id); END;
CREATE TRIGGER testimonials_tell_delete AFTER DELETE ON testimonials
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('review', OLD.id); END;
