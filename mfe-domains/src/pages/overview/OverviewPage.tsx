import type { DomainInfo } from '@storefront/shared/contract';
import { formatMoney, sumMinor, timesMinor, toMinor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useSearchParams } from '@storefront/shared/routing';
import { DateText } from '@storefront/shared/ui/date';
import { Stack } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { OwnerVerification } from '@storefront/shared/registrant';
import { lazy, Suspense } from 'react';
import { AuthCode } from '../../features/auth-code/AuthCode';
import { DeleteDomain } from '../../features/deletion/DeleteDomain';
import { DomainHistory } from '../../features/domain-history/DomainHistory';
import { DomainLife } from '../../features/domain-life/DomainLife';
import { DomainSettings } from '../../features/domain-settings/DomainSettings';
import { KeepACopy } from '../../features/export/KeepACopy';
import { Forwarding } from '../../features/forwarding/Forwarding';
import { DomainPage } from '../../features/own-domain/DomainPage';
import { Contacts } from '../../features/owner/Contacts';
import { Owner } from '../../features/owner/Owner';
import { isBeingDeleted } from '../../api/being-deleted';
import { sumRenewedAddOns } from '../../components/add-ons/renewed-add-ons';
import { lacksCard, useAutorenewal } from '../../components/autorenew/use-autorenewal';
import { RenewDomain } from '../../components/RenewDomain';
import * as messages from './messages';
import styles from './overview.module.css';

// Loaded separately, since it is shown only for a day after a change of the account's address.
const ProtectedNotice = lazy(() =>
  import('../../features/email-restore/ProtectedNotice').then((m) => ({ default: m.ProtectedNotice })),
);

export function OverviewPage() {
  const [search] = useSearchParams();
  const name = search.get('name') ?? '';
  return (
    <DomainPage
      key={name}
      name={name}
      current="overview"
      state={(domain) => <Standing domain={domain} status={search.get('status')} />}
      actions={(domain) => <RenewDomain name={domain.domain} status={domain.status} />}
    >
      {(domain) => (
        <>
          <OwnerVerification domains={[domain.domain]} />
          {domain.way_back_until !== undefined && (
            <Suspense>
              <ProtectedNotice until={domain.way_back_until} />
            </Suspense>
          )}
          {!isBeingDeleted(domain) && <DomainLife domain={domain} />}
          <div className={styles.frame}>
            <div className={styles.columns}>
              <Stack gap={32}>
                <DomainSettings domain={domain} />
                <Forwarding domain={domain} />
              </Stack>
              <Stack gap={32}>
                <Owner domain={domain} />
                <Contacts domain={domain} />
                <AuthCode domain={domain} />
                <KeepACopy domain={domain} />
                <DeleteDomain domain={domain} />
              </Stack>
            </div>
          </div>
          <DomainHistory name={domain.domain} />
        </>
      )}
    </DomainPage>
  );
}

/** Active or Expired (DM-02), taken from the URL until the domain is loaded, and what follows at which price. */
function Standing({ domain, status }: { domain: DomainInfo | undefined; status: string | null }) {
  const t = useTranslate();
  const known = domain?.status ?? status;
  if (known === null) return null;
  const state = known === 'ok' ? 'active' : 'expired';
  // The domain will be deleted, so its dates and prices do not matter.
  if (known === 'deleting') return <StateText state="expired">{t(messages.status, { status: known })}</StateText>;
  if (!domain) return <StateText state={state}>{t(messages.status, { status: state })}</StateText>;
  return <KnownStanding domain={domain} state={state} />;
}

function KnownStanding({ domain, state }: { domain: DomainInfo; state: 'active' | 'expired' }) {
  const t = useTranslate();
  const terms = useAutorenewal(domain);
  const isRenewed = domain.is_auto_renew && !lacksCard(terms);
  const years = domain.min_renewal_years ?? 1;
  const minor = (amount: number) => toMinor(amount, domain.currency_code);
  const addOns = sumRenewedAddOns(domain);
  const year = sumMinor([minor(domain.price), addOns]);
  const price = formatMoney(sumMinor([timesMinor(year, years), minor(domain.fee?.amount ?? 0)]), domain.currency_code);
  return (
    <StateText state={state}>
      {t(messages.standing, {
        state: domain.status === 'suspended' ? domain.status : state === 'active' && isRenewed ? 'renewed' : state,
        date: () => <DateText value={domain.expiry_date} relative />,
        next: (words) => (
          <span className={styles.next}>
            {words} {t(messages.cost, { stage: domain.stage, years, price, addOns: addOns > 0 })}
          </span>
        ),
      })}
    </StateText>
  );
}
