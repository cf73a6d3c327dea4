import type { NameList } from '@storefront/shared/domain';

/** What a pasted list held beside its names; goes along with the navigation, not with the address. */
export type LeftOut = Pick<NameList, 'repeated' | 'refused' | 'beyond'>;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** What was left out of the list of this address, where its history entry knows; history is writable from outside. */
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
    typeof entry.reason === 'string';
  return {
    repeated: isTexts(repeated) ? repeated : [],
    refused: Array.isArray(refused) ? refused.filter(isRefused) : [],
    beyond: isTexts(beyond) ? beyond : [],
  };
}
