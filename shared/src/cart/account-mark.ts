import { storedAtom } from '../store';
import { toChecker, fields, orNull, text, whole } from '../store/shape';

/** Which account's cart is in this browser, and up to where the account has its changes. */
interface AccountMark {
  readonly cart_id: string;
  readonly version: number;
  /** The account has every choice of this browser up to this stamp, except those that a tab knows it has not sent. */
  readonly through: number;
}

const mark = fields<AccountMark>({
  cart_id: text(/^[0-9a-f-]{36}$/),
  version: whole(0, Number.MAX_SAFE_INTEGER),
  through: whole(-1, Number.MAX_SAFE_INTEGER),
});

/** Stored under `sf:cart-account`; null for a guest's cart. Does not identify the customer. */
export const accountMarkAtom = storedAtom<AccountMark | null>({
  key: 'cart-account',
  version: 1,
  empty: null,
  schema: toChecker(orNull(mark)),
});
