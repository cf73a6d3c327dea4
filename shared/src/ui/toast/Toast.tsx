import { useEffect, useRef } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import { Bead, type StateName } from '../state';
import type { Notice } from './ToastViewport';
import styles from './toast.module.css';

const beads: Readonly<Record<Notice['tone'], StateName>> = { success: 'done', danger: 'failed', info: 'selected', warning: 'expiring' };

interface ToastProps {
  notice: Notice;
  onClose: (id: string) => void;
  timeoutMs: number;
  paused: boolean;
}

/** One notice. Its time stands still while paused and goes on where it stopped. */
export function Toast({ notice, onClose, timeoutMs, paused }: ToastProps) {
  const leftMs = useRef(timeoutMs);
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => close.current(notice.id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [notice.id, paused]);

  return (
    <div className={styles.toast} data-tone={notice.tone}>
      <Bead state={beads[notice.tone]} className={styles.bead} />
      <p className={styles.text}>{notice.text}</p>
      {notice.action && (
        <Button
          variant="plain"
          size="sm"
          onClick={() => {
            notice.action?.onSelect();
            onClose(notice.id);
          }}
        >
          {notice.action.label}
        </Button>
      )}
      <button type="button" className={styles.close} aria-label="Close notice" onClick={() => onClose(notice.id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
