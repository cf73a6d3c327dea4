import { useApiQuery } from '@storefront/shared/api';
import { listRegistrantVerifications } from '@storefront/shared/contract';
import { registrantNotice } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { Banner } from '@storefront/shared/ui/feedback';
import { useState } from 'react';

/**
 * Over the list of domains, or over one of them: whose owner has not confirmed the address, until when, and what is suspended already
 * (LG-01, RG-07).
 */
export function OwnerVerification({ domain }: { domain?: string }) {
  const { status } = useSession();
  const { data } = useApiQuery(listRegistrantVerifications, {}, { enabled: status === 'authenticated' });
  const [now] = useState(() => new Date());
  return data?.map((registrant) => {
    const domains = domain === undefined ? registrant.domains : registrant.domains.filter((name) => name === domain);
    const notice = registrantNotice({ ...registrant, domains }, now);
    if (notice === null) return null;
    return (
      <Banner key={registrant.id} tone={registrant.state === 'suspended' ? 'danger' : 'warning'}>
        {notice} <PageLink to={paths.verification()}>No email? Send it again</PageLink>
      </Banner>
    );
  });
}
