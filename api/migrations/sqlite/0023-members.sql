-- Language of a member's links and mails, and when somebody was seen last, which outlives their sessions.
ALTER TABLE staff_members ADD COLUMN lang TEXT NOT NULL DEFAULT 'en';
ALTER TABLE staff_members ADD COLUMN last_seen_at TEXT;

UPDATE staff_members SET last_seen_at =
  (SELECT MAX(last_seen_at) FROM staff_sessions WHERE member_id = staff_members.id);

-- That somebody was seen is no news: it would be one each minute.
DROP TRIGGER staff_members_tell_update;
CREATE TRIGGER staff_members_tell_update AFTER UPDATE OF name, role, email, lang, accepted_at ON staff_members
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('member', NEW.id); END;

-- A session that is ended on another phone is over there at once; who may sign in, and where, is seen as it changes.
CREATE TRIGGER staff_sessions_tell_insert AFTER INSERT ON staff_sessions
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('member', NEW.member_id); END;
CREATE TRIGGER staff_sessions_tell_delete AFTER DELETE ON staff_sessions
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('member', OLD.member_id); END;
CREATE TRIGGER staff_passkeys_tell_insert AFTER INSERT ON staff_passkeys
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('member', NEW.member_id); END;
CREATE TRIGGER staff_passkeys_tell_delete AFTER DELETE ON staff_passkeys
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('member', OLD.member_id); END;
CREATE TRIGGER staff_invites_tell_insert AFTER INSERT ON staff_invites
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('member', NEW.member_id); END;
CREATE TRIGGER staff_invites_tell_delete AFTER DELETE ON staff_invites
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('member', OLD.member_id); END;
