import { formatMoney, toMinor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import * as messages from './messages';
import styles from './price-table.module.css';
import { HOME_ENDINGS, useHomePrices } from './use-home-prices';

/** The prices of some extensions, first year and later years (PR-01, LG-02). */
export function PriceTable() {
  const t = useTranslate();
  const { state, offers } = useHomePrices();
  return (
    <section className={styles.section} aria-labelledby="home-prices">
      <div className={styles.intro}>
        <h2 id="home-prices" className={styles.title}>
          {t(messages.pricesTitle)}
        </h2>
        <p className={styles.text}>{t(messages.pricesLead)}</p>
        <PageLink to={paths.pricing()}>{t(messages.allExtensions)}</PageLink>
      </div>
      {state === 'failed' ? (
        <p className={styles.failed}>{t(messages.pricesFailed)}</p>
      ) : (
        <div className={styles.frame}>
          <table className={styles.table} aria-busy={state === 'loading'}>
            <caption className="sf-visually-hidden">{t(messages.pricesCaption)}</caption>
            <thead>
              <tr>
                <th scope="col">{t(messages.extension)}</th>
                <th scope="col">{t(messages.firstYear)}</th>
                <th scope="col">{t(messages.everyYear)}</th>
                <th scope="col" data-wide="">
                  {t(messages.transferIn)}
                </th>
                <th scope="col" data-wide="">
                  {t(messages.restore)}
                </th>
              </tr>
            </thead>
            <tbody>
              {state === 'loading' && HOME_ENDINGS.map((ending) => <PriceRow key={ending} ending={ending} />)}
              {offers.map(({ tld, currency_code, register, renew, transfer, restore }) => (
                <PriceRow
                  key={tld}
                  ending={tld}
                  prices={[register, renew, transfer, restore].map((amount) =>
                    amount === null
                      ? t(messages.tagChange)
                      : formatMoney(toMinor(amount, currency_code), currency_code),
                  )}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const COLUMNS = [{}, { 'data-strong': '' }, { 'data-wide': '' }, { 'data-wide': '' }] as const;

/** One extension, with placeholders of the same size until its prices have loaded. */
function PriceRow({ ending, prices }: { ending: string; prices?: readonly string[] }) {
  return (
    <tr>
      <th scope="row" className={styles.ending}>
        <bdi dir="ltr">
          <span className={styles.dot}>.</span>
          {ending}
        </bdi>
      </th>
      {COLUMNS.map((column, index) => (
        <td key={index} {...column}>
          {prices?.[index] ?? <span className={styles.grey} aria-hidden="true" />}
        </td>
      ))}
    </tr>
  );
}
