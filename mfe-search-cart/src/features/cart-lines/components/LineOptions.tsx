import { serverNow } from '@storefront/shared/api';
import { setAutorenew, setPeriod, type CartItem } from '@storefront/shared/cart';
import { getAddedYears, getPeriods, lineKind, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Switch } from '@storefront/shared/ui/field';
import { TermPicker } from '@storefront/shared/ui/ruler';
import { spoken } from '../../../components/spoken';
import * as messages from '../messages';
import { renewalText } from '../model/renewal-text';
import { AddOnChoices } from './AddOnChoices';
import { LineCosts } from './LineCosts';
import styles from './line-options.module.css';

/** The options of a line: years, add-ons and auto-renew, and its long-term cost. For an add-ons-only line, only the add-ons. */
export function LineOptions({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  if (lineKind(item) === 'add_ons') {
    return (
      <div className={styles.options}>
        <AddOnChoices item={item} onRemove={onRemove} />
      </div>
    );
  }
  return (
    <div className={styles.options}>
      <div className={styles.term}>
        <LineTerm item={item} />
        <AutorenewSwitch item={item} />
      </div>
      <AddOnChoices item={item} onRemove={onRemove} />
      <LineCosts item={item} />
    </div>
  );
}

/** The years of a line (CT-09). A change fetches the price again. */
function LineTerm({ item }: { item: CartItem }) {
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

/** Switch for auto-renew. Date and amount are stated before the purchase (LG-04). */
function AutorenewSwitch({ item }: { item: CartItem }) {
  const t = useTranslate();
  if (item.type === 'transfer') return null;
  return (
    <Switch
      label={t(messages.autoRenew, { name: toUnicode(item.domain), spoken })}
      hint={t(messages.renewalHint, {
        renewal: renewalText(item, serverNow(), t),
        on: item.autorenew,
        kind: item.type,
      })}
      checked={item.autorenew}
      onCheckedChange={(on) => setAutorenew(item.domain, on)}
    />
  );
}
