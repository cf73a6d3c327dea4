import { emailTo, type Message, type Reader, type Shop } from '../../core/email';
import * as messages from './messages';

/** Tells a customer which member of staff acts for them, why and for how long, and how to end it. */
export const supportBeganEmail = (
  shop: Shop,
  customer: Reader,
  { staff, reason, minutes }: { readonly staff: string; readonly reason: string; readonly minutes: number },
): Message =>
  emailTo(shop, customer, ({ t }) => ({
    subject: t(messages.beganSubject, { shop: shop.shopName }),
    paragraphs: [
      t(messages.beganText, { staff, shop: shop.shopName, minutes }),
      t(messages.beganReason, { reason }),
      t(messages.beganLimits),
    ],
    action: { label: t(messages.beganButton), path: '/account/detail' },
    after: [t(messages.beganNote, { email: shop.supportEmail })],
  }));
