import { useTranslate } from '@storefront/shared/i18n';
import type { ReactNode } from 'react';
import * as messages from './messages';
import styles from './bottom-bar.module.css';

export interface BottomBarProps {
  /** The text of the bar, such as "2 names, $30.70". */
  children: ReactNode;
  action?: ReactNode;
  /** The accessible name of the bar. */
  label?: string;
}

/**
 * Replaces the rail under 1,120 px, and the host's cart bar (`data-bottom-bar`). Put it last in the page: it sticks to the screen's
 * bottom.
 */
export function BottomBar({ children, action, label }: BottomBarProps) {
  const t = useTranslate();
  return (
    <section className={styles.bar} aria-label={label ?? t(messages.summary)} data-print="hide" data-bottom-bar="">
      <div className={styles.text}>{children}</div>
      {action}
    </section>
  );
}
