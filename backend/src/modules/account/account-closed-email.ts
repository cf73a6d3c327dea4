import { emailTo, type Message, type Reader, type Shop } from '../../core/email';
import * as messages from './messages';

/** Tells a former customer that the account is closed, and which data the shop keeps. */
export const accountClosedEmail = (shop: Shop, customer: Reader): Message =>
  emailTo(shop, customer, ({ t }) => ({
    subject: t(messages.closedSubject, { shop: shop.shopName }),
    paragraphs: [t(messages.closedText), t(messages.closedErased), t(messages.closedReopen)],
    after: [t(messages.closedNote, { email: shop.supportEmail })],
  }));
