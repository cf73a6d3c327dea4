/** The most domains in one bulk search (SE-05). Separate from the schemas, so that a page can use it without their library. */
export const NAMES_AT_ONCE = 200;
