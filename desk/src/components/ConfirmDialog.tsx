import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import * as messages from './messages';
import styles from './components.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  /** Consequences, and who is affected. */
  readonly terms: ReactNode;
  /** Labels of the confirm button: idle and while running, when further clicks are ignored. */
  readonly action: string;
  readonly busy: string;
  readonly isBusy: boolean;
  readonly isDangerous?: boolean;
  /** Whether text was entered that closing would lose; a code is no loss. */
  readonly hasInput?: boolean;
  readonly error: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/**
 * Confirmation of an irreversible action. Moves the focus to the first incomplete field, if there is one. Otherwise stays open until the
 * response arrives, and shows why it was refused.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    terms,
    action,
    busy,
    isBusy,
    isDangerous = false,
    hasInput = false,
    error,
    onConfirm,
    onClose,
    children,
  } = props;
  const t = useTranslate();
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    onConfirm();
    setAttempts((before) => before + 1);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      hasInput={hasInput}
      isBusy={isBusy}
      title={title}
      description={terms}
      footer={
        <>
          <Button type="submit" form={form} variant={isDangerous ? 'danger-filled' : 'filled'} loading={isBusy && busy}>
            {action}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {t(messages.keep)}
          </Button>
        </>
      }
    >
      <form ref={fields} id={form} className={styles.form} noValidate onSubmit={confirm}>
        {children}
        {error != null && <Banner tone="danger">{failureText(error, t)}</Banner>}
      </form>
    </Dialog>
  );
}
