import type { CartChoice } from '@storefront/shared/contract';
import { ADD_ONS, addOnsInWords, lineKind } from '@storefront/shared/domain';

const KINDS = { new: 'Register', renew: 'Renew', transfer: 'Transfer in' } as const;

/** What was chosen for a name: `Register for 2 years, with Privacy Protection`. */
export function choiceText({ type, period, add_ons }: Pick<CartChoice, 'type' | 'period' | 'add_ons'>): string {
  if (lineKind({ type, period }) === 'add_ons') return `Add ${addOnsInWords(add_ons.map((addOn) => ({ type: addOn.service, quantity: addOn.quantity })))}`;
  const addOns = add_ons.map(({ service, quantity }) => (quantity > 1 ? `${quantity} × ${ADD_ONS[service].label}` : ADD_ONS[service].label));
  const term = period === 1 ? '1 year' : `${period} years`;
  return `${KINDS[type]} for ${term}${addOns.length > 0 ? `, with ${addOns.join(', ')}` : ''}`;
}
