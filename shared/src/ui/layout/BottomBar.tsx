import { useTranslate } from '@storefront/shared/i18n';
import type { ReactNode } from 'react';
import * as messages from './messages';
import styles from './bottom-bar.module.css';

export interface BottomBarProps {
  /** What the bar says, such as "2 names, $30.70". */
  children: ReactNode;
  /** The one button. */
  action?: ReactNode;
  /** Spoken name of the bar. */
  label?: string;
}

/** The bar that takes the rail's place under 1,120 px; the host's own cart bar gives way to it (`data-bottom-bar`). Put it last in the page: it sticks to the lower edge of the screen. */
export function BottomBar({ children, action, label }: BottomBarProps) {
  const t = useTranslate();
  return (
    <section className={styles.bar} aria-label={label ?? t(messages.summary)} data-print="hide" data-bottom-bar="">
      <div className={styles.text}>{children}</div>
      {action}
    </section>
  );
}
