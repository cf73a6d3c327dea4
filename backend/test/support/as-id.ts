/** An id that a test has written down, or read where no schema reads it. */
export const asId = <Id extends string>(text: string): Id => text as Id;
