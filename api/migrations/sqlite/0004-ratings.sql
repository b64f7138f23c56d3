-- Means of rooms and categories are read after every write, from this index alone.
CREATE INDEX testimonials_ratings ON testimonials (status, category, room_type_id, rating);
