import { useApiQuery } from '@storefront/shared/api';
import { getProfile } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { failureCause } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { DateText } from '@storefront/shared/ui/date';
import { FailurePanel, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { lazy, Suspense } from 'react';
import { BillingDetailsSection } from '../../features/billing-details/BillingDetailsSection';
import { SecuritySkeleton } from '../../features/security/components/SecuritySkeleton';
import { YourData } from '../../features/your-data/YourData';
import styles from '../../components/facts.module.css';

const Security = lazy(() =>
  import('../../features/security/components/Security').then((module) => ({ default: module.Security })),
);

/** Who is signed in, how, and where the other personal data of the account is kept. */
export function Profile() {
  const { data, error, isFetching, isPending, refetch } = useApiQuery(getProfile);
  const { code } = useCurrency();
  const waiting = useSteadyPending(isPending);

  if (error && !data) {
    return (
      <FailurePanel
        title="Your details did not load"
        cause={error}
        line={failureCause(error)}
        onRetry={() => void refetch()}
        retrying={isFetching && 'Loading'}
      />
    );
  }
  if (!data) return waiting ? <SkeletonRows rows={5} cells={2} label="Loading your details" /> : null;
  return (
    <>
      <Section title="You">
        <dl className={styles.facts}>
          <div>
            <dt>Name</dt>
            <dd>
              <bdi>
                {data.first_name} {data.last_name}
              </bdi>
            </dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>
              {data.email}, {data.email_verified ? 'confirmed' : 'not confirmed yet'}
            </dd>
          </div>
          <div>
            <dt>Currency</dt>
            <dd>{code}. The one you pick at the top of the page is kept for you.</dd>
          </div>
          <div>
            <dt>Customer since</dt>
            <dd>
              <DateText value={data.created_at} />
            </dd>
          </div>
        </dl>
      </Section>
      <BillingDetailsSection />
      <Section title="Sign-in and security">
        <Suspense fallback={<SecuritySkeleton />}>
          <Security email={data.email} />
        </Suspense>
      </Section>
      <Section title="Owners">
        <p>
          <PageLink to={paths.verification()}>Owners of your domains</PageLink>, and whether their addresses are
          confirmed
        </p>
      </Section>
      <YourData email={data.email} />
    </>
  );
}
