-- phase: expand
-- Who of the owner's family or friends stays on blocked nights, without a price; NULL for any other block. Older code
-- shows the reason, which is the same name then.
ALTER TABLE blocks ADD COLUMN own_stay_of text COLLATE "C";
