-- Links that are signed for a partner's mails and print hold while this is the number that they were signed with.
ALTER TABLE partners ADD COLUMN links_version INTEGER NOT NULL DEFAULT 1;
