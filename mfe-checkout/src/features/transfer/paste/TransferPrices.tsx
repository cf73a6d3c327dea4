import { useApiQuery } from '@storefront/shared/api';
import { listTlds } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { toMinor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Section } from '@storefront/shared/ui/layout';
import { Money } from '@storefront/shared/ui/price';
import * as messages from './messages';
import styles from './paste.module.css';

/** Extensions whose prices are shown, in display order. */
const EXTENSIONS = ['com', 'net', 'org', 'app', 'io'] as const;

/** What a transfer costs, before anything is typed (TR-01c); without prices, only the way to the price list. */
export function TransferPrices() {
  const t = useTranslate();
  const { code } = useCurrency();
  const { data } = useApiQuery(listTlds, { input: { currency_code: code, category: 'popular' } });
  const offers = EXTENSIONS.flatMap((extension) => data?.find(({ tld }) => tld === extension) ?? []);
  const prices = offers.flatMap(({ tld, transfer, currency_code }) =>
    transfer === null
      ? []
      : [{ tld, price: <Money minor={toMinor(transfer, currency_code)} currency={currency_code} /> }],
  );
  return (
    <Section title={t(messages.prices)}>
      {prices.length > 0 && (
        <>
          <dl className={styles.prices}>
            {prices.map(({ tld, price }) => (
              <div key={tld}>
                <dt>
                  <bdi dir="ltr">.{tld}</bdi>
                </dt>
                <dd>{price}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{t(messages.pricesNote)}</p>
        </>
      )}
      <PageLink to={paths.pricing()}>{t(messages.allPrices)}</PageLink>
    </Section>
  );
}
