-- Other phones hear of a change in every column that the desk shows (api/src/stays/bookings/columns.ts).
DROP TRIGGER bookings_tell_update;
DROP TRIGGER bookings_tell_nationalities;
CREATE TRIGGER bookings_tell_update AFTER UPDATE OF
  reference, status, room_type_id, unit_id, pinned_at, arrived_on, ended_on, guest_changes, changed_at,
  check_in, check_out, guests, first_name, last_name, email, phone, special_request, nationalities, note,
  total_cents, rate_plan, children, price_lines, lang, created_at, free_cancellation_until, cancelled_at,
  refund, arrival_time, arrival_flight, arrival_shuttle, arrival_note, arrival_told_at, partner_id, campaign
  ON bookings
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('stay', NEW.reference); END;
