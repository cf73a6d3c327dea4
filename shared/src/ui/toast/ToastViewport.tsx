import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { Toast } from './Toast';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './toast.module.css';

export interface Notice {
  id: string;
  tone: 'success' | 'danger' | 'info' | 'warning';
  text: string;
  /** One action, such as Undo. It is also available on the page. */
  action?: { label: string; onSelect: () => void };
}

export interface ToastViewportProps {
  notices: readonly Notice[];
  onClose: (id: string) => void;
  /** How long a notice stays, in milliseconds; never under 5,000 for people (NT-14). */
  timeoutMs: number;
  /** Shows the notices over the page header instead, if the lower corner may contain what has just changed. */
  atHead?: boolean;
}

/**
 * The current notices, in the lower corner. None closes while the pointer or the focus is on them. Both live regions exist before the first
 * notice; otherwise screen readers would miss it.
 */
export function ToastViewport({ notices, onClose, timeoutMs, atHead = false }: ToastViewportProps) {
  const t = useTranslate();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const viewport = useRef<HTMLElement>(null);

  /** Where the focus was before it entered the notices. */
  const cameFrom = useRef<Element>(null);

  // A notice that is removed while focused fires no blur event.
  useEffect(() => {
    const isInside = viewport.current?.contains(document.activeElement) ?? false;
    setFocused(isInside);
    const from = cameFrom.current;
    if (isInside || !from) return;
    cameFrom.current = null;
    if (document.activeElement === document.body && from.isConnected && from instanceof HTMLElement) from.focus();
  }, [notices]);

  const paused = (hovered || focused) && notices.length > 0;

  const listToasts = (urgent: boolean) =>
    notices
      .filter((notice) => (notice.tone === 'danger') === urgent)
      .map((notice) => (
        <Toast key={notice.id} notice={notice} onClose={onClose} timeoutMs={timeoutMs} paused={paused} />
      ));

  return (
    <section
      ref={viewport}
      aria-label={t(messages.notices)}
      className={classNames(styles.viewport, atHead && styles.atHead)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = currentTarget.contains(relatedTarget);
        setFocused(isInside);
        if (relatedTarget && !isInside) cameFrom.current = null;
      }}
    >
      <div role="alert">{listToasts(true)}</div>
      <div role="status">{listToasts(false)}</div>
    </section>
  );
}
