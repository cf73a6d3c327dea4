import { useApiQuery } from '@storefront/shared/api';
import { listRegistrantVerifications, type Order } from '@storefront/shared/contract';
import { registrantNotice } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { Banner } from '@storefront/shared/ui/feedback';
import { useState } from 'react';

/** Under an order that brought names: which owner's address still has to be confirmed, and until when (LG-01). */
export function OwnerVerification({ order }: { order: Order }) {
  const brought = order.order_items
    .filter(({ status, type }) => status === 'completed' && type !== 'renew')
    .map(({ domain_name }) => domain_name);
  const { data } = useApiQuery(listRegistrantVerifications, {}, { enabled: brought.length > 0 });
  const [now] = useState(() => new Date());
  return data?.map((registrant) => {
    const domains = registrant.domains.filter((name) => brought.includes(name));
    const notice = registrantNotice({ ...registrant, domains }, now);
    if (notice === null) return null;
    return (
      <Banner key={registrant.id} tone={registrant.state === 'suspended' ? 'danger' : 'warning'}>
        {notice} <PageLink to={paths.verification()}>No email? Send it again</PageLink>
      </Banner>
    );
  });
}
