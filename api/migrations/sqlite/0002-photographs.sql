-- An owner's photographs. A room that has one shows photographs only, by position, and none of its drawn scenes.
-- An id is never used twice, so a second removal of number 3 removes nothing.
CREATE TABLE photographs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room_type_id TEXT NOT NULL REFERENCES room_types (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  -- the folder with its files in DATA_DIR/media; two rooms may share one
  hash TEXT NOT NULL,
  -- of the largest file, in pixels
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  -- widths of the AVIF and WebP files, smallest first, as a JSON array
  widths TEXT NOT NULL CHECK (json_valid(widths)),
  -- width of the one JPEG file
  jpeg_width INTEGER NOT NULL,
  -- data: address of a picture of a few pixels
  preview TEXT NOT NULL,
  -- the owner's name for it
  file_name TEXT NOT NULL,
  added_at TEXT NOT NULL,
  UNIQUE (room_type_id, hash)
) STRICT;
