import type { Contact } from '@storefront/shared/contract';
import { useCountryName } from '@storefront/shared/registrant';
import styles from './review.module.css';

/** Who the names will belong to, as the registries will have it. */
export function OwnerSummary({ contact }: { contact: Contact }) {
  const country = useCountryName(contact.country);
  const person = `${contact.first_name} ${contact.last_name}`;
  const place = [contact.postal_code, contact.city, contact.state].filter(Boolean).join(' ');
  return (
    <dl className={styles.facts}>
      <dt>Legal holder</dt>
      <dd>{contact.kind === 'organization' ? contact.org_name : person}</dd>
      {contact.kind === 'organization' && (
        <>
          <dt>Contact</dt>
          <dd>{person}</dd>
        </>
      )}
      <dt>Address</dt>
      <dd>{[contact.address1, contact.address2, place, country].filter(Boolean).join(', ')}</dd>
      <dt>Email</dt>
      <dd>{contact.email}</dd>
      <dt>Phone</dt>
      <dd>{contact.phone}</dd>
    </dl>
  );
}
