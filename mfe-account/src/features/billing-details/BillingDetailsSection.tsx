import { useApiQuery } from '@storefront/shared/api';
import { getBillingDetails, type BillingDetails, type BillingDetailsChange } from '@storefront/shared/contract';
import { countryName, formatAddressLines, formatPersonName, joinAddress } from '@storefront/shared/domain';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { useSession } from '@storefront/shared/session';
import { useSetAtom, useStored } from '@storefront/shared/store';
import { Button } from '@storefront/shared/ui/button';
import { FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { useCallback, useEffect, useRef, useState } from 'react';
import { billingDetailsDraftAtom } from './billing-details-draft';
import { BillingDetailsForm } from './BillingDetailsForm';
import { UnchangedOwners } from './UnchangedOwners';
import { vatNote } from './vat-note';
import * as messages from './messages';
import styles from '../../components/facts.module.css';

/** Whom the shop bills: what receipts say of the buyer, and what decides the tax (SS-06). */
export function BillingDetailsSection() {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useApiQuery(getBillingDetails);
  const { user } = useSession();
  const kept = useStored(billingDetailsDraftAtom, null);
  const setKept = useSetAtom(billingDetailsDraftAtom);
  const email = user?.email;
  const draft = kept?.email === email ? kept?.details : undefined;
  const keep = useCallback(
    (details: BillingDetailsChange) => {
      if (email !== undefined) setKept({ email, details });
    },
    [email, setKept],
  );
  const [isAsked, setAsked] = useState(false);
  const [unchanged, setUnchanged] = useState<readonly string[]>([]);
  const isEditing = isAsked || draft !== undefined;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Section title={t(messages.billing)}>
      {data ? (
        isEditing ? (
          <BillingDetailsForm
            details={data}
            draft={draft}
            onDraft={keep}
            isAsked={isAsked}
            onDone={(names = []) => {
              setUnchanged(names);
              setKept(null);
              setAsked(false);
            }}
          />
        ) : (
          <Stack gap={16}>
            {unchanged.length > 0 && <UnchangedOwners names={unchanged} />}
            <Facts details={data} />
            <p>
              <Button ref={edit} onClick={() => setAsked(true)}>
                {t(messages.edit)}
              </Button>
            </p>
          </Stack>
        )
      ) : error ? (
        <FailurePanel
          title={t(messages.notLoaded)}
          cause={error}
          line={failureCause(error, t)}
          onRetry={() => void refetch()}
          retrying={isFetching && t(messages.loading)}
        />
      ) : (
        <SkeletonRows rows={4} cells={2} label={t(messages.loadingDetails)} />
      )}
    </Section>
  );
}

function Facts({
  details: { first_name, last_name, company, address, country, vat_number, vat },
}: {
  details: BillingDetails;
}) {
  const t = useTranslate();
  const lines = formatAddressLines(address, country, t.language);
  const name = () => <bdi>{formatPersonName({ first_name, last_name }, t.language)}</bdi>;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t(messages.billedTo)}</dt>
        <dd>{company ? t(messages.nameCompany, { name, company: () => <bdi>{company}</bdi> }) : name()}</dd>
      </div>
      <div>
        <dt>{t(messages.address)}</dt>
        <dd>{lines.length > 0 ? joinAddress(lines, t.language, country) : t(messages.noAddress)}</dd>
      </div>
      <div>
        <dt>{t(messages.country)}</dt>
        <dd>{t(messages.decidesTax, { country: countryName(country) })}</dd>
      </div>
      <div>
        <dt>{t(messages.vatNumber)}</dt>
        <dd>{vat ? vatNote(vat_number, vat, t) : vat_number || t(messages.noVat)}</dd>
      </div>
    </dl>
  );
}
