import { useTranslate } from '@storefront/shared/i18n';
import { Button, CopyButton } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { CheckboxField } from '@storefront/shared/ui/field';
import { Stack } from '@storefront/shared/ui/layout';
import { useRef, useState, type RefObject } from 'react';
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
  const box = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const [problem, setProblem] = useState<string>();

  function end() {
    if (copied) return onDone();
    setProblem(t(messages.copyFirst));
    box.current?.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && end()}
      title={t(messages.copyTitle)}
      description={t(messages.copyText)}
      focusAfter={focusAfter}
      footer={
        <Button variant="filled" onClick={end}>
          {t(messages.done)}
        </Button>
      }
    >
      <Stack gap={16}>
        <div>
          <div className={styles.key} role="textbox" aria-readonly aria-label={t(messages.newKey)} tabIndex={0}>
            {apiKey}
          </div>
          <CopyButton size="md" text={apiKey} subject={t(messages.theKey)} />
        </div>
        <CheckboxField
          ref={box}
          label={t(messages.haveCopied)}
          checked={copied}
          error={problem}
          onChange={({ target }) => {
            setCopied(target.checked);
            setProblem(undefined);
          }}
        />
      </Stack>
    </Dialog>
  );
}
