-- What the staff has done lately, by kind: how much of it takes a passkey is decided by that.
CREATE INDEX desk_log_by_action ON desk_log (action, at);
