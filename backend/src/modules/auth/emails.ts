import { durationInWords, LINK_SECONDS } from '@storefront/shared/domain';
import type { Config } from '../../config/config';
import { greeting, renderEmail } from '../../adapters/mail/email';
import type { Message } from '../../adapters/mail/mail';

export type Shop = Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail'>;
export interface Reader {
  readonly email: string;
  readonly first_name: string;
}

/** Links are made from the configured address only, never from what a request says about itself (fault A2). */
export const link = ({ publicUrl }: Shop, path: string, query: Record<string, string> = {}) => {
  const url = new URL(path, publicUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

/** Asks the owner of an address to confirm it. The link says that it asks for a password, so that the page need not find it out by trying. */
export const verificationEmail = (shop: Shop, { email, first_name }: Reader, token: string): Message =>
  renderEmail({
    to: email,
    subject: `Confirm your email address for ${shop.shopName}`,
    paragraphs: [
      greeting(first_name),
      `Confirm that this is your address, and your ${shop.shopName} account is ready.`,
    ],
    action: { label: 'Confirm email address', url: link(shop, '/site/verification', { token, ask: 'password' }) },
    after: [
      `The link works once, within ${durationInWords(LINK_SECONDS.verify_email)}, and asks for the password that you chose. If you did not open an account, ignore this email: nothing happens without the link and the password.`,
    ],
    from: shop.shopName,
  });

/** Tells the owner of an account that somebody tried to open another one with the address. */
export const accountExistsEmail = (shop: Shop, { email, first_name }: Reader): Message =>
  renderEmail({
    to: email,
    subject: `You already have an account at ${shop.shopName}`,
    paragraphs: [
      `Hello ${first_name},`,
      'We received a request to open an account with this address. You already have one, and it was not changed.',
    ],
    action: { label: 'Sign in', url: link(shop, '/site/login') },
    after: [
      `If you forgot your password, set a new one at ${link(shop, '/site/recover')}. If it was not you, there is nothing to do.`,
    ],
    from: shop.shopName,
  });

/** Lets a customer set a new password. */
export const recoveryEmail = (shop: Shop, { email, first_name }: Reader, token: string): Message =>
  renderEmail({
    to: email,
    subject: `Set a new password for ${shop.shopName}`,
    paragraphs: [greeting(first_name), 'We received a request to reset your password.'],
    action: { label: 'Set a new password', url: link(shop, '/site/validate', { token, queue: RECOVERY_QUEUE }) },
    after: [
      `The link works once, within ${durationInWords(LINK_SECONDS.reset_password)}. If you did not ask for it, ignore this email: your password stays as it is.`,
    ],
    from: shop.shopName,
  });

/** Tells a customer that the password was changed. */
export const passwordChangedEmail = (shop: Shop, { email, first_name }: Reader): Message =>
  renderEmail({
    to: email,
    subject: `Your ${shop.shopName} password was changed`,
    paragraphs: [
      `Hello ${first_name},`,
      'The password of your account was just changed, and every device was signed out.',
      `If it was not you, set a new password now at ${link(shop, '/site/recover')} and write to ${shop.supportEmail}.`,
    ],
    from: shop.shopName,
  });

/** What the `queue` of a recovery link says: which kind of token it carries. */
export const RECOVERY_QUEUE = 'recovery';
