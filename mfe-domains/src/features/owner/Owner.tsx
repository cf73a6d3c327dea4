import { useApiQuery } from '@storefront/shared/api';
import { getDomainRegistrant, type DomainInfo, type DomainRegistrant } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { useCountryName } from '@storefront/shared/registrant';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Banner, FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { lazy, Suspense, useState } from 'react';
import styles from './owner.module.css';

/** Loaded when somebody edits: the rules of all registries come with it. */
const EditContact = lazy(() => import('./EditContact').then((module) => ({ default: module.EditContact })));

/** Who holds the name by its registry, and the way to change it (DM-04). */
export function Owner({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const query = useApiQuery(getDomainRegistrant, { params: { domainName: domain.domain } });
  const [editing, setEditing] = useState(false);
  const known = query.data;
  return (
    <Section
      title="Owner"
      actions={
        known?.registrant && (
          <Button
            size="sm"
            disabledReason={known.is_current ? undefined : 'The registrar does not answer right now'}
            onClick={() => setEditing(true)}
          >
            Edit<span className="sf-visually-hidden"> the owner of {toUnicode(domain.domain)}</span>
          </Button>
        )
      }
    >
      {!known && query.error && (
        <FailurePanel
          level={3}
          title="The owner did not load"
          cause={query.error}
          line={`${failureCause(query.error, t)} Nothing happened to the name.`}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching && 'Loading'}
        />
      )}
      {!known && !query.error && <SkeletonRows rows={4} cells={1} label="Loading the owner" />}
      {known && (
        <Stack gap={16}>
          {!known.is_current && (
            <Banner
              tone="warning"
              action={
                <Button size="sm" loading={query.isFetching && 'Asking'} onClick={() => void query.refetch()}>
                  Ask again
                </Button>
              }
            >
              The registrar does not answer right now. This is what it said on <DateText value={known.as_of} time />.
              Nothing happened to your name.
            </Banner>
          )}
          <Details known={known} />
        </Stack>
      )}
      {editing && known?.registrant && (
        <Suspense>
          <EditContact
            domain={domain}
            contactRole="owner"
            contact={known.registrant}
            answers={known.tld_data}
            onDone={() => setEditing(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}

function Details({ known: { registrant } }: { known: DomainRegistrant }) {
  const country = useCountryName(registrant?.country ?? '');
  if (!registrant) return <p>The registrar names no owner for it. Write to us, and we find out why.</p>;
  const { kind, first_name, last_name, org_name, address1, address2, postal_code, city, state } = registrant;
  const person = `${first_name} ${last_name}`;
  const address = [address1, address2, [postal_code, city].filter(Boolean).join(' '), state, country].filter(Boolean);
  return (
    <dl className={styles.details}>
      <dt>{kind === 'organization' ? 'Organisation' : 'Person'}</dt>
      <dd>{kind === 'organization' ? `${org_name ?? ''}, ${person}` : person}</dd>
      <dt>Address</dt>
      <dd>{address.join(', ')}</dd>
      <dt>Email</dt>
      <dd>{registrant.email}</dd>
      <dt>Phone</dt>
      <dd>{registrant.phone}</dd>
    </dl>
  );
}
