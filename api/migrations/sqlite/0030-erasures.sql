-- Who asked to be forgotten, so that a backup from before it does not bring them back: the hash of an address with a salt
-- of its own, and the id of an account that is gone. Nothing says who it was to a reader who does not know the address.
CREATE TABLE erasures (
  salt BLOB PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('address', 'account')),
  -- null of an account whose address was never confirmed
  email_hash BLOB,
  user_id TEXT,
  erased_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What the staff has written of stays and to guests, to be searched for a guest who is forgotten.
CREATE INDEX bookings_noted ON bookings (id) WHERE note IS NOT NULL;
CREATE INDEX outbox_replies ON outbox (id) WHERE kind = 'message-reply';

-- A line of the log stays as it was written, but for the reason in it, which is forgotten with the guest it is about.
DROP TRIGGER desk_log_is_kept;
CREATE TRIGGER desk_log_is_kept BEFORE UPDATE ON desk_log
WHEN NEW.id IS NOT OLD.id OR NEW.at IS NOT OLD.at OR NEW.who IS NOT OLD.who OR NEW.action IS NOT OLD.action
  OR NEW.subject IS NOT OLD.subject
  OR NOT (NEW.before IS OLD.before OR NEW.before IS json_set(OLD.before, '$.reason', NULL))
  OR NOT (NEW.after IS OLD.after OR NEW.after IS json_set(OLD.after, '$.reason', NULL))
BEGIN SELECT RAISE(ABORT, 'the log of the desk is never changed'); END;
