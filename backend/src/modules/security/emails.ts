import { durationInWords, LINK_SECONDS } from '@storefront/shared/domain';
import { greeting, renderEmail } from '../../adapters/mail/email';
import type { Message } from '../../adapters/mail/mail';
import { link, type Reader, type Shop } from '../auth/emails';

const notYou = (shop: Shop): string =>
  `If it was not you, set a new password now at ${link(shop, '/site/recover')} and write to ${shop.supportEmail}.`;

/** Asks the owner of an address whether the account is to go over to it. */
export const confirmNewAddressEmail = (shop: Shop, { email, first_name }: Reader, token: string): Message =>
  renderEmail({
    to: email,
    subject: `Confirm your new email address for ${shop.shopName}`,
    paragraphs: [
      greeting(first_name),
      `Confirm that this is your address, and your ${shop.shopName} account goes over to it: you sign in with it, and our emails come here.`,
    ],
    action: { label: 'Use this address', url: link(shop, '/site/verification', { token }) },
    after: [
      `The link works once, within ${durationInWords(LINK_SECONDS.change_email)}. If you did not ask for it, ignore this email: nothing happens without the link.`,
    ],
    from: shop.shopName,
  });

/** Tells the owner of an account that somebody wanted another account to go over to the address. */
export const addressTakenEmail = (shop: Shop, { email, first_name }: Reader): Message =>
  renderEmail({
    to: email,
    subject: `You already have an account at ${shop.shopName}`,
    paragraphs: [
      `Hello ${first_name},`,
      'We received a request to move another account to this address. It has an account already, so nothing was changed.',
    ],
    from: shop.shopName,
  });

/** Tells the former address, and gives it the way back. */
export const addressChangedEmail = (
  shop: Shop,
  { email, first_name }: Reader,
  newEmail: string,
  token: string,
): Message =>
  renderEmail({
    to: email,
    subject: `Your ${shop.shopName} account has a new email address`,
    paragraphs: [
      `Hello ${first_name},`,
      `Your account was just changed to ${newEmail}. Our emails go there from now on. If it was you, there is nothing to do.`,
    ],
    action: { label: 'It was not me: take the account back', url: link(shop, '/site/verification', { token }) },
    after: [
      `The link works for ${durationInWords(LINK_SECONDS.restore_email)}. It brings this address back and signs every device out. After that, write to ${shop.supportEmail}.`,
    ],
    from: shop.shopName,
  });

export const addressRestoredEmail = (shop: Shop, { email, first_name }: Reader): Message =>
  renderEmail({
    to: email,
    subject: `Your ${shop.shopName} account is back at this address`,
    paragraphs: [`Hello ${first_name},`, 'Your account uses this address again, and every device was signed out.'],
    action: { label: 'Set a new password', url: link(shop, '/site/recover') },
    after: [
      'Whoever changed the address knew your password or used a device of yours: set a new password before anything else.',
    ],
    from: shop.shopName,
  });

/** The subject of each email, without the shop's name, and what happened. */
const WHAT = {
  totp_added: [
    'Authenticator app added to',
    'An authenticator app was added. From now on you are asked for its code when you sign in. Every other device was signed out.',
  ],
  totp_removed: [
    'Authenticator app removed from',
    'The authenticator app was removed. Its codes are not asked for any more. Every other device was signed out.',
  ],
  passkey_added: [
    'Passkey added to',
    'A passkey was added. It can sign in to your account. Every other device was signed out.',
  ],
  passkey_removed: [
    'Passkey removed from',
    'A passkey was removed. It can no longer sign in to your account. Every other device was signed out.',
  ],
  recovery_codes_renewed: ['New recovery codes for', 'New recovery codes were made. The earlier ones no longer work.'],
  password_changed: [
    'New password for',
    'The password of your account was changed, and every other device was signed out.',
  ],
} as const;

export type SecurityChange = keyof typeof WHAT;

/** Tells a customer of a change of how the account is signed in to. */
export const securityEmail = (shop: Shop, { email, first_name }: Reader, change: SecurityChange): Message =>
  renderEmail({
    to: email,
    subject: `${WHAT[change][0]} your ${shop.shopName} account`,
    paragraphs: [`Hello ${first_name},`, WHAT[change][1], notYou(shop)],
    from: shop.shopName,
  });
