import { getEmbedFrame } from '@storefront/shared/contract';
import type { AskBackend } from './backends';

/** How long a partner's origins are cached. Milliseconds. */
const FRESH_MS = 5_000;
const DEADLINE_MS = 2_000;
/** Maximum number of cached keys: anyone can send keys, so the oldest are removed. */
const KEPT = 200;

/** For unknown keys: any page may frame it, and it reports the problem. */
const ANYBODY = ['*'];
const NOBODY = ["'none'"];

/**
 * Returns a function that lists the origins that may frame a partner's page, as sources of `frame-ancestors` (CSP 3). While the backend is
 * unavailable, its last response is used.
 */
export function frameAncestors(ask: AskBackend): (partnerKey: string) => Promise<readonly string[]> {
  const known = new Map<string, { readonly ancestors: readonly string[]; readonly at: number }>();

  return async (text) => {
    // Trimmed, as in the page in the frame: with spaces it would count as an unknown key, which any page may frame.
    const partnerKey = text.trim();
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
      // The backend is unavailable or too slow.
      return before?.ancestors ?? NOBODY;
    }
  };
}
