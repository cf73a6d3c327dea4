const LISTS = ['refunds', 'disputes', 'payments'] as const;

/** A position in the three lists of an account, which are read one after another. */
export interface ListCursor {
  readonly list: (typeof LISTS)[number];
  readonly last?: string | undefined;
}

export function readCursor(after: string | null): ListCursor {
  const [name, last] = (after ?? LISTS[0]).split(':');
  return { list: LISTS.find((list) => list === name) ?? LISTS[0], last };
}

export const writeCursor = (hasMore: boolean, { list, last }: ListCursor, following: ListCursor['list'] | null) =>
  hasMore && last !== undefined ? `${list}:${last}` : following;
