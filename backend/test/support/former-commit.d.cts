/** The hash of the commit before the newest migration, null where the history does not have it. */
export function formerCommit(): string | null;
