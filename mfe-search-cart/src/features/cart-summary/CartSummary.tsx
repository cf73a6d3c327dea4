import type { Cart } from '@storefront/shared/cart';
import { countryInSentence, lineKind, type Minor } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { useTaxCountry } from '@storefront/shared/session';
import { Section } from '@storefront/shared/ui/layout';
import { TotalRow } from '@storefront/shared/ui/price';
import { taxTitle } from '@storefront/shared/words';
import { linePriceState } from '../../model/line-price';
import { useIsGone } from '../../model/use-is-gone';
import { CheckOut } from './CheckOut';
import * as messages from './messages';
import { PricesUnknown } from './PricesUnknown';
import { splitCosts } from './summary';
import styles from './cart-summary.module.css';

interface CartSummaryProps {
  readonly cart: Cart;
  /** Why checkout is not possible now. */
  readonly block: string | undefined;
  /** The path to the order that was sent from this cart. */
  readonly order: string | undefined;
  readonly onCheckOut: () => void;
}

/** The totals of the cart: items, add-ons, tax by rule, total in its currency (CT-08). */
export function CartSummary({ cart: { items, totals }, block, order, onCheckOut }: CartSummaryProps) {
  const t = useTranslate();
  const { currency_code: currency, cost, tax, tax_country: taxCountry, taxes, total } = totals;
  const country = useTaxCountry();
  const isGone = useIsGone();
  const { names, addOns } = splitCosts(items, currency);
  const pending = items.some((item) => linePriceState(item) === 'pending');
  // Rows are shown before their amounts, so that nothing below them moves when those arrive.
  const figure = (minor: Minor): Minor | undefined => (pending ? undefined : minor);
  const unpriced = items.filter(({ priced }) => priced === 'unknown');
  const unknown = unpriced.length;
  const taxNote = describeTaxes(taxCountry, tax, country, t);
  return (
    <Section title={t(messages.summary)}>
      <div aria-busy={pending || undefined}>
        {pending && <p className="sf-visually-hidden">{t(messages.pending)}</p>}
        {unknown === items.length ? (
          <PricesUnknown items={items} />
        ) : (
          <>
            {items.some((item) => lineKind(item) !== 'add_ons') && (
              <TotalRow label={t(messages.names)} minor={figure(names)} currency={currency} />
            )}
            {addOns > 0 && <TotalRow label={t(messages.addOns)} minor={figure(addOns)} currency={currency} />}
            {taxCountry !== null &&
              taxes.map((rule) => (
                <TotalRow
                  key={rule.tax_id}
                  label={taxTitle(rule, t)}
                  minor={figure(rule.tax_amount)}
                  currency={currency}
                />
              ))}
            {taxCountry === null && country !== null && (
              <TotalRow label={t(messages.tax)} minor={undefined} currency={currency} />
            )}
            <TotalRow
              label={t(taxCountry === null ? messages.totalBeforeTax : messages.total)}
              minor={figure(taxCountry === null ? cost : total)}
              currency={currency}
              strong
            />
          </>
        )}
        {unknown > 0 && unknown < items.length && (
          <p className={styles.note}>{t(messages.without, { count: unknown, gone: unpriced.every(isGone) })}</p>
        )}
        {/* If all prices are unknown, there is no tax to explain. */}
        {unknown < items.length && <p className={styles.note}>{taxNote}</p>}
      </div>
      <div className={styles.action}>
        {block !== undefined && !pending && <p className={styles.block}>{block}</p>}
        <CheckOut block={block} order={order} wide onCheckOut={onCheckOut} />
      </div>
    </Section>
  );
}

/**
 * Returns the note on the tax that the totals do not show; a reverse charge adds none.
 * @param known whose tax is included @param requestedCountry whose tax will be included
 */
function describeTaxes(known: string | null, tax: Minor, requestedCountry: string | null, t: Translate): string {
  if (known === null) return t(requestedCountry === null ? messages.taxAtReview : messages.taxPending);
  return t(tax === 0 ? messages.noTax : messages.withTax, { country: countryInSentence(known) });
}
