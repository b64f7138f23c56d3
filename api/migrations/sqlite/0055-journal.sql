-- phase: expand
-- The books: double entry, in cents of the property's currency. The entries of a posting add up to zero. Nothing of
-- it is ever changed: what was posted and is no longer true gets entries of the difference, on a later day.
CREATE TABLE journal (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- at the property
  day TEXT NOT NULL,
  -- null for what is of no stay, such as a payout of cards
  booking_id INTEGER REFERENCES bookings (id),
  -- what it is of: 'stay', or a payment, a charge or another entry with its id, as 'payment 12'
  source TEXT NOT NULL,
  account TEXT NOT NULL,
  -- above zero a debit, below zero a credit
  amount_cents INTEGER NOT NULL CHECK (amount_cents <> 0),
  posted_at TEXT NOT NULL
) STRICT;
CREATE INDEX journal_by_day ON journal (day);
CREATE INDEX journal_by_source ON journal (source, booking_id);

CREATE TRIGGER journal_is_final BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'an entry of the books is never changed'); END;
CREATE TRIGGER journal_stays BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'an entry of the books is never changed'); END;

-- The last day that was posted whole. No entry gets a day before its end any more.
CREATE TABLE journal_days (
  day TEXT PRIMARY KEY,
  posted_at TEXT NOT NULL
) STRICT;

-- What the owner's bookkeeper calls each account: a number or a word.
CREATE TABLE account_numbers (
  account TEXT PRIMARY KEY,
  number TEXT NOT NULL
) STRICT;
