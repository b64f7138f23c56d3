-- What the desk answered: a message may have several replies, or none where it was answered otherwise.
CREATE TABLE message_replies (
  id INTEGER PRIMARY KEY,
  message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  reply TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX message_replies_by_message ON message_replies (message_id);
