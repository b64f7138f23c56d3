-- Language that a review is written in, as a BCP 47 tag; empty where nothing tells it. NULL for those from before this
-- column: their own words tell it when they are read.
ALTER TABLE testimonials ADD COLUMN lang TEXT;
