export interface CountryOption {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** Calling code without the plus, such as "47". */
  phonecode: string;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Finds countries by a part of the name with or without accents, the code, or the calling code. Those that start with the text come first.
 */
export function searchCountries(options: readonly CountryOption[], typed: string): readonly CountryOption[] {
  const words = fold(typed.trim().replace(/^\+/, ''));
  if (words === '') return options;
  const rank = ({ code, name, phonecode }: CountryOption) => {
    const folded = fold(name);
    if (code.toLowerCase() === words || phonecode === words) return 0;
    if (folded.startsWith(words)) return 1;
    if (folded.split(/[\s(,-]+/).some((word) => word.startsWith(words))) return 2;
    if (phonecode.startsWith(words)) return 3;
    return folded.includes(words) ? 4 : 5;
  };
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((found) => found.rank < 5)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.option);
}
