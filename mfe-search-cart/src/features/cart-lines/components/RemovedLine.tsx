import { useEffect, useRef } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import * as messages from '../messages';
import styles from './removed-line.module.css';

interface RemovedLineProps {
  readonly text: string;
  readonly onUndo: () => void;
}

/** Placeholder of a removed line, with an undo button that stays when the notice has disappeared. */
export function RemovedLine({ text, onUndo }: RemovedLineProps) {
  const t = useTranslate();
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the undo button takes the focus.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [text]);
  return (
    <div className={styles.removed}>
      <span className={styles.text}>{text}</span>
      <Button ref={undo} size="sm" variant="plain" onClick={onUndo}>
        {t(messages.undo)}
      </Button>
    </div>
  );
}
