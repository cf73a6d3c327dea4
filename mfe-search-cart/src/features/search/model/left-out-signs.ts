import { sanitizeWord } from '@storefront/shared/domain';

/** What is neither a part of a name nor between its words, as far as it can be seen. */
const SIGN = /[^\p{L}\p{M}\p{N}\p{C}\p{Z}.。-]/gu;

/** What a search goes without of the word that was typed. */
export interface LeftOutSigns {
  /** Two words have become one. */
  readonly space: boolean;
  /** Each once. */
  readonly signs: readonly string[];
}

/** What no domain can contain, and so is not searched for (SE-01d); null where that is nothing. What stands around the name in a web or email address is no part of it. */
export function findLeftOutSigns(typed: string): LeftOutSigns | null {
  const word = typed.normalize('NFKC').trim();
  const kept = word.replace(SIGN, '').replace(/\s+/g, '');
  if (kept === word || sanitizeWord(kept) !== sanitizeWord(word)) return null;
  return { space: /\s/.test(word), signs: [...new Set(word.match(SIGN) ?? [])] };
}

/** What was typed to come to an address, where its history entry knows; history is writable from outside. */
export function readTyped(state: unknown): string | undefined {
  return state !== null && typeof state === 'object' && 'typed' in state && typeof state.typed === 'string'
    ? state.typed
    : undefined;
}
