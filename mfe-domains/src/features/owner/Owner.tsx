import { useApiQuery } from '@storefront/shared/api';
import { getDomainRegistrant, type DomainInfo, type DomainRegistrant } from '@storefront/shared/contract';
import { formatAddressLines, joinAddress, toUnicode, writtenPhone } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { QueryFailure } from '@storefront/shared/query-failure';
import { useCountryName } from '@storefront/shared/registrant';
import { useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Banner, SkeletonRows } from '@storefront/shared/ui/feedback';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { lazy, Suspense, useState } from 'react';
import { spoken } from '../../components/spoken';
import { findKeptInput } from '../../components/kept-input';
import * as messages from './messages';
import { contactPlace, contactTitle, readContact } from './read-contact';
import styles from './owner.module.css';

/** Loaded on edit, because it contains the rules of all registries. */
const EditContact = lazy(() => import('./edit/EditContact').then((m) => ({ default: m.EditContact })));

/** Shows the registrant of a domain, with a button to edit it (DM-04). */
export function Owner({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const query = useApiQuery(getDomainRegistrant, { params: { domainName: domain.domain } });
  const [editing, setEditing] = useState(() => findKeptInput(contactPlace(domain.domain, 'owner')) !== undefined);
  const known = query.data;
  const owner = known && readContact(known, 'owner');
  return (
    <Section
      title={t(messages.owner)}
      actions={
        known?.registrant && (
          <Button
            size="sm"
            disabledReason={known.is_current ? undefined : t(messages.registrarSilent)}
            {...customerOnly('editDomain.registrant')}
            onClick={() => setEditing(true)}
          >
            {t(messages.editOwner, { domain: toUnicode(domain.domain), spoken })}
          </Button>
        )
      }
    >
      {!known && query.error && (
        <QueryFailure
          level={3}
          query={query}
          title={t(messages.notLoaded)}
          line={(cause) => t(messages.unharmed, { cause })}
          retrying={t(messages.loading)}
        />
      )}
      {!known && !query.error && <SkeletonRows rows={4} cells={1} label={t(messages.loadingOwner)} />}
      {known && (
        <Stack gap={16}>
          {!known.is_current && (
            <Banner
              tone="warning"
              action={
                <Button size="sm" loading={query.isFetching && t(messages.asking)} onClick={() => void query.refetch()}>
                  {t(messages.askAgain)}
                </Button>
              }
            >
              {t(messages.formerAnswer, { date: () => <DateText value={known.as_of} time /> })}
            </Banner>
          )}
          <Details known={known} />
        </Stack>
      )}
      {editing && owner && (
        <Suspense>
          <EditContact domain={domain} contactRole="owner" read={owner} onDone={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  );
}

function Details({ known: { registrant } }: { known: DomainRegistrant }) {
  const t = useTranslate();
  const country = useCountryName(registrant?.country ?? '');
  if (!registrant) return <p>{t(messages.noOwner)}</p>;
  const address = formatAddressLines(registrant, registrant.country);
  return (
    <dl className={styles.details}>
      <dt>{t(registrant.kind === 'organization' ? messages.organisation : messages.person)}</dt>
      <dd>{contactTitle(registrant)}</dd>
      <dt>{t(messages.address)}</dt>
      <dd>{joinAddress([...address, country].filter(Boolean), undefined, registrant.country)}</dd>
      <dt>{t(messages.email)}</dt>
      <dd>{registrant.email}</dd>
      <dt>{t(messages.phone)}</dt>
      <dd>{writtenPhone(registrant.phone)}</dd>
    </dl>
  );
}
