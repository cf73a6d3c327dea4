import { priceDraft, type PriceDraft, type PriceTable, type RowEdit } from '@storefront/shared/contract/desk';
import { storedAtom } from '@storefront/shared/store';
import { z } from 'zod/mini';

/** The draft of this browser, in all its tabs; null where there is none. It survives a reload and is cleared at sign-out. */
export const draftAtom = storedAtom<PriceDraft | null>({
  key: 'price-draft',
  version: 1,
  empty: null,
  schema: z.nullable(priceDraft),
});

/** Something that a draft consists of. */
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

/** What the draft does to a row, and where that stands among its edits. */
export function findEdit(
  draft: PriceDraft | null,
  table: PriceTable,
  row: string,
): { readonly edit: RowEdit; readonly at: number } | undefined {
  const at = (draft?.edits ?? []).findIndex((edit) => edit.table === table && edit.row === row);
  const edit = draft?.edits?.[at];
  return edit && { edit, at };
}

/** Puts an edit in, in place of the one that was there. A draft begins with the version that is in force then. */
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

/** Takes one part out; null where nothing is left. */
export function withoutPart({ restores, ...draft }: PriceDraft, part: DraftPart): PriceDraft | null {
  const left: PriceDraft = {
    ...draft,
    ...(restores !== undefined && part.kind !== 'restores' && { restores }),
    ...(part.kind === 'file' && { files: draft.files?.filter((_, at) => at !== part.at) }),
    ...(part.kind === 'edit' && { edits: draft.edits?.filter((_, at) => at !== part.at) }),
  };
  return listParts(left).length > 0 ? left : null;
}
