-- phase: expand
-- The till that money went into, by the name of its member. NULL: in no till, as for what older code wrote.
ALTER TABLE payments ADD COLUMN till TEXT;
-- JSON: cash in another currency, with its rate and the change. NULL: in the currency of the property.
ALTER TABLE payments ADD COLUMN tendered TEXT;

CREATE INDEX payments_by_till ON payments (till, id) WHERE till IS NOT NULL;

CREATE TRIGGER payments_in_till_are_final BEFORE UPDATE OF till, tendered ON payments
BEGIN SELECT RAISE(ABORT, 'a payment is never changed'); END;

-- A till that was counted and closed. Numbers have no gaps.
CREATE TABLE closes (
  number INTEGER PRIMARY KEY,
  till TEXT NOT NULL,
  -- first and last of its entries, NULL for none; another till may have entries between them
  from_entry INTEGER REFERENCES payments (id),
  until_entry INTEGER REFERENCES payments (id),
  -- JSON: cash by currency, expected and counted, and the other methods
  figures TEXT NOT NULL,
  at TEXT NOT NULL,
  who TEXT NOT NULL
) STRICT;

CREATE INDEX closes_by_till ON closes (till, number);

-- The close that an entry belongs to: at most one.
CREATE TABLE closed_entries (
  entry_id INTEGER PRIMARY KEY REFERENCES payments (id),
  number INTEGER NOT NULL REFERENCES closes (number)
) STRICT;

CREATE INDEX closed_entries_by_close ON closed_entries (number);

-- Money of cards, codes and payments online that arrived in the account of the property.
CREATE TABLE payouts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  method TEXT NOT NULL,
  -- what guests paid, and what arrived; the difference is the fee
  paid_cents INTEGER NOT NULL,
  arrived_cents INTEGER NOT NULL,
  at TEXT NOT NULL,
  who TEXT NOT NULL
) STRICT;

-- The payout that brought an entry: at most one.
CREATE TABLE paid_out_entries (
  entry_id INTEGER PRIMARY KEY REFERENCES payments (id),
  payout_id INTEGER NOT NULL REFERENCES payouts (id)
) STRICT;

CREATE INDEX paid_out_entries_by_payout ON paid_out_entries (payout_id);

-- What the desk needs to take payments: the merchant's QR code as text; NULL: there is none.
CREATE TABLE payment_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  merchant_qr TEXT
) STRICT;

CREATE TRIGGER closes_are_final BEFORE UPDATE ON closes
BEGIN SELECT RAISE(ABORT, 'a close is never changed'); END;
CREATE TRIGGER closes_stay BEFORE DELETE ON closes
BEGIN SELECT RAISE(ABORT, 'a close is never changed'); END;
CREATE TRIGGER closed_entries_are_final BEFORE UPDATE ON closed_entries
BEGIN SELECT RAISE(ABORT, 'a close is never changed'); END;
CREATE TRIGGER closed_entries_stay BEFORE DELETE ON closed_entries
BEGIN SELECT RAISE(ABORT, 'a close is never changed'); END;
CREATE TRIGGER payouts_are_final BEFORE UPDATE ON payouts
BEGIN SELECT RAISE(ABORT, 'a payout is never changed'); END;
CREATE TRIGGER payouts_stay BEFORE DELETE ON payouts
BEGIN SELECT RAISE(ABORT, 'a payout is never changed'); END;
CREATE TRIGGER paid_out_entries_are_final BEFORE UPDATE ON paid_out_entries
BEGIN SELECT RAISE(ABORT, 'a payout is never changed'); END;
CREATE TRIGGER paid_out_entries_stay BEFORE DELETE ON paid_out_entries
BEGIN SELECT RAISE(ABORT, 'a payout is never changed'); END;

CREATE TRIGGER closes_tell_insert AFTER INSERT ON closes
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('till', NEW.number); END;
CREATE TRIGGER payouts_tell_insert AFTER INSERT ON payouts
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('till', 'payout ' || NEW.id); END;
CREATE TRIGGER payment_settings_tell_insert AFTER INSERT ON payment_settings
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('till', 'settings'); END;
CREATE TRIGGER payment_settings_tell_update AFTER UPDATE ON payment_settings
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('till', 'settings'); END;
