import { useApiQuery } from '@storefront/shared/api';
import { listRegistrantVerifications } from '@storefront/shared/contract';
import { failureCause } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState, FailurePanel, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { RegistrantRow } from './RegistrantRow';
import styles from './registrants.module.css';

/** The owners of the customer's domains, with whether their addresses are confirmed (LG-01, RG-07). */
export function RegistrantList() {
  const { data, error, isPending, isFetching, refetch } = useApiQuery(listRegistrantVerifications);
  const waiting = useSteadyPending(isPending);
  if (isPending) return waiting ? <SkeletonRows rows={2} cells={2} label="Loading the owners of your domains" /> : null;
  if (error)
    return (
      <FailurePanel
        title="The owners of your domains did not load"
        cause={error}
        line={failureCause(error)}
        onRetry={() => void refetch()}
        retrying={isFetching && 'Loading'}
      />
    );
  if (data.length === 0) {
    return (
      <EmptyState
        title="No address waits to be confirmed"
        line="When a generic name is registered, its owner confirms an email address; it is listed here."
        action={
          <ButtonLink as={PageLink} to={paths.domains.list()}>
            See your domains
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className={styles.registrants}>
      {data.map((registrant) => (
        <RegistrantRow key={registrant.id} registrant={registrant} />
      ))}
    </ul>
  );
}
