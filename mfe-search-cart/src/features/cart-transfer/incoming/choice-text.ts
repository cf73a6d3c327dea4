import type { CartChoice } from '@storefront/shared/contract';
import { lineKind } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import { formatAddOns } from '@storefront/shared/words';
import * as messages from './messages';

/** What was chosen for a name: `Register for 2 years, with Privacy Protection`. */
export function choiceText(
  { type, period, add_ons }: Pick<CartChoice, 'type' | 'period' | 'add_ons'>,
  t: Translate,
): string {
  const kind = lineKind({ type, period });
  const addOns = formatAddOns(
    add_ons.map(({ service, quantity }) => ({ type: service, quantity })),
    kind,
    t,
  );
  // Whether a transfer adds a year is said by its price.
  if (kind === 'add_ons') return t(messages.addAddOns, { addOns });
  return t(messages.choice, { kind: type, years: type === 'transfer' ? 0 : period, addOns: addOns || 'none' });
}
