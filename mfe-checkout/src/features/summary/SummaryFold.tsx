import { useCart } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { AccordionItem } from '@storefront/shared/ui/accordion';
import { Money } from '@storefront/shared/ui/price';
import * as messages from './messages';
import { SummaryLines } from './SummaryLines';
import { Totals } from './Totals';
import styles from './summary.module.css';

/** The order, collapsed under its total, for windows too narrow for the cart beside the page. */
export function SummaryFold() {
  const t = useTranslate();
  const { items, totals, count } = useCart();
  if (count === 0) return null;
  return (
    <div className={styles.fold}>
      <AccordionItem
        title={t(messages.order, { count })}
        end={<Money minor={totals.total} currency={totals.currency_code} strong />}
      >
        <SummaryLines items={items} />
        <Totals totals={totals} />
      </AccordionItem>
    </div>
  );
}
