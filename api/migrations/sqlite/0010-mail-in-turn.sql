-- How many messages came since a moment, for the digest that the owner gets of many.
CREATE INDEX messages_by_creation ON messages (created_at);

-- Guests' mail goes out before the house's, however much of that strangers cause.
ALTER TABLE outbox ADD COLUMN is_for_house INTEGER NOT NULL DEFAULT 0 CHECK (is_for_house IN (0, 1));
UPDATE outbox SET is_for_house = 1 WHERE kind LIKE '%-for-owner' OR kind = 'review-waiting';
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (is_for_house, due_at, id) WHERE sent_at IS NULL AND given_up_at IS NULL;
