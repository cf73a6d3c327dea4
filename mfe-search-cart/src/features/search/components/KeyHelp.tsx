import { useTranslate } from '@storefront/shared/i18n';
import { singleKeysAtom, useSetAtom, useStored } from '@storefront/shared/store';
import { Switch } from '@storefront/shared/ui/field';
import * as messages from '../messages';
import styles from './key-help.module.css';

/** Explains the single-key shortcuts, with a switch to turn them off. Hidden on devices without a keyboard. */
export function KeyHelp() {
  const t = useTranslate();
  const on = useStored(singleKeysAtom, true);
  const setOn = useSetAtom(singleKeysAtom);
  return (
    <div className={styles.help}>
      <Switch
        label={t(messages.singleKeys)}
        hint={t(messages.keysHint, { key: (name) => <kbd>{name}</kbd> })}
        checked={on}
        onCheckedChange={setOn}
      />
    </div>
  );
}
