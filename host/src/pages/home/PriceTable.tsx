import { formatMoney, toMinor } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import styles from './price-table.module.css';
import { HOME_ENDINGS, useHomePrices } from './use-home-prices';

/** What a handful of extensions cost, with the price of every later year beside that of the first (PR-01, LG-02). */
export function PriceTable() {
  const { state, offers } = useHomePrices();
  return (
    <section className={styles.section} aria-labelledby="home-prices">
      <div className={styles.intro}>
        <h2 id="home-prices" className={styles.title}>
          First year, then every year
        </h2>
        <p className={styles.text}>
          The price you keep paying stands beside the price you start with. In the search, in the cart, on the bill.
        </p>
        <PageLink to={paths.pricing()}>All extensions</PageLink>
      </div>
      {state === 'failed' ? (
        <p className={styles.failed}>The prices cannot be read right now. A search shows them name by name.</p>
      ) : (
        <table className={styles.table} aria-busy={state === 'loading'}>
          <caption className="sf-visually-hidden">Prices of some extensions, for one year, before tax</caption>
          <thead>
            <tr>
              <th scope="col">Extension</th>
              <th scope="col">First year</th>
              <th scope="col">Every year after</th>
              <th scope="col" data-wide="">
                Transfer in
              </th>
              <th scope="col" data-wide="">
                Restore after expiry
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
                  amount === null ? 'By tag change' : formatMoney(toMinor(amount, currency_code), currency_code),
                )}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const COLUMNS = [{}, { 'data-strong': '' }, { 'data-wide': '' }, { 'data-wide': '' }] as const;

/** One extension; grey cells of the same size until its prices are there. */
function PriceRow({ ending, prices }: { ending: string; prices?: readonly string[] }) {
  return (
    <tr>
      <th scope="row" className={styles.ending}>
        <span className={styles.dot}>.</span>
        {ending}
      </th>
      {COLUMNS.map((column, index) => (
        <td key={index} {...column}>
          {prices?.[index] ?? <span className={styles.grey} aria-hidden="true" />}
        </td>
      ))}
    </tr>
  );
}
