import type { Order } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { OwnerVerification } from '@storefront/shared/registrant';
import { PageLink, paths } from '@storefront/shared/routing';
import { Section } from '@storefront/shared/ui/layout';
import * as messages from '../messages';

/** What is left to do once names are bought: the owner's address to confirm where that is due, and the dates to keep in mind. */
export function NextSteps({ order }: { order: Order }) {
  const t = useTranslate();
  const brought = order.order_items
    .filter(({ status, type }) => status === 'completed' && type !== 'renew')
    .map(({ domain_name }) => domain_name);
  if (!order.order_items.some(({ status, expiry_date }) => status === 'completed' && expiry_date !== null))
    return <OwnerVerification domains={brought} />;
  return (
    <Section title={t(messages.nextSteps)}>
      <OwnerVerification domains={brought} />
      <p>{t(messages.calendar, { link: (words) => <PageLink to={paths.domains.list()}>{words}</PageLink> })}</p>
    </Section>
  );
}
