import { splitDomain, type SearchWord } from '@storefront/shared/domain';

/** Counts the letters of the label before the extension, in the domain that would be searched; at most 63 (RFC 1035, section 2.3.4). */
export function countLetters({ shown }: Pick<SearchWord, 'shown'>): number {
  const label = shown.includes('.') ? splitDomain(shown).sld.split('.').at(-1) : shown;
  return [...(label ?? '')].length;
}

/** How much a typed domain, extension included, is narrowed to stay on one line. */
type Width = 'full' | 'narrower' | 'narrow' | 'narrowest';

/** The steps of `shared/ui/domain-name`: 24 and 36 characters on a wide screen, 15 and 22 on a phone. */
const STEPS: readonly (readonly [most: number, width: Width])[] = [
  [15, 'full'],
  [24, 'narrower'],
  [36, 'narrow'],
];

/** The step for a name of this many characters. */
export function getWidth(name: string): Width {
  const length = [...name].length;
  return STEPS.find(([most]) => length <= most)?.[1] ?? 'narrowest';
}
