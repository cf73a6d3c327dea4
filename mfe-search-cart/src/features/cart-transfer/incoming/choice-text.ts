import type { CartChoice } from '@storefront/shared/contract';
import { lineKind } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import { formatAddOns } from '@storefront/shared/words';
import * as messages from './messages';

/** Describes a choice: `Register for 2 years, with Privacy Protection`. */
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
  // The years of a transfer are not known before its price.
  if (kind === 'add_ons') return t(messages.addAddOns, { addOns });
  return t(messages.choice, { kind: type, years: type === 'transfer' ? 0 : period, addOns: addOns || 'none' });
}
