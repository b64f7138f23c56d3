-- Who a guest is to servers of teams.

-- Ed25519 keys that sign tokens of five minutes, as JSON Web Keys. The newest one signs, all of them verify.
CREATE TABLE identity_keys (
  id text COLLATE "C" PRIMARY KEY,
  private_key text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL
);

-- The key from which the id of a guest for one remote is derived. Another one would make every guest a stranger.
CREATE TABLE pairwise_keys (
  id bigint PRIMARY KEY CHECK (id = 1),
  key bytea NOT NULL,
  created_at text COLLATE "C" NOT NULL
);

-- What a guest has agreed to. scopes: words with spaces between, such as 'name email'; may be empty.
CREATE TABLE backend_consents (
  user_id text COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  remote text COLLATE "C" NOT NULL,
  scopes text COLLATE "C" NOT NULL,
  agreed_at text COLLATE "C" NOT NULL,
  PRIMARY KEY (user_id, remote)
);
