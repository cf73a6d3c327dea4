import { sanitizeWord } from '@storefront/shared/domain';

/** Visible characters that are neither part of a domain nor separators of words. */
const SIGN = /[^\p{L}\p{M}\p{N}\p{C}\p{Z}.。-]/gu;

/** The characters of the typed word that the search ignores. */
export interface LeftOutSigns {
  /** Whether two words were joined. */
  readonly space: boolean;
  /** Without duplicates. */
  readonly signs: readonly string[];
}

/**
 * Finds the characters that no domain can contain and that the search ignores (SE-01d); null if there are none. The parts of a URL or email
 * address around the domain do not count.
 */
export function findLeftOutSigns(typed: string): LeftOutSigns | null {
  const word = typed.normalize('NFKC').trim();
  const cleaned = word.replace(SIGN, '').replace(/\s+/g, '');
  if (cleaned === word || sanitizeWord(cleaned) !== sanitizeWord(word)) return null;
  return { space: /\s/.test(word), signs: [...new Set(word.match(SIGN) ?? [])] };
}

/** Reads the text that was typed to arrive at the URL from the history state, which is validated, since anything may have written it. */
export function readTyped(state: unknown): string | undefined {
  return state !== null && typeof state === 'object' && 'typed' in state && typeof state.typed === 'string'
    ? state.typed
    : undefined;
}
