import type { Order } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { OwnerVerification } from '@storefront/shared/registrant';
import { PageLink, paths } from '@storefront/shared/routing';
import { Section } from '@storefront/shared/ui/layout';
import * as messages from '../messages';
import { isObtained, listSetUps } from '../model/order-progress';
import styles from './order.module.css';

/** What is left to do after a purchase: confirm the owner's address where that is due, set up the services, and remember the dates. */
export function NextSteps({ order }: { order: Order }) {
  const t = useTranslate();
  const brought = order.order_items
    .filter((item) => isObtained(item) && item.type !== 'renew')
    .map(({ domain_name }) => domain_name);
  const setUps = listSetUps(order);
  const hasDates = order.order_items.some((item) => isObtained(item) && item.expiry_date !== null);
  if (!hasDates && setUps.length === 0) return <OwnerVerification domains={brought} />;
  return (
    <Section title={t(messages.nextSteps)}>
      <OwnerVerification domains={brought} />
      {setUps.length > 0 && (
        <ul className={styles.setUps}>
          {setUps.map(({ domain, service }) => (
            <li key={`${domain} ${service}`}>
              <PageLink to={paths.domains.overview(domain)}>
                {t(service === 'email_forwarding' ? messages.setUpEmail : messages.setUpForwarding, {
                  domain: toUnicode(domain),
                })}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      {hasDates && (
        <p>{t(messages.calendar, { link: (words) => <PageLink to={paths.domains.list()}>{words}</PageLink> })}</p>
      )}
    </Section>
  );
}
