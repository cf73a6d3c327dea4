import { LINK_SECONDS } from '@storefront/shared/domain';
import { neutralGreeting, emailTo, pageUrl, type Message, type Reader, type Shop } from '../../core/email';
import { changeFacts, hours, type ChangeFacts } from '../security';
import * as messages from './messages';

/** Asks the owner of an address to confirm it. `ask` tells the page to ask for a password, so that it need not try the token to find out. */
export const verificationEmail = (shop: Shop, reader: Reader, token: string): Message =>
  emailTo(shop, reader, ({ t }) => ({
    greeting: neutralGreeting,
    subject: t(messages.verifySubject, { shop: shop.shopName }),
    paragraphs: [t(messages.verifyText, { shop: shop.shopName })],
    action: {
      label: t(messages.verifyButton),
      path: `/site/verification?${new URLSearchParams({ token, ask: 'password' })}`,
    },
    after: [t(messages.verifyNote, { hours: hours(LINK_SECONDS.verify_email) })],
  }));

/** Tells the owner of an account that someone tried to open another one with the same address. */
export const accountExistsEmail = (shop: Shop, reader: Reader): Message =>
  emailTo(shop, reader, (locale) => ({
    subject: locale.t(messages.existsSubject, { shop: shop.shopName }),
    paragraphs: [locale.t(messages.existsText)],
    action: { label: locale.t(messages.existsButton), path: '/site/login' },
    after: [locale.t(messages.existsNote, { url: pageUrl(locale, shop, '/site/recover') })],
  }));

/** The `queue` of a recovery link: which kind of token the link carries. */
export const RECOVERY_QUEUE = 'recovery';

/** Lets a customer set a new password. */
export const recoveryEmail = (shop: Shop, reader: Reader, token: string): Message =>
  emailTo(shop, reader, ({ t }) => ({
    greeting: neutralGreeting,
    subject: t(messages.recoverySubject, { shop: shop.shopName }),
    paragraphs: [t(messages.recoveryText)],
    action: {
      label: t(messages.recoveryButton),
      path: `/site/validate?${new URLSearchParams({ token, queue: RECOVERY_QUEUE })}`,
    },
    after: [t(messages.recoveryNote, { hours: hours(LINK_SECONDS.reset_password) })],
  }));

/** Tells a customer that the password was changed. */
export const passwordChangedEmail = (shop: Shop, reader: Reader, facts: ChangeFacts): Message =>
  emailTo(shop, reader, (locale) => ({
    subject: locale.t(messages.changedSubject, { shop: shop.shopName }),
    paragraphs: [locale.t(messages.changedText), ...changeFacts(locale, shop, facts)],
  }));
