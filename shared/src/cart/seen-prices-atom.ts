import { storedAtom } from '../store';
import { checkerOf, entriesOf, fields, oneOf, text, whole } from '../store/shape';
import type { SeenPrice, SeenPrices } from './seen-prices';

const seenPrice = fields<SeenPrice>({
  type: oneOf('new', 'renew', 'transfer'),
  period: whole(1, 10),
  currency_code: text(/^[A-Z]{3}$/),
  cost: whole(0, Number.MAX_SAFE_INTEGER),
});

/** The prices that were seen in this browser, so that coming back tells what changed (CT-14). */
export const seenPricesAtom = storedAtom<SeenPrices>({
  key: 'seen-prices',
  version: 1,
  empty: {},
  schema: checkerOf(entriesOf(seenPrice)),
});
