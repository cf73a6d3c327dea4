import { sanitizeWord } from '@storefront/shared/domain';

/** Visible characters that are neither part of a name nor between its words. */
const SIGN = /[^\p{L}\p{M}\p{N}\p{C}\p{Z}.。-]/gu;

/** The characters of the typed word that the search ignores. */
export interface LeftOutSigns {
  /** Two words have become one. */
  readonly space: boolean;
  /** Each once. */
  readonly signs: readonly string[];
}

/**
 * The characters that no domain can contain and that are not searched for (SE-01d); null where there are none. The parts of a web or email
 * address around the name do not count.
 */
export function findLeftOutSigns(typed: string): LeftOutSigns | null {
  const word = typed.normalize('NFKC').trim();
  const kept = word.replace(SIGN, '').replace(/\s+/g, '');
  if (kept === word || sanitizeWord(kept) !== sanitizeWord(word)) return null;
  return { space: /\s/.test(word), signs: [...new Set(word.match(SIGN) ?? [])] };
}

/** The text typed to arrive at an address, where its history entry knows it; history is writable from outside. */
export function readTyped(state: unknown): string | undefined {
  return state !== null && typeof state === 'object' && 'typed' in state && typeof state.typed === 'string'
    ? state.typed
    : undefined;
}
