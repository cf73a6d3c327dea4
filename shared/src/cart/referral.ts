import { storedAtom } from '../store';
import { toChecker, fields, listOf, orNull, text } from '../store/shape';

/** Which partner sent the shopper, signed by the shop, and for which domains (EM-02). Does not identify the shopper. */
interface Referral {
  readonly token: string;
  readonly names: readonly string[];
}

const referral = fields<Referral>({ token: text(/^[\w.-]{1,200}$/), names: listOf(text(/^[a-z0-9.-]{1,253}$/)) });

/** Stored under `sf:referral`, the latest only; the backend checks its expiry. */
export const referralAtom = storedAtom<Referral | null>({
  key: 'referral',
  version: 1,
  empty: null,
  schema: toChecker(orNull(referral)),
});

/** Returns the referral token for an order of these domains; undefined if none of them came from a partner. */
export function getReferralToken(
  stored: Referral | null,
  items: readonly { readonly domain: string }[],
): string | undefined {
  return stored && items.some(({ domain }) => stored.names.includes(domain)) ? stored.token : undefined;
}
