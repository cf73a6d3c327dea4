import type { Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

/** Says that signing in keeps the cart; nothing where the cart is empty. */
export const cartStays = (count: number, t: Translate): string | undefined =>
  count === 0 ? undefined : t(messages.stays, { count });
