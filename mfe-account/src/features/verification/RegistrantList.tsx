import { useApiQuery } from '@storefront/shared/api';
import { listRegistrantVerifications } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { QueryFailure } from '@storefront/shared/query-failure';
import { PageLink, paths } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { RegistrantRow } from './RegistrantRow';
import * as messages from './messages';
import styles from './registrants.module.css';

/** Lists the registrants of the customer's domains and whether their addresses are confirmed (LG-01, RG-07). */
export function RegistrantList() {
  const t = useTranslate();
  const query = useApiQuery(listRegistrantVerifications, { input: {} });
  const { data, error, isPending } = query;
  const waiting = useSteadyPending(isPending);
  if (isPending) return waiting ? <SkeletonRows rows={2} cells={2} label={t(messages.loadingOwners)} /> : null;
  if (error) return <QueryFailure query={query} title={t(messages.notLoaded)} retrying={t(messages.loading)} />;
  if (data.length === 0) {
    return (
      <EmptyState
        title={t(messages.noneWaits)}
        line={t(messages.noneWaitsLine)}
        action={
          <ButtonLink as={PageLink} to={paths.domains.list()}>
            {t(messages.seeDomains)}
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
