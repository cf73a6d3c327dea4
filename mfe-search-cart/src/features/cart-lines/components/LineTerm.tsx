import { setPeriod, type CartItem } from '@storefront/shared/cart';
import { periodsOf, toUnicode } from '@storefront/shared/domain';
import { TermPicker } from '@storefront/shared/ui/scale';
import styles from './line-options.module.css';

const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`);

/** The years of a line (CT-09). Choosing others asks for the price again. */
export function LineTerm({ item }: { item: CartItem }) {
  const terms = periodsOf(item);
  const name = toUnicode(item.domain);
  if (terms.length < 2) {
    return (
      <p className={styles.only}>
        {item.type === 'transfer'
          ? `Adds ${years(item.period)} to what is left of its present term.`
          : `${years(item.period)}, the only term that is sold.`}
      </p>
    );
  }
  return (
    <TermPicker
      label={
        <>
          Term<span className="sf-visually-hidden"> of {name}</span>
        </>
      }
      value={item.period}
      terms={terms}
      onChange={(period) => setPeriod(item.domain, period)}
    />
  );
}
