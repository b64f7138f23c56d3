-- Wrong guesses of the code that is mailed beside the link.
ALTER TABLE account_links ADD COLUMN code_attempts integer NOT NULL DEFAULT 0;
