import { singleKeysAtom, useSetAtom, useStored } from '@storefront/shared/store';
import { Switch } from '@storefront/shared/ui/field';
import styles from './key-help.module.css';

/** What the single keys do, and the switch that turns them off. Not shown where there is no keyboard to speak of. */
export function KeyHelp() {
  const on = useStored(singleKeysAtom, true);
  const setOn = useSetAtom(singleKeysAtom);
  return (
    <div className={styles.help}>
      <Switch
        label="Single keys"
        hint={
          <>
            <kbd>j</kbd> and <kbd>k</kbd> go from row to row, <kbd>a</kbd> adds, <kbd>u</kbd> takes back.
          </>
        }
        checked={on}
        onCheckedChange={setOn}
      />
    </div>
  );
}
