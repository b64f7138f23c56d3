-- Sessions with a rotating refresh token, accounts without a password, guests' bookings, and mail that is sent.

DROP TABLE sessions;

-- password_hash is null for who came by an identity provider and never chose one.
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  country TEXT NOT NULL,
  password_hash TEXT,
  email_confirmed_at TEXT,
  lang TEXT NOT NULL CHECK (lang IN ('en', 'de', 'zh')),
  created_at TEXT NOT NULL
) STRICT;

INSERT INTO accounts (id, email, email_key, first_name, last_name, country, password_hash, lang, created_at)
SELECT id, email, email_key, first_name, last_name, country, password_hash, 'en', created_at FROM users;

DROP TABLE users;
ALTER TABLE accounts RENAME TO users;

-- Who an identity provider says somebody is: never the address, which can change hands.
CREATE TABLE identities (
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX identities_by_user ON identities (user_id);

-- Only the SHA-256 of a token is stored, so a reader of the database cannot sign in with it.
-- A session is a family: one refresh token at a time, replaced at every use.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  refresh_hash BLOB NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE access_tokens (
  token_hash BLOB PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX access_tokens_by_session ON access_tokens (session_id);
CREATE INDEX access_tokens_by_expiry ON access_tokens (expires_at);

-- A refresh token that comes a second time was stolen, by the one or the other: its session ends.
CREATE TABLE used_refresh_tokens (
  token_hash BLOB PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX used_refresh_tokens_by_session ON used_refresh_tokens (session_id);

-- Single-use links of mails about an account.
CREATE TABLE account_links (
  token_hash BLOB PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('reset', 'confirm')),
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX account_links_by_user ON account_links (user_id, kind);
CREATE INDEX account_links_by_expiry ON account_links (expires_at);

-- What an identity provider has confirmed, for the one browser that holds the cookie, until it is used once.
CREATE TABLE google_proofs (
  token_hash BLOB PRIMARY KEY,
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  email TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX google_proofs_by_expiry ON google_proofs (expires_at);

-- Booked while signed in. After `anonymise_on` nothing of the guest stays in the row (deleted accounts).
ALTER TABLE bookings ADD COLUMN user_id TEXT REFERENCES users (id) ON DELETE SET NULL;
ALTER TABLE bookings ADD COLUMN cancelled_at TEXT;
ALTER TABLE bookings ADD COLUMN refund TEXT CHECK (refund IN ('full', 'none'));
ALTER TABLE bookings ADD COLUMN anonymise_on TEXT;
CREATE INDEX bookings_by_user ON bookings (user_id);

ALTER TABLE messages ADD COLUMN answered_at TEXT;
CREATE INDEX messages_by_email ON messages (email COLLATE NOCASE);

-- Each failure moves `due_at`. The process that sends a row claims it until `claimed_until`. A sent row keeps nothing of
-- its payload. `message_id` is the same in every attempt, so that a second copy can be recognised.
ALTER TABLE outbox ADD COLUMN message_id TEXT;
ALTER TABLE outbox ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN due_at TEXT;
ALTER TABLE outbox ADD COLUMN claimed_until TEXT;
ALTER TABLE outbox ADD COLUMN last_error TEXT;
ALTER TABLE outbox ADD COLUMN given_up_at TEXT;
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL AND given_up_at IS NULL;

-- Keys with which links in mails are signed.
CREATE TABLE signing_keys (
  id TEXT PRIMARY KEY,
  key BLOB NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
