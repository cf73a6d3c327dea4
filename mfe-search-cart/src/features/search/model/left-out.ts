import type { NameList, RefusedEntry } from '@storefront/shared/domain';

/** What a pasted list contained besides its names; passed on in the navigation, not in the address. */
export interface LeftOut extends Pick<NameList, 'repeated' | 'beyond'> {
  /** One of another release may have a code that is not known here, or none. */
  readonly refused: readonly (Pick<RefusedEntry, 'text' | 'reason'> & { readonly code?: string })[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** What was left out of the list of this address, where its history entry knows it; history is writable from outside. */
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
