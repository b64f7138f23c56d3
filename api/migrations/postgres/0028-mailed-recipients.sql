-- To whom strangers had mail sent within the hour, as keyed hashes: so that one network cannot write to hundreds. The
-- network is empty where it is unknown.
CREATE TABLE mailed_recipients (
  client_network bytea NOT NULL,
  recipient bytea NOT NULL,
  mailed_at text COLLATE "C" NOT NULL,
  PRIMARY KEY (client_network, recipient)
);
CREATE INDEX mailed_recipients_by_time ON mailed_recipients (mailed_at, client_network);

-- The order in which mail is sent: 0 what a guest or a member waits for, 1 other mail to guests, 2 mail to the house and
-- to partners, 3 receipts that anybody can cause.
DROP INDEX outbox_due;
ALTER TABLE outbox ADD COLUMN priority integer NOT NULL DEFAULT 1 CHECK (priority BETWEEN 0 AND 3);
UPDATE outbox SET priority = CASE
  WHEN is_for_house = 1 THEN 2
  WHEN kind IN ('message-received', 'welcome', 'account-exists') THEN 3
  ELSE 0 END;
ALTER TABLE outbox DROP COLUMN is_for_house;
CREATE INDEX outbox_due ON outbox (priority, due_at, id) WHERE sent_at IS NULL AND given_up_at IS NULL;
