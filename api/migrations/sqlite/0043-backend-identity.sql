-- Who a guest is to servers of teams.

-- Ed25519 keys that sign tokens of five minutes, as JSON Web Keys. The newest one signs, all of them verify.
CREATE TABLE identity_keys (
  id TEXT PRIMARY KEY,
  private_key TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The key from which the id of a guest for one remote is derived. Another one would make every guest a stranger.
CREATE TABLE pairwise_keys (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  key BLOB NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

-- What a guest has agreed to. scopes: words with spaces between, such as 'name email'; may be empty.
CREATE TABLE backend_consents (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  remote TEXT NOT NULL,
  scopes TEXT NOT NULL,
  agreed_at TEXT NOT NULL,
  PRIMARY KEY (user_id, remote)
) STRICT, WITHOUT ROWID;
