import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../button';
import { TextField } from '../field';
import { Dialog } from './Dialog';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './confirm-by-name.module.css';

export interface ConfirmByNameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The text to type: the name of what will be deleted. */
  name: string;
  /** The consequences, and what cannot be undone. */
  children: ReactNode;
  /** The verb, such as "Delete 12 records". */
  confirmLabel: string;
  onConfirm: () => void;
  /** The label while the action runs. */
  loading?: string | false;
  error?: ReactNode;
}

/** Requires typing the name before an action that cannot be undone. */
export function ConfirmByName({
  open,
  onOpenChange,
  title,
  name,
  children,
  confirmLabel,
  onConfirm,
  loading = false,
  error,
}: ConfirmByNameProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [mismatch, setMismatch] = useState(false);

  function change(next: boolean) {
    if (!next) {
      setTyped('');
      setMismatch(false);
    }
    onOpenChange(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // A form inside a dialog must not submit the form that the dialog was opened from.
    event.stopPropagation();
    if (loading !== false) return;
    const matches = typed.trim().toLowerCase() === name.toLowerCase();
    setMismatch(!matches);
    if (matches) onConfirm();
  }

  return (
    <Dialog open={open} onOpenChange={change} title={title} description={children}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <TextField
          label={t(messages.typeToConfirm, { name })}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={mismatch ? t(messages.typeName, { name }) : error}
          onChange={(event) => {
            setTyped(event.target.value);
            setMismatch(false);
          }}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="danger-filled" loading={loading}>
            {confirmLabel}
          </Button>
          <Button onClick={() => change(false)}>{t(messages.cancel)}</Button>
        </div>
      </form>
    </Dialog>
  );
}
