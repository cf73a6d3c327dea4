import { priceDraft, type PriceDraft, type PriceTable, type RowEdit } from '@storefront/shared/contract/desk';
import { storedAtom } from '@storefront/shared/store';
import { z } from 'zod/mini';

/** The draft, shared by all tabs of this browser; null if there is none. Survives a reload and is cleared at sign-out. */
export const draftAtom = storedAtom<PriceDraft | null>({
  key: 'price-draft',
  version: 1,
  empty: null,
  schema: z.nullable(priceDraft),
});

export type DraftPart =
  | { readonly kind: 'restores'; readonly version: number }
  | { readonly kind: 'file'; readonly at: number; readonly name: string }
  | { readonly kind: 'edit'; readonly at: number; readonly edit: RowEdit };

export function listParts({ restores, files = [], edits = [] }: PriceDraft): DraftPart[] {
  return [
    ...(restores === undefined ? [] : [{ kind: 'restores', version: restores } as const]),
    ...files.map(({ name }, at) => ({ kind: 'file', at, name }) as const),
    ...edits.map((edit, at) => ({ kind: 'edit', at, edit }) as const),
  ];
}

/** Finds the edit of a row in the draft, and its index. */
export function findEdit(
  draft: PriceDraft | null,
  table: PriceTable,
  row: string,
): { readonly edit: RowEdit; readonly at: number } | undefined {
  const at = (draft?.edits ?? []).findIndex((edit) => edit.table === table && edit.row === row);
  const edit = draft?.edits?.[at];
  return edit && { edit, at };
}

/** Adds or replaces an edit. A new draft is based on the version in force. */
export function withEdit(draft: PriceDraft | null, inForce: number, edit: RowEdit, at?: number): PriceDraft {
  const before = draft ?? { base: inForce };
  const edits = [...(before.edits ?? [])];
  if (at === undefined) edits.push(edit);
  else edits[at] = edit;
  return { ...before, edits };
}

export function withFiles(
  draft: PriceDraft | null,
  inForce: number,
  files: readonly { readonly name: string; readonly text: string }[],
): PriceDraft {
  const before = draft ?? { base: inForce };
  const others = (before.files ?? []).filter(({ name }) => files.every((file) => file.name !== name));
  return { ...before, files: [...others, ...files] };
}

/** Removes a part; returns null if the draft is then empty. */
export function withoutPart({ restores, ...draft }: PriceDraft, part: DraftPart): PriceDraft | null {
  const left: PriceDraft = {
    ...draft,
    ...(restores !== undefined && part.kind !== 'restores' && { restores }),
    ...(part.kind === 'file' && { files: draft.files?.filter((_, at) => at !== part.at) }),
    ...(part.kind === 'edit' && { edits: draft.edits?.filter((_, at) => at !== part.at) }),
  };
  return listParts(left).length > 0 ? left : null;
}
