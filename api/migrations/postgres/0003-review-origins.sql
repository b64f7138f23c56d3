-- Whence a review came, as keyed hashes, as long as its day counts: so that no stranger fills the page alone.
CREATE TABLE review_origins (
  review_id text COLLATE "C" PRIMARY KEY REFERENCES testimonials (id) ON DELETE CASCADE,
  client_address bytea,
  client_network bytea,
  was_published integer NOT NULL CHECK (was_published IN (0, 1)),
  created_at text COLLATE "C" NOT NULL
);
CREATE INDEX review_origins_by_creation ON review_origins (created_at);

-- No text is published twice. Of its letters the SHA-256, or of a short review as a whole.
CREATE TABLE review_texts (
  text_hash bytea PRIMARY KEY,
  review_id text COLLATE "C" NOT NULL REFERENCES testimonials (id) ON DELETE CASCADE
);
CREATE INDEX review_texts_by_review ON review_texts (review_id);
