import type { ListedOption, LookUpList, Option } from '../domain/tld-requirements/types';

/** The look-up lists of the registrant form (RG-04). */
export type TldLists = Readonly<Record<LookUpList, readonly ListedOption[]>>;

/** Incremented when a list changes, so that an open tab does not keep the old one. */
const VERSION = 2;
const PLACE = 'sf:tld-lists';

const isOptions = (value: unknown): value is readonly ListedOption[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one: unknown) => typeof one === 'object' && one !== null && 'value' in one);

function readCached(): TldLists | null {
  try {
    const found: unknown = JSON.parse(window.sessionStorage.getItem(PLACE) ?? 'null');
    if (typeof found !== 'object' || found === null || !('v' in found) || found.v !== VERSION || !('data' in found))
      return null;
    const data = found.data as Record<keyof TldLists, unknown>;
    const whole = (['usPurposes', 'usCategories', 'caLegalTypes', 'euMembers'] as const).every((name) =>
      isOptions(data[name]),
    );
    return whole ? (data as unknown as TldLists) : null;
  } catch {
    // No storage, or other data under the key: the lists are fetched again.
    return null;
  }
}

/** Removes the labels: a tab may change its language, and a release its message ids. */
const toListedOptions = (options: readonly Option[]): ListedOption[] =>
  options.map(({ label: _label, ...option }) => option);

/** Loads the look-up lists from this tab's sessionStorage, or fetches and stores them (RG-04). */
export async function loadTldLists(): Promise<TldLists> {
  const cached = readCached();
  if (cached) return cached;
  const { US_PURPOSES, US_CATEGORIES, CA_LEGAL_TYPES, EU_MEMBERS } =
    await import('../domain/tld-requirements/look-up-lists');
  const data: TldLists = {
    usPurposes: toListedOptions(US_PURPOSES),
    usCategories: toListedOptions(US_CATEGORIES),
    caLegalTypes: toListedOptions(CA_LEGAL_TYPES),
    euMembers: toListedOptions(EU_MEMBERS),
  };
  try {
    window.sessionStorage.setItem(PLACE, JSON.stringify({ v: VERSION, data }));
  } catch {
    // Storing is optional: the cache only saves a fetch.
  }
  return data;
}
