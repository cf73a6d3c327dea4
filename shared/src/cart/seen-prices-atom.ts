import { ADD_ON_SERVICES } from '../domain/add-ons';
import { storedAtom } from '../store';
import { toChecker, entriesOf, fields, flag, listOf, oneOf, optional, text, whole, within } from '../store/shape';
import { amount } from './amount-shape';
import type { SeenPrice, SeenPrices } from './seen-prices';

const seenPrice = fields<SeenPrice>({
  type: oneOf('new', 'renew', 'transfer'),
  period: whole(0, 10),
  currency_code: text(/^[A-Z]{3}$/),
  cost: amount,
  add_ons: optional(
    listOf(
      fields<NonNullable<SeenPrice['add_ons']>[number]>({
        type: oneOf(...ADD_ON_SERVICES),
        cost: amount,
        quantity: whole(1, 99),
      }),
    ),
  ),
  taxes: optional(
    listOf(
      fields<NonNullable<SeenPrice['taxes']>[number]>({
        tax_id: text(),
        tax_rule_name: text(),
        tax_rate: within(0, 100),
      }),
    ),
  ),
  tax_country: optional(text(/^[A-Z]{2}$/)),
  elsewhere: optional(flag),
});

/** The prices that were shown in this browser, so that a returning visitor sees what changed (CT-14). */
export const seenPricesAtom = storedAtom<SeenPrices>({
  key: 'seen-prices',
  version: 1,
  empty: {},
  schema: toChecker(entriesOf(seenPrice)),
});
