import type { Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

/** Returns the warning that auto-renew is on and no card can be charged for it (LG-04). */
export const noRenewalCardText = (
  t: Translate,
  what: { readonly count: number; /** The first of so many, in Unicode. */ readonly domain: string },
): string => t(messages.noRenewalCard, what);
