-- Everything that makes a price beside the rooms' own prices, as one JSON document (api/src/rates/rates.ts). A change is
-- a new version, and the highest one holds: a quote names the version that it was made by. Without a row there are no
-- rates but the rooms' prices. Of type json: the text stays as it was written.
CREATE TABLE rates (
  version integer PRIMARY KEY,
  document json NOT NULL,
  changed_at text COLLATE "C" NOT NULL
);
CREATE TRIGGER tells AFTER INSERT OR UPDATE OR DELETE ON rates
  FOR EACH STATEMENT EXECUTE FUNCTION tell_house_changed();

-- How the total of a booking came about. Without lines: nights at the room's price, as before there were rates.
-- children: their ages, as JSON. price_lines: as they were quoted.
ALTER TABLE bookings ADD COLUMN rate_plan text COLLATE "C" NOT NULL DEFAULT 'standard';
ALTER TABLE bookings ADD COLUMN children json NOT NULL DEFAULT '[]';
ALTER TABLE bookings ADD COLUMN price_lines json;

-- Each use of a promotion code has a number of its own up to its limit: the key keeps two bookings from the last use.
CREATE TABLE promotion_uses (
  code text COLLATE "C" NOT NULL,
  number integer NOT NULL,
  reference text COLLATE "C" NOT NULL,
  PRIMARY KEY (code, number)
);
CREATE INDEX promotion_uses_by_reference ON promotion_uses (reference);
