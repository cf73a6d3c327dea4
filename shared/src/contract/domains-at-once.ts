/** Most domains of one bulk change (DM-13). Stands apart from the schemas, so that a page can know it without their library. */
export const DOMAINS_AT_ONCE = 10_000;
