import type { NameList, RefusedEntry } from '@storefront/shared/domain';

/** What a pasted list contained besides its domains; passed in the history state, not in the URL. */
export interface LeftOut extends Pick<NameList, 'repeated' | 'beyond'> {
  /** An entry written by another release may have an unknown code, or none. */
  readonly refused: readonly (Pick<RefusedEntry, 'text' | 'reason'> & { readonly code?: string })[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Reads what was left out of the pasted list from the history state, which is validated, since anything may have written it. */
export function readLeftOut(state: unknown): LeftOut {
  const { repeated, refused, beyond } = (state !== null && typeof state === 'object' ? state : {}) as Record<
    string,
    unknown
  >;
  const isRefused = (entry: unknown): entry is LeftOut['refused'][number] =>
    entry !== null &&
    typeof entry === 'object' &&
    'text' in entry &&
    typeof entry.text === 'string' &&
    'reason' in entry &&
    typeof entry.reason === 'string' &&
    (!('code' in entry) || typeof entry.code === 'string');
  return {
    repeated: isTexts(repeated) ? repeated : [],
    refused: Array.isArray(refused) ? refused.filter(isRefused) : [],
    beyond: isTexts(beyond) ? beyond : [],
  };
}
