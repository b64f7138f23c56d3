-- Other phones hear of a change in every column that the desk shows (api/src/stays/bookings/columns.ts).
DROP TRIGGER tells_desk_update ON bookings;
DROP TRIGGER tells_desk_nationalities ON bookings;
CREATE TRIGGER tells_desk_update AFTER UPDATE OF
  reference, status, room_type_id, unit_id, pinned_at, arrived_on, ended_on, guest_changes, changed_at,
  check_in, check_out, guests, first_name, last_name, email, phone, special_request, nationalities, note,
  total_cents, rate_plan, children, price_lines, lang, created_at, free_cancellation_until, cancelled_at,
  refund, arrival_time, arrival_flight, arrival_shuttle, arrival_note, arrival_told_at, partner_id, campaign
  ON bookings
  FOR EACH ROW EXECUTE FUNCTION tell_desk('stay', 'reference');
