import { renderEmail, type Message } from '../../core/email';
import type { Config } from '../../config/config';

/** Tells the person behind an account that it is closed, and what of it stays. */
export const accountClosedEmail = (
  shop: Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail'>,
  { email, firstName }: { readonly email: string; readonly firstName: string },
): Message =>
  renderEmail({
    to: email,
    subject: `Your ${shop.shopName} account is closed`,
    paragraphs: [
      `Hello ${firstName},`,
      'As you asked, your account is closed and you are signed out everywhere. This cannot be undone.',
      'Your password, saved contacts, cart and cards are erased. Your orders and receipts stay, because the tax law asks for them, and so do who held each name, until two years after it left us, and the log of changes, under a number instead of your name. We use them for nothing else.',
      'You can open a new account with this address at any time; it starts empty.',
    ],
    after: [`If it was not you, write to ${shop.supportEmail} at once.`],
    from: shop.shopName,
  });
