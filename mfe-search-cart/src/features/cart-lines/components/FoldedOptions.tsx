import { useState } from 'react';
import { serverNow } from '@storefront/shared/api';
import type { CartItem } from '@storefront/shared/cart';
import { lineKind, selectedAddOns, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { formatAddOns } from '@storefront/shared/words';
import { spoken } from '../../../components/spoken';
import * as messages from '../messages';
import { renewalText, statesRenewalPrice } from '../model/renewal-text';
import styles from './folded-options.module.css';
import { LineFacts } from './LineFacts';
import { LineOptions } from './LineOptions';

/** The options of a line as text, expandable on demand. What auto-renew will do is always stated (LG-04), and no price twice. */
export function FoldedOptions({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  // The facts of an add-ons-only line already name the add-ons.
  const addOns = lineKind(item) === 'add_ons' ? '' : formatAddOns(selectedAddOns(item), lineKind(item), t);
  const renews = !open && item.type !== 'transfer' && lineKind(item) !== 'add_ons';
  const saysLater = !(renews && statesRenewalPrice(item, serverNow()));
  return (
    <details className={styles.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          {t(messages.factsInShort, {
            facts: () => <LineFacts item={item} saysLater={saysLater} />,
            addOns: addOns || 'none',
          })}{' '}
          {renews && renewalText(item, serverNow(), t)}
        </span>
        <span className={styles.change}>
          {t(open ? messages.close : messages.change, { name: toUnicode(item.domain), spoken })}
        </span>
      </summary>
      {open && (
        <div className={styles.body}>
          <LineOptions item={item} onRemove={onRemove} />
        </div>
      )}
    </details>
  );
}
