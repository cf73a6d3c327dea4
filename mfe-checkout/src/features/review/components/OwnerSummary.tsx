import type { Contact } from '@storefront/shared/contract';
import { formatAddressLines, formatPersonName, joinAddress, writtenPhone } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useCountryName } from '@storefront/shared/registrant';
import { listSome } from '../../../model/list-some';
import * as messages from '../messages';
import styles from './review.module.css';

interface OwnerSummaryProps {
  contact: Contact;
  /** The domains of this registrant, if the order has several registrants. */
  domains?: readonly string[];
}

/** Shows the registrant of the domains, as the registries will record it. */
export function OwnerSummary({ contact, domains }: OwnerSummaryProps) {
  const t = useTranslate();
  const country = useCountryName(contact.country);
  const person = formatPersonName(contact, t.language);
  const address = [...formatAddressLines(contact, contact.country, t.language), country].filter(Boolean);
  return (
    <dl className={styles.facts}>
      {domains && (
        <>
          <dt>{t(messages.domains)}</dt>
          <dd>{listSome(domains, t)}</dd>
        </>
      )}
      <dt>{t(messages.holder)}</dt>
      <dd>{contact.kind === 'organization' ? contact.org_name : person}</dd>
      {contact.kind === 'organization' && (
        <>
          <dt>{t(messages.contact)}</dt>
          <dd>{person}</dd>
        </>
      )}
      <dt>{t(messages.address)}</dt>
      <dd>{joinAddress(address, t.language, contact.country)}</dd>
      <dt>{t(messages.email)}</dt>
      <dd>{contact.email}</dd>
      <dt>{t(messages.phone)}</dt>
      <dd>{writtenPhone(contact.phone)}</dd>
    </dl>
  );
}
