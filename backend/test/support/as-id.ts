/** An id literal in a test, or an id that no schema has read. */
export const asId = <Id extends string>(text: string): Id => text as Id;
