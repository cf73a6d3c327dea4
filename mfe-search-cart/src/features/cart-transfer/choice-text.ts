import type { CartChoice } from '@storefront/shared/contract';
import { addOnsInWords, lineKind } from '@storefront/shared/domain';

const KINDS = { new: 'Register', renew: 'Renew', transfer: 'Transfer in' } as const;

/** What was chosen for a name: `Register for 2 years, with Privacy Protection`. */
export function choiceText({ type, period, add_ons }: Pick<CartChoice, 'type' | 'period' | 'add_ons'>): string {
  const kind = lineKind({ type, period });
  const addOns = addOnsInWords(
    add_ons.map(({ service, quantity }) => ({ type: service, quantity })),
    kind,
  );
  if (kind === 'add_ons') return `Add ${addOns}`;
  const term = period === 1 ? '1 year' : `${period} years`;
  return `${KINDS[type]} for ${term}${addOns && `, with ${addOns}`}`;
}
