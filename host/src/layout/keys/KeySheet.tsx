import { useTranslate } from '@storefront/shared/i18n';
import { singleKeysAtom, useAtom } from '@storefront/shared/store';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Switch } from '@storefront/shared/ui/field';
import * as messages from './messages';
import styles from './key-sheet.module.css';
import { RESULT_KEYS, SITE_KEYS } from './site-keys';

function KeyList({ label, keys }: { label: string; keys: typeof SITE_KEYS }) {
  const t = useTranslate();
  return (
    <section>
      <h3 className={styles.title}>{label}</h3>
      <dl>
        {keys.map(({ keys: pressed, does }) => (
          <div key={pressed.join(' ')} className={styles.row}>
            <dt className={styles.does}>{t(does)}</dt>
            <dd className={styles.keys}>
              {pressed.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The list of all keyboard shortcuts, with a switch that turns off single-key shortcuts (WCAG 2.1.4). */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [on, setOn] = useAtom(singleKeysAtom);
  return (
    <Dialog open onOpenChange={onClose} title={t(messages.shortcuts)}>
      <div className={styles.sheet}>
        <KeyList label={t(messages.everywhere)} keys={SITE_KEYS} />
        <KeyList label={t(messages.inResults)} keys={RESULT_KEYS} />
        <Switch label={t(messages.singleKeys)} hint={t(messages.singleKeysHint)} checked={on} onCheckedChange={setOn} />
      </div>
    </Dialog>
  );
}
