-- An entry that was wrong is reversed by another of the opposite amount: the word of bookkeeping for what the table called
-- taken back.
ALTER TABLE payments RENAME COLUMN takes_back TO reverses;
