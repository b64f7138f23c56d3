-- phase: expand
-- Bills, receipts, invoices and credit notes of bookings, as they were issued: a row is never changed.
CREATE TABLE documents (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- the first room of its booking
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  kind TEXT NOT NULL CHECK (kind IN ('bill', 'receipt', 'invoice', 'tax_invoice', 'credit_note')),
  -- NULL: a bill, which has none
  number TEXT UNIQUE CHECK ((number IS NULL) = (kind = 'bill')),
  issued_at TEXT NOT NULL,
  who TEXT NOT NULL,
  lang TEXT NOT NULL,
  -- JSON: everything that is printed, and the amounts and dates behind it
  content TEXT NOT NULL,
  -- the invoice that a credit note takes back, once
  refers_to INTEGER UNIQUE REFERENCES documents (id) CHECK ((refers_to IS NOT NULL) = (kind = 'credit_note'))
) STRICT;
CREATE INDEX documents_by_booking ON documents (booking_id);
CREATE INDEX documents_by_issue ON documents (issued_at);

CREATE TRIGGER documents_are_final BEFORE UPDATE ON documents
BEGIN SELECT RAISE(ABORT, 'an issued document is never changed'); END;
CREATE TRIGGER documents_tell_insert AFTER INSERT ON documents
BEGIN
  INSERT INTO desk_changes (kind, subject) SELECT 'stay', reference FROM bookings WHERE id = NEW.booking_id;
END;

-- The last running number of each series: a month's invoices, a month's receipts.
CREATE TABLE document_series (
  series TEXT PRIMARY KEY,
  last INTEGER NOT NULL CHECK (last > 0)
) STRICT;

-- Secret addresses of documents for guests.
CREATE TABLE document_links (
  document_id INTEGER PRIMARY KEY REFERENCES documents (id),
  secret TEXT NOT NULL UNIQUE,
  made_at TEXT NOT NULL
) STRICT;

-- How the property numbers its documents, and what they say.
CREATE TABLE document_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- JSON
  settings TEXT NOT NULL
) STRICT;
CREATE TRIGGER document_settings_tell_insert AFTER INSERT ON document_settings
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('facts', 'documents'); END;
CREATE TRIGGER document_settings_tell_update AFTER UPDATE ON document_settings
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('facts', 'documents'); END;
