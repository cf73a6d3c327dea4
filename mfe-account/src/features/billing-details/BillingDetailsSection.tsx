import { useApiQuery } from '@storefront/shared/api';
import { getBillingDetails, type BillingDetails } from '@storefront/shared/contract';
import { countryName, failureCause } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { BillingDetailsForm } from './BillingDetailsForm';
import { vatNote } from './billing-words';
import styles from '../../components/facts.module.css';

/** Whom the shop bills: what receipts say of the buyer, and what decides the tax (SS-06). */
export function BillingDetailsSection() {
  const { data, error, isFetching, refetch } = useApiQuery(getBillingDetails);
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Section title="Billing details">
      {data ? (
        isEditing ? (
          <BillingDetailsForm details={data} onDone={() => setEditing(false)} />
        ) : (
          <Stack gap={16}>
            <Facts details={data} />
            <p>
              <Button ref={edit} onClick={() => setEditing(true)}>
                Edit billing details
              </Button>
            </p>
          </Stack>
        )
      ) : error ? (
        <FailurePanel
          title="Your billing details did not load"
          cause={error}
          line={failureCause(error)}
          onRetry={() => void refetch()}
          retrying={isFetching && 'Loading'}
        />
      ) : (
        <SkeletonRows rows={4} cells={2} label="Loading your billing details" />
      )}
    </Section>
  );
}

function Facts({
  details: { first_name, last_name, company, address, country, vat_number, vat },
}: {
  details: BillingDetails;
}) {
  const { address1, address2, city, state, postal_code } = address;
  const lines = [address1, address2, [postal_code, city].filter(Boolean).join(' '), state].filter(Boolean);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Billed to</dt>
        <dd>
          <bdi>
            {first_name} {last_name}
          </bdi>
          {company && (
            <>
              , <bdi>{company}</bdi>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>Address</dt>
        <dd>{lines.length > 0 ? lines.join(', ') : 'None yet. Receipts leave it out.'}</dd>
      </div>
      <div>
        <dt>Country</dt>
        <dd>{countryName(country)}. It decides the tax.</dd>
      </div>
      <div>
        <dt>VAT number</dt>
        <dd>
          {vat_number || 'None'}
          {vat && `, ${vatNote(vat)}`}
        </dd>
      </div>
    </dl>
  );
}
