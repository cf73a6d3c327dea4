/** Most names of one bulk search (SE-05). Stands apart from the schemas, so that a page can know it without their library. */
export const NAMES_AT_ONCE = 200;
