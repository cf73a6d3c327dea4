import type { Contact } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { useCountryName } from '@storefront/shared/registrant';
import * as messages from '../messages';
import styles from './review.module.css';

/** Who the names will belong to, as the registries will have it. */
export function OwnerSummary({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const country = useCountryName(contact.country);
  const person = `${contact.first_name} ${contact.last_name}`;
  const place = [contact.postal_code, contact.city, contact.state].filter(Boolean).join(' ');
  return (
    <dl className={styles.facts}>
      <dt>{t(messages.holder)}</dt>
      <dd>{contact.kind === 'organization' ? contact.org_name : person}</dd>
      {contact.kind === 'organization' && (
        <>
          <dt>{t(messages.contact)}</dt>
          <dd>{person}</dd>
        </>
      )}
      <dt>{t(messages.address)}</dt>
      <dd>{[contact.address1, contact.address2, place, country].filter(Boolean).join(', ')}</dd>
      <dt>{t(messages.email)}</dt>
      <dd>{contact.email}</dd>
      <dt>{t(messages.phone)}</dt>
      <dd>{contact.phone}</dd>
    </dl>
  );
}
