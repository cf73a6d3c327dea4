import type { Order } from '@storefront/shared/contract';
import { OwnerVerification } from '@storefront/shared/registrant';
import { PageLink, paths } from '@storefront/shared/routing';
import { Section } from '@storefront/shared/ui/layout';

/** What is left to do once names are bought: the owner's address to confirm where that is due, and the dates to keep in mind. */
export function NextSteps({ order }: { order: Order }) {
  const brought = order.order_items
    .filter(({ status, type }) => status === 'completed' && type !== 'renew')
    .map(({ domain_name }) => domain_name);
  if (!order.order_items.some(({ status, expiry_date }) => status === 'completed' && expiry_date !== null))
    return <OwnerVerification domains={brought} />;
  return (
    <Section title="Next steps">
      <OwnerVerification domains={brought} />
      <p>
        The dates above are when your names have to be renewed. To be reminded, take the{' '}
        <PageLink to={paths.domains.list()}>calendar file of your renewal dates</PageLink> from your list of domains.
      </p>
    </Section>
  );
}
