import type { Cart } from '@storefront/shared/cart';
import { countryInSentence, formatMoney } from '@storefront/shared/domain';
import { useTranslate, type Message, type Translate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { useTaxCountry } from '@storefront/shared/session';
import { ButtonLink } from '@storefront/shared/ui/button';
import { Section } from '@storefront/shared/ui/layout';
import { Money } from '@storefront/shared/ui/price';
import { taxName } from '@storefront/shared/words';
import { CartLine } from './CartLine';
import * as messages from './messages';
import styles from './cart-rail.module.css';

/** The rail shows the domains that were added last; the cart page shows all. */
const LINES_MAX = 20;

/** The cart beside the page: each domain with both its prices, the total, and the link to the cart. */
export function CartRail({ items, totals, count }: Cart) {
  const t = useTranslate();
  const hidden = count > LINES_MAX ? count - LINES_MAX : 0;
  const unknown = items.filter(({ priced }) => priced === 'unknown').length;
  const country = useTaxCountry();
  const note = unknown > 0 ? t(messages.unknownLeftOut) : taxNote(totals, country, t);
  return (
    <aside className={styles.rail} aria-label={t(messages.cart)}>
      <Section title={t(messages.cart)} note={count > 0 && t(messages.names, { count })}>
        {count === 0 ? (
          <p className={styles.empty}>{t(messages.empty)}</p>
        ) : (
          <>
            <ul className={styles.lines}>
              {hidden > 0 && (
                <li className={styles.more}>
                  <PageLink to={paths.cart()}>{t(messages.more, { count: hidden })}</PageLink>
                </li>
              )}
              {items.slice(hidden).map((item) => (
                <CartLine key={item.domain} item={item} />
              ))}
            </ul>
            <div className={styles.foot}>
              {unknown < count && (
                <dl className={styles.total}>
                  <dt>
                    {t(totalLabel(totals))}
                    <small className={styles.note}>{note}</small>
                  </dt>
                  <dd>
                    <Money
                      minor={totals.tax_country === null ? totals.cost : totals.total}
                      currency={totals.currency_code}
                      strong
                    />
                  </dd>
                </dl>
              )}
              <ButtonLink as={PageLink} className={styles.open} to={paths.cart()} wide>
                {t(messages.openCart)}
              </ButtonLink>
            </div>
          </>
        )}
      </Section>
    </aside>
  );
}

/** The total is labelled "with tax" once the tax is known, and just "total" if no tax is added (PR-04). */
const totalLabel = ({ tax_country, taxes }: Cart['totals']): Message =>
  tax_country === null ? messages.totalBeforeTax : taxes.length > 0 ? messages.totalWithTax : messages.total;

/** Lists each tax separately, as `VAT Norway $3.23`, or says that there is none or that it is not known yet. */
const taxNote = (totals: Cart['totals'], country: string | null, t: Translate): string => {
  if (totals.tax_country === null) return t(country === null ? messages.taxAtReview : messages.taxPending);
  return totals.taxes.length === 0
    ? t(messages.noTax, { country: countryInSentence(totals.tax_country) })
    : totals.taxes
        .map((tax) =>
          t(messages.taxAmount, { tax: taxName(tax, t), amount: formatMoney(tax.tax_amount, totals.currency_code) }),
        )
        .join(', ');
};
