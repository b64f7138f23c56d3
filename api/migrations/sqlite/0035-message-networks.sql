-- From which network of clients a message came, as a keyed hash, for as long as of a booking: so that one network does
-- not bury what others write, and the desk closes all that it wrote at once.
ALTER TABLE messages ADD COLUMN client_network BLOB;
CREATE INDEX messages_by_network ON messages (client_network, created_at) WHERE client_network IS NOT NULL;

-- That the network is forgotten is no news for the desk.
DROP TRIGGER messages_tell_update;
CREATE TRIGGER messages_tell_update AFTER UPDATE OF full_name, email, phone, message, answered_at ON messages
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('message', NEW.id); END;
