-- The desk hears of new rates as of everything else.
CREATE TRIGGER rates_tell_insert AFTER INSERT ON rates
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('rates', NEW.version); END;
