import { getEmbedFrame } from '@storefront/shared/contract';
import type { AskBackend } from './backends';

/** A change of a partner's origins counts after this long. */
const FRESH_MS = 5_000;
const DEADLINE_MS = 2_000;
/** Keys are typed into addresses by anybody: the oldest go first. */
const KEPT = 200;

/** Nobody has this key: any page may frame it, and it says so. */
const ANYBODY = ['*'];
const NOBODY = ["'none'"];

/**
 * The origins that may frame a partner's page, as sources of `frame-ancestors` (CSP 3). While the backend is unavailable, its last answer
 * is used.
 */
export function frameAncestors(ask: AskBackend): (partnerKey: string) => Promise<readonly string[]> {
  const known = new Map<string, { readonly ancestors: readonly string[]; readonly at: number }>();

  return async (given) => {
    // As the page in the frame reads it: with the spaces it would be a key of nobody, whom anybody may show.
    const partnerKey = given.trim();
    const before = known.get(partnerKey);
    if (before && Date.now() - before.at < FRESH_MS) return before.ancestors;
    try {
      const path = getEmbedFrame.path.replace('{partner_key}', encodeURIComponent(partnerKey || 'none'));
      const answer = await ask(path, { signal: AbortSignal.timeout(DEADLINE_MS) });
      if (!answer.ok && answer.status !== 400) throw new Error(`answered ${answer.status}`);
      const { origins } = answer.ok ? ((await answer.json()) as { origins: string[] }) : { origins: ANYBODY };
      const ancestors = origins.length > 0 ? origins : NOBODY;
      known.delete(partnerKey);
      known.set(partnerKey, { ancestors, at: Date.now() });
      for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size - KEPT))) known.delete(oldest);
      return ancestors;
    } catch {
      // Away or too slow.
      return before?.ancestors ?? NOBODY;
    }
  };
}
