-- Money is in integer cents of the dollar. Dates of a stay are YYYY-MM-DD, moments ISO 8601 in UTC, so that
-- both sort as text.

CREATE TABLE room_types (
  id TEXT PRIMARY KEY,
  category TEXT NOT NULL CHECK (category IN ('standard', 'sea view', 'Air Conditioned', 'family')),
  price_cents INTEGER NOT NULL CHECK (price_cents > 0),
  discount_price_cents INTEGER CHECK (discount_price_cents > 0),
  guests INTEGER NOT NULL CHECK (guests BETWEEN 1 AND 8),
  size_m2 REAL NOT NULL CHECK (size_m2 > 0)
) STRICT;

-- The name is unique over all rooms and languages: a booking names its room by it.
CREATE TABLE room_texts (
  room_type_id TEXT NOT NULL REFERENCES room_types (id) ON DELETE CASCADE,
  lang TEXT NOT NULL CHECK (lang IN ('en', 'de', 'zh')),
  name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  description TEXT NOT NULL,
  bed TEXT NOT NULL,
  PRIMARY KEY (room_type_id, lang)
) STRICT, WITHOUT ROWID;

CREATE TABLE room_images (
  room_type_id TEXT NOT NULL REFERENCES room_types (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  path TEXT NOT NULL,
  PRIMARY KEY (room_type_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE amenities (id TEXT PRIMARY KEY, icon TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE amenity_texts (
  amenity_id TEXT NOT NULL REFERENCES amenities (id) ON DELETE CASCADE,
  lang TEXT NOT NULL CHECK (lang IN ('en', 'de', 'zh')),
  name TEXT NOT NULL,
  PRIMARY KEY (amenity_id, lang)
) STRICT, WITHOUT ROWID;

-- A feature stands on the card of a room, an amenity in its list.
CREATE TABLE room_amenities (
  room_type_id TEXT NOT NULL REFERENCES room_types (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('feature', 'amenity')),
  position INTEGER NOT NULL,
  amenity_id TEXT NOT NULL REFERENCES amenities (id),
  PRIMARY KEY (room_type_id, role, position)
) STRICT, WITHOUT ROWID;

-- The doors one can knock at: as many rooms of a type as it has units.
CREATE TABLE units (
  id INTEGER PRIMARY KEY,
  room_type_id TEXT NOT NULL REFERENCES room_types (id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number >= 1),
  UNIQUE (room_type_id, number)
) STRICT;

CREATE TABLE bookings (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL CHECK (status IN ('confirmed', 'cancelled', 'completed', 'no_show')),
  room_type_id TEXT NOT NULL REFERENCES room_types (id),
  unit_id INTEGER NOT NULL REFERENCES units (id),
  check_in TEXT NOT NULL,
  check_out TEXT NOT NULL CHECK (check_out > check_in),
  guests INTEGER NOT NULL CHECK (guests >= 1),
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  special_request TEXT,
  total_cents INTEGER NOT NULL CHECK (total_cents > 0),
  lang TEXT NOT NULL,
  free_cancellation_until TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX bookings_by_email ON bookings (email COLLATE NOCASE);

-- The inventory. Whatever is not cancelled has its rows here, so no night of a unit can be sold twice.
CREATE TABLE booking_nights (
  unit_id INTEGER NOT NULL REFERENCES units (id),
  night TEXT NOT NULL,
  booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  PRIMARY KEY (unit_id, night)
) STRICT, WITHOUT ROWID;

CREATE INDEX booking_nights_by_booking ON booking_nights (booking_id);

CREATE TABLE testimonials (
  id TEXT PRIMARY KEY,
  status TEXT NOT NULL CHECK (status IN ('published', 'waiting', 'hidden')),
  room_type_id TEXT REFERENCES room_types (id) ON DELETE SET NULL,
  category TEXT NOT NULL CHECK (category IN ('standard', 'sea view', 'Air Conditioned', 'family')),
  name TEXT NOT NULL,
  country TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT NOT NULL,
  review TEXT NOT NULL,
  stay_nights INTEGER NOT NULL CHECK (stay_nights >= 1),
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX testimonials_newest ON testimonials (status, created_at DESC, id DESC);

CREATE TABLE messages (
  id INTEGER PRIMARY KEY,
  full_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  message TEXT NOT NULL,
  lang TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

-- email_key is the address in lower case: one account for each.
CREATE TABLE users (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  country TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

-- Only the SHA-256 of a token is stored, so a reader of the database cannot sign in with it.
CREATE TABLE sessions (
  token_hash BLOB PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE idempotency (
  key TEXT PRIMARY KEY,
  body_hash BLOB NOT NULL,
  answer TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX idempotency_by_age ON idempotency (created_at);

-- Mail to be sent after the commit of what it tells about.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL CHECK (json_valid(payload)),
  lang TEXT NOT NULL,
  created_at TEXT NOT NULL,
  sent_at TEXT
) STRICT;
