import { writeLetter } from '../../adapters/mail/letter';
import type { Message } from '../../adapters/mail/mail';
import { link, type Reader, type Shop } from '../auth/letters';

const notYou = (shop: Shop): string => `If it was not you, set a new password now at ${link(shop, '/site/recover')} and write to ${shop.supportEmail}.`;

/** Asks the owner of an address whether the account is to go over to it. */
export const confirmNewAddressLetter = (shop: Shop, { email, first_name }: Reader, token: string): Message =>
  writeLetter({
    to: email,
    subject: `Confirm your new e-mail address for ${shop.shopName}`,
    paragraphs: [`Hello ${first_name},`, `Confirm that this is your address, and your ${shop.shopName} account goes over to it: you sign in with it, and letters come here.`],
    action: { label: 'Use this address', url: link(shop, '/site/verification', { token }) },
    after: ['The link works once, within 24 hours. If you did not ask for it, ignore this mail: nothing happens without the link.'],
    from: shop.shopName,
  });

/** Tells the owner of an account that somebody wanted another account to go over to the address. */
export const addressTakenLetter = (shop: Shop, { email, first_name }: Reader): Message =>
  writeLetter({
    to: email,
    subject: `You already have an account at ${shop.shopName}`,
    paragraphs: [`Hello ${first_name},`, 'Somebody, most likely you, wanted another account to use this address. It has an account already, so nothing was changed.'],
    from: shop.shopName,
  });

/** Tells the former address, and gives it the way back. */
export const emailChangedLetter = (shop: Shop, { email, first_name }: Reader, newEmail: string, token: string): Message =>
  writeLetter({
    to: email,
    subject: `Your ${shop.shopName} account has a new e-mail address`,
    paragraphs: [`Hello ${first_name},`, `Your account was just changed to ${newEmail}. Letters go there from now on. If it was you, there is nothing to do.`],
    action: { label: 'It was not me: take the account back', url: link(shop, '/site/verification', { token }) },
    after: [`The link works for 24 hours. It brings this address back and signs every device out. After that, write to ${shop.supportEmail}.`],
    from: shop.shopName,
  });

export const emailRestoredLetter = (shop: Shop, { email, first_name }: Reader): Message =>
  writeLetter({
    to: email,
    subject: `Your ${shop.shopName} account is back at this address`,
    paragraphs: [`Hello ${first_name},`, 'Your account uses this address again, and every device was signed out.'],
    action: { label: 'Set a new password', url: link(shop, '/site/recover') },
    after: ['Whoever changed the address knew your password or used a device of yours: set a new password before anything else.'],
    from: shop.shopName,
  });

const WHAT = {
  totp_added: 'Codes of an app were turned on: they are asked for from now on when you sign in.',
  totp_removed: 'Codes of an app were turned off.',
  passkey_added: 'A passkey was added, which can sign in to your account.',
  passkey_removed: 'A passkey was removed.',
  recovery_codes_renewed: 'New recovery codes were made; the earlier ones do not work any more.',
  password_changed: 'The password of your account was changed, and every other device was signed out.',
} as const;

export type SecurityChange = keyof typeof WHAT;

/** Tells a customer of a change of how the account is signed in to. */
export const securityLetter = (shop: Shop, { email, first_name }: Reader, change: SecurityChange): Message =>
  writeLetter({
    to: email,
    subject: `A change to how you sign in to ${shop.shopName}`,
    paragraphs: [`Hello ${first_name},`, WHAT[change], notYou(shop)],
    from: shop.shopName,
  });
