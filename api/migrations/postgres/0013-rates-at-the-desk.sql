-- The desk hears of new rates as of everything else.
CREATE TRIGGER tells_desk AFTER INSERT ON rates FOR EACH ROW EXECUTE FUNCTION tell_desk('rates', 'version');
