import { singleKeysAtom, useAtom } from '@storefront/shared/store';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Switch } from '@storefront/shared/ui/field';
import styles from './key-sheet.module.css';
import { RESULT_KEYS, SITE_KEYS } from './site-keys';

function KeyList({ label, keys }: { label: string; keys: typeof SITE_KEYS }) {
  return (
    <section>
      <h3 className={styles.title}>{label}</h3>
      <dl>
        {keys.map(({ keys: pressed, does }) => (
          <div key={does} className={styles.row}>
            <dt className={styles.does}>{does}</dt>
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

/** All keys, and the switch that turns off those that act alone (WCAG 2.1.4). */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useAtom(singleKeysAtom);
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <div className={styles.sheet}>
        <KeyList label="On every page" keys={SITE_KEYS} />
        <KeyList label="In search results" keys={RESULT_KEYS} />
        <Switch
          label="Single keys"
          hint="Off: only keys with Ctrl or Command act. While an order is made they are off in any case."
          checked={on}
          onCheckedChange={setOn}
        />
      </div>
    </Dialog>
  );
}
