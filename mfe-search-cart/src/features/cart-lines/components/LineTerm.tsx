import { setPeriod, type CartItem } from '@storefront/shared/cart';
import { getAddedYears, getPeriods, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { TermPicker } from '@storefront/shared/ui/ruler';
import { spoken } from '../../../components/spoken';
import * as messages from '../messages';
import styles from './line-options.module.css';

/** The years of a line (CT-09). A change fetches the price again. */
export function LineTerm({ item }: { item: CartItem }) {
  const t = useTranslate();
  const terms = getPeriods(item);
  if (terms.length < 2) {
    const only = item.type === 'transfer' ? messages.addsYears : messages.onlyTerm;
    return <p className={styles.only}>{t(only, { years: getAddedYears(item) })}</p>;
  }
  return (
    <TermPicker
      label={t(messages.term, { name: toUnicode(item.domain), spoken })}
      value={item.period}
      terms={terms}
      onChange={(period) => setPeriod(item.domain, period)}
    />
  );
}
