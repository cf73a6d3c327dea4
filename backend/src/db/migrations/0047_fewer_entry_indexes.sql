-- contracts: the previous version finds the same rows by the indexes on actor and subject
DROP INDEX "audit_entries_cards";