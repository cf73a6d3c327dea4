import { toUnicode } from '@storefront/shared/domain';
import { emailTo, notYou, type CustomerReader, type Message, type Shop } from '../../core/email';
import type { Locale } from '../../core/locale';
import * as messages from './messages';

/** Tells the customer that the registry has DS records of a domain, whose zone is hosted here or elsewhere. */
export const dnssecOnEmail = (
  shop: Shop,
  customer: CustomerReader,
  domain: string,
  zoneAt: 'here' | 'elsewhere',
): Message =>
  dnssecEmail(shop, customer, domain, ({ t }, name) => ({
    subject: t(messages.onSubject, { domain: name }),
    paragraphs: [
      t(messages.onText, { domain: name }),
      zoneAt === 'here' ? t(messages.onHere, { domain: name }) : t(messages.onElsewhere),
    ],
  }));

/**
 * Tells the customer that the registry no longer has DS records of a domain.
 * @param until when they have expired from resolver caches
 */
export const dnssecOffEmail = (shop: Shop, customer: CustomerReader, domain: string, until: Date): Message =>
  dnssecEmail(shop, customer, domain, ({ t, moment }, name) => ({
    subject: t(messages.offSubject, { domain: name }),
    paragraphs: [t(messages.offText, { domain: name }), t(messages.offUntil, { at: moment(until) })],
  }));

const dnssecEmail = (
  shop: Shop,
  customer: CustomerReader,
  domain: string,
  write: (locale: Locale, name: string) => { readonly subject: string; readonly paragraphs: readonly string[] },
): Message =>
  emailTo(shop, customer, (locale) => {
    const name = toUnicode(domain);
    const { subject, paragraphs } = write(locale, name);
    return {
      subject,
      paragraphs: [...paragraphs, notYou(locale, shop)],
      about: `customer:${customer.id}`,
      action: {
        label: locale.t(messages.seeDns, { domain: name }),
        path: `/domain/dns?name=${encodeURIComponent(domain)}`,
      },
    };
  });
