-- Everything that makes a price beside the rooms' own prices, as one JSON document (api/src/rates/rates.ts). A change is
-- a new version, and the highest one holds: a quote names the version that it was made by. Without a row there are no
-- rates but the rooms' prices.
CREATE TABLE rates (
  version INTEGER PRIMARY KEY,
  document TEXT NOT NULL CHECK (json_valid(document)),
  changed_at TEXT NOT NULL
) STRICT;

-- How the total of a booking came about. Without lines: nights at the room's price, as before there were rates.
-- children: their ages, as JSON. price_lines: as they were quoted.
ALTER TABLE bookings ADD COLUMN rate_plan TEXT NOT NULL DEFAULT 'standard';
ALTER TABLE bookings ADD COLUMN children TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(children));
ALTER TABLE bookings ADD COLUMN price_lines TEXT CHECK (price_lines IS NULL OR json_valid(price_lines));

-- Each use of a promotion code has a number of its own up to its limit: the key keeps two bookings from the last use.
CREATE TABLE promotion_uses (
  code TEXT NOT NULL,
  number INTEGER NOT NULL,
  reference TEXT NOT NULL,
  PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX promotion_uses_by_reference ON promotion_uses (reference);
