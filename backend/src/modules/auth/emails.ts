import { LINK_SECONDS } from '@storefront/shared/domain';
import { cautiousHello, hello, notYou, renderEmail, type Message, type Shop } from '../../core/email';
import { getLocale } from '../../core/locale';
import { hours, link, type Reader } from '../security';
import * as messages from './messages';

/** Asks the owner of an address to confirm it. The link says that a password is needed, so that the page need not try without one. */
export function verificationEmail(shop: Shop, { email, first_name, language }: Reader, token: string): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.verifySubject, { shop: shop.shopName }),
    paragraphs: [cautiousHello(locale, first_name), t(messages.verifyText, { shop: shop.shopName })],
    action: {
      label: t(messages.verifyButton),
      url: link(locale, shop, '/site/verification', { token, ask: 'password' }),
    },
    after: [t(messages.verifyNote, { hours: hours(LINK_SECONDS.verify_email) })],
    from: shop.shopName,
  });
}

/** Tells the owner of an account that someone tried to register its address again. */
export function accountExistsEmail(shop: Shop, { email, first_name, language }: Reader): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.existsSubject, { shop: shop.shopName }),
    paragraphs: [hello(locale, first_name), t(messages.existsText)],
    action: { label: t(messages.existsButton), url: link(locale, shop, '/site/login') },
    after: [t(messages.existsNote, { url: link(locale, shop, '/site/recover') })],
    from: shop.shopName,
  });
}

export function recoveryEmail(shop: Shop, { email, first_name, language }: Reader, token: string): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.recoverySubject, { shop: shop.shopName }),
    paragraphs: [cautiousHello(locale, first_name), t(messages.recoveryText)],
    action: {
      label: t(messages.recoveryButton),
      url: link(locale, shop, '/site/validate', { token, queue: RECOVERY_QUEUE }),
    },
    after: [t(messages.recoveryNote, { hours: hours(LINK_SECONDS.reset_password) })],
    from: shop.shopName,
  });
}

export function passwordChangedEmail(shop: Shop, { email, first_name, language }: Reader): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.changedSubject, { shop: shop.shopName }),
    paragraphs: [hello(locale, first_name), t(messages.changedText), notYou(locale, shop)],
    from: shop.shopName,
  });
}

/** The `queue` parameter of a recovery link, which tells the kind of its token. */
export const RECOVERY_QUEUE = 'recovery';
