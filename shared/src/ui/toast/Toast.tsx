import { useEffect, useRef } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import { StateIcon, type StateName } from '../state';
import type { Notice } from './ToastViewport';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './toast.module.css';

const iconStates: Readonly<Record<Notice['tone'], StateName>> = {
  success: 'done',
  danger: 'failed',
  info: 'selected',
  warning: 'expiring',
};

interface ToastProps {
  notice: Notice;
  onClose: (id: string) => void;
  timeoutMs: number;
  paused: boolean;
}

/** Milliseconds between checks of the clock. */
const TICK_MS = 250;

/**
 * One notice. Its timer stops while paused. Time during which the page was busy or in the background does not count, because the notice
 * could not be read then.
 */
export function Toast({ notice, onClose, timeoutMs, paused }: ToastProps) {
  const t = useTranslate();
  const leftMs = useRef(timeoutMs);
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useEffect(() => {
    if (paused) return;
    let lookedAt = performance.now();
    const count = (): void => {
      const now = performance.now();
      leftMs.current -= Math.min(now - lookedAt, 2 * TICK_MS);
      lookedAt = now;
    };
    const timer = setInterval(() => {
      count();
      if (leftMs.current > 0) return;
      clearInterval(timer);
      close.current(notice.id);
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      count();
    };
  }, [notice.id, paused]);

  return (
    <div className={styles.toast} data-tone={notice.tone}>
      <StateIcon state={iconStates[notice.tone]} />
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
      <button
        type="button"
        className={styles.close}
        aria-label={t(messages.closeNotice)}
        onClick={() => onClose(notice.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
