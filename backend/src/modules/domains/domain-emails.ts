import type { AddOnService, Contact, ContactRole, DomainEdit } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { formatAddOnName } from '../../core/add-on-names';
import { emailTo, notYou, type CustomerReader, type Message, type Shop } from '../../core/email';
import type { Locale } from '../../core/locale';
import * as messages from './messages';

/** A changed field of a contact; `owner` if the previous owner is unknown. */
type ChangedField = keyof Contact | 'owner';

/** Tells the customer about a change to a domain that an intruder could want to make (SS-04). */
export const domainChangedEmail = (shop: Shop, customer: CustomerReader, domain: string, edit: DomainEdit): Message =>
  changeEmail(shop, customer, domain, ({ t, row }, name) =>
    'nameservers' in edit
      ? {
          subject: t(messages.nameserversSubject, { domain: name }),
          text: t(messages.nameserversText, { domain: name, servers: row(edit.nameservers) }),
        }
      : { subject: t(messages.unlockedSubject, { domain: name }), text: t(messages.unlockedText, { domain: name }) },
  );

const formatFields = ({ t, row }: Locale, fields: readonly ChangedField[]): string =>
  row(fields.map((field) => t(messages.field, { field })));

/** Tells the customer that the registrant was changed. No email contains the details themselves. */
export const registrantChangedEmail = (
  shop: Shop,
  customer: CustomerReader,
  domain: string,
  fields: readonly ChangedField[],
): Message =>
  changeEmail(shop, customer, domain, (locale, name) => ({
    subject: locale.t(messages.ownerSubject, { domain: name }),
    text: locale.t(messages.ownerText, { domain: name, fields: formatFields(locale, fields) }),
  }));

/**
 * Tells the customer that another contact was changed. No email contains the details themselves.
 * @param fields null if the owner is the contact again
 */
export const contactChangedEmail = (
  shop: Shop,
  customer: CustomerReader,
  domain: string,
  role: ContactRole,
  fields: readonly ChangedField[] | null,
): Message =>
  changeEmail(shop, customer, domain, (locale, name) => ({
    subject: locale.t(messages.contactSubject, { role, domain: name }),
    text: fields
      ? locale.t(messages.contactText, { role, domain: name, fields: formatFields(locale, fields) })
      : locale.t(messages.contactOwner, { role, domain: name }),
  }));

/**
 * Tells the customer that an add-on was cancelled.
 * @param until null if it has ended already
 */
export const addOnCancelledEmail = (
  shop: Shop,
  customer: CustomerReader,
  domain: string,
  addOn: AddOnService,
  until: Date | null,
): Message =>
  changeEmail(shop, customer, domain, (locale, name) => {
    const params = { addOn: formatAddOnName(locale, addOn), domain: name };
    return {
      subject: locale.t(messages.addOnSubject, params),
      text: locale.t(messages.addOnText, { ...params, date: until ? locale.date(until) : 'none' }),
    };
  });

/** Tells the customer that the auth code was shown. No email contains the code itself. */
export const authCodeShownEmail = (shop: Shop, customer: CustomerReader, domain: string): Message =>
  changeEmail(shop, customer, domain, ({ t }, name) => ({
    subject: t(messages.shownSubject, { domain: name }),
    text: t(messages.shownText, { domain: name }),
  }));

const changeEmail = (
  shop: Shop,
  customer: CustomerReader,
  domain: string,
  write: (locale: Locale, name: string) => { readonly subject: string; readonly text: string },
): Message =>
  emailTo(shop, customer, (locale) => {
    const { subject, text } = write(locale, toUnicode(domain));
    return {
      subject,
      paragraphs: [text, notYou(locale, shop)],
      about: `customer:${customer.id}`,
      action: seeDomain(locale, domain),
    };
  });

const seeDomain = ({ t }: Locale, domain: string) => ({
  label: t(messages.seeDomain, { domain: toUnicode(domain) }),
  path: `/domain/overview?name=${encodeURIComponent(domain)}`,
});

/** Confirms that a domain was deleted, with the time and whether it is refunded. */
export const domainDeletedEmail = (
  shop: Shop,
  customer: CustomerReader,
  domain: string,
  { at, isRefunded }: { readonly at: Date; readonly isRefunded: boolean },
): Message =>
  emailTo(shop, customer, ({ t, moment }) => ({
    subject: t(messages.deletedSubject, { domain: toUnicode(domain) }),
    paragraphs: [
      t(messages.deletedText, { domain: toUnicode(domain), at: moment(at, 'seconds') }),
      t(isRefunded ? messages.deletedRefund : messages.deletedKept),
      t(messages.deletedNote, { email: shop.supportEmail }),
    ],
    about: `customer:${customer.id}`,
    action: { label: t(messages.seeDomains), path: '/domain/list' },
  }));

/** Tells a customer who was notified of a deletion that the domain was not deleted after all. */
export const deletionRefusedEmail = (shop: Shop, customer: CustomerReader, domain: string): Message =>
  emailTo(shop, customer, (locale) => ({
    subject: locale.t(messages.keptSubject, { domain: toUnicode(domain) }),
    paragraphs: [locale.t(messages.keptText, { domain: toUnicode(domain) }), locale.t(messages.keptNote)],
    about: `customer:${customer.id}`,
    action: seeDomain(locale, domain),
  }));
