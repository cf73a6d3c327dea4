/** The most domains in one bulk change (DM-13). Separate from the schemas, so that a page can use it without their library. */
export const DOMAINS_AT_ONCE = 10_000;
