import { useTranslate } from '@storefront/shared/i18n';
import { CopyButton } from '@storefront/shared/ui/button';
import type { RefObject } from 'react';
import { ShownOnceDialog } from '../../../components/ShownOnceDialog';
import * as messages from './messages';
import styles from './new-key.module.css';

interface ShownKeyProps {
  apiKey: string;
  focusAfter: RefObject<HTMLElement | null>;
  onDone: () => void;
}

/** Shows a new key, once, until the customer confirms that it is copied. */
export function ShownKey({ apiKey, focusAfter, onDone }: ShownKeyProps) {
  const t = useTranslate();
  return (
    <ShownOnceDialog
      title={t(messages.copyTitle)}
      description={t(messages.copyText)}
      confirmation={t(messages.haveCopied)}
      reminder={t(messages.copyFirst)}
      done={t(messages.done)}
      focusAfter={focusAfter}
      onDone={onDone}
    >
      <div>
        <div className={styles.key} role="textbox" aria-readonly aria-label={t(messages.newKey)} tabIndex={0}>
          {apiKey}
        </div>
        <CopyButton size="md" text={apiKey} subject={t(messages.theKey)} />
      </div>
    </ShownOnceDialog>
  );
}
