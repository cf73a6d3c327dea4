import type { Loss } from '@storefront/shared/contract/desk';
import { formatMoney, toMinor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import * as messages from './messages';
import styles from './prices.module.css';

/** Maximum number of entries shown in a list of a draft; the rest are only counted. */
export const MOST_LISTED = 20;

/** Lists prices below cost. */
export function LossList({ losses }: { readonly losses: readonly Loss[] }) {
  const t = useTranslate();
  return (
    <>
      <ul className={styles.list}>
        {losses
          .slice(0, MOST_LISTED)
          .map(({ tld, currency_code: currency, service, price, cost, from, is_introduction }) => (
            <li key={`${tld} ${currency} ${service}`}>
              {t(messages.loss, {
                tld,
                currency,
                service: t(messages.service, { service }),
                price: formatMoney(toMinor(price, currency), currency),
                cost: formatMoney(toMinor(cost, currency), currency),
                from: from ?? 'now',
                introduction: is_introduction ? 'yes' : 'no',
              })}
            </li>
          ))}
      </ul>
      {losses.length > MOST_LISTED && <p>{t(messages.andMore, { count: losses.length - MOST_LISTED })}</p>}
    </>
  );
}
