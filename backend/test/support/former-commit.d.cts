/** The hash of the commit before the newest migration, null if it is not in the history. */
export function formerCommit(): string | null;
