import { BillingDetailsSection, Facts } from '@storefront/shared/billing';
import { useApiQuery } from '@storefront/shared/api';
import { getProfile } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { formatPersonName } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { QueryFailure } from '@storefront/shared/query-failure';
import { PageLink, paths } from '@storefront/shared/routing';
import { DateText } from '@storefront/shared/ui/date';
import { SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { lazy, Suspense } from 'react';
import { OpenCorrection } from '../../features/address-correction/OpenCorrection';
import { WaitingRemoval } from '../../features/factor-removal/WaitingRemoval';
import { SecuritySkeleton } from '../../features/security/components/SecuritySkeleton';
import { YourData } from '../../features/your-data/YourData';
import * as messages from './messages';

const Security = lazy(() =>
  import('../../features/security/components/Security').then((m) => ({ default: m.Security })),
);

const ApiKeys = lazy(() => import('../../features/api-keys/ApiKeys').then((m) => ({ default: m.ApiKeys })));

/** The account's details, sign-in settings and links to its other personal data. */
export function Profile() {
  const t = useTranslate();
  const query = useApiQuery(getProfile);
  const { data, error, isPending } = query;
  const { code } = useCurrency();
  const waiting = useSteadyPending(isPending);

  if (error && !data) {
    return <QueryFailure query={query} title={t(messages.notLoaded)} retrying={t(messages.loading)} />;
  }
  if (!data) return waiting ? <SkeletonRows rows={5} cells={2} label={t(messages.loadingDetails)} /> : null;
  return (
    <>
      <OpenCorrection />
      <WaitingRemoval />
      <Section title={t(messages.you)}>
        <Facts>
          <div>
            <dt>{t(messages.name)}</dt>
            <dd>
              <bdi>{formatPersonName(data, t.language)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t(messages.email)}</dt>
            <dd>{t(messages.emailState, { email: data.email, confirmed: data.email_verified })}</dd>
          </div>
          <div>
            <dt>{t(messages.currency)}</dt>
            <dd>{t(messages.currencyKept, { code })}</dd>
          </div>
          <div>
            <dt>{t(messages.customerSince)}</dt>
            <dd>
              <DateText value={data.created_at} />
            </dd>
          </div>
        </Facts>
      </Section>
      <BillingDetailsSection />
      <Section title={t(messages.security)}>
        <Suspense fallback={<SecuritySkeleton />}>
          <Security email={data.email} />
        </Suspense>
      </Section>
      <Suspense>
        <ApiKeys />
      </Suspense>
      <Section title={t(messages.owners)}>
        <p>{t(messages.ownersLink, { link: (words) => <PageLink to={paths.verification()}>{words}</PageLink> })}</p>
      </Section>
      <YourData email={data.email} />
    </>
  );
}
