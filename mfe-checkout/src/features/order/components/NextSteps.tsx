import { useApiQuery } from '@storefront/shared/api';
import { getAutorenewal, listDomains, type Order } from '@storefront/shared/contract';
import { methodTitle, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { OwnerVerification } from '@storefront/shared/registrant';
import { PageLink, paths } from '@storefront/shared/routing';
import { DateText } from '@storefront/shared/ui/date';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { noRenewalCardText } from '../../../model/no-renewal-card';
import * as messages from '../messages';
import { isObtained } from '../model/order-lines';
import { listSetUps } from '../model/order-progress';
import styles from './order.module.css';

/** What is left to do after a purchase: confirm the registrant's address if required, set up the services, and note the dates. */
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
      <Stack gap={12}>
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
        {brought.length > 0 && <AutoRenew domains={brought} />}
        {hasDates && (
          <p>{t(messages.calendar, { link: (words) => <PageLink to={paths.domains.list()}>{words}</PageLink> })}</p>
        )}
      </Stack>
    </Section>
  );
}

/** The most domains per query, so that the URL is not too long. */
const ASKED = 50;

/**
 * Shows when the first of the domains with auto-renew will renew, or that there is no card to charge (LG-04). Renders nothing while that is
 * unknown.
 */
function AutoRenew({ domains }: { domains: readonly string[] }) {
  const t = useTranslate();
  const names = `in.(${domains.slice(0, ASKED).join(',')})`;
  const { data: rows = [] } = useApiQuery(listDomains, {
    input: { select: 'name', name: names, is_auto_renew: 'is.true', order: 'expiry_date.asc' },
  });
  const [first] = rows;
  const name = first?.name ?? '';
  const { data } = useApiQuery(getAutorenewal, { params: { domainName: name } }, { enabled: name !== '' });
  const next = data?.next;
  if (!next) return null;
  const what = { count: rows.length, domain: toUnicode(name) };
  if (next.card?.holds)
    return (
      <p>
        {t(messages.autoRenews, {
          ...what,
          card: methodTitle(next.card),
          date: () => <DateText value={next.charge_at} />,
        })}
      </p>
    );
  return (
    <p>
      {noRenewalCardText(t, what)} <PageLink to={paths.account.billing()}>{t(messages.addCard)}</PageLink>
    </p>
  );
}
