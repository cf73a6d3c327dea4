import { storedAtom } from '../store';
import { toChecker, fields, listOf, orNull, text } from '../store/shape';

/** Which partner sent the shopper, in the shop's own signed words, and for which names (EM-02). Says nothing about the shopper. */
interface Referral {
  readonly token: string;
  readonly names: readonly string[];
}

const referral = fields<Referral>({ token: text(/^[\w.-]{1,200}$/), names: listOf(text(/^[a-z0-9.-]{1,253}$/)) });

/** Kept under `sf:referral`, the latest only; the shop itself lets it run out. */
export const referralAtom = storedAtom<Referral | null>({
  key: 'referral',
  version: 1,
  empty: null,
  schema: toChecker(orNull(referral)),
});

/** What an order of these names says about where they came from; undefined where none of them came from a partner. */
export function getReferralToken(
  kept: Referral | null,
  items: readonly { readonly domain: string }[],
): string | undefined {
  return kept && items.some(({ domain }) => kept.names.includes(domain)) ? kept.token : undefined;
}
