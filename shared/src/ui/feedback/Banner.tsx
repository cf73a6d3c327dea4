import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { StateIcon, type StateName } from '../state';
import styles from './banner.module.css';

export interface BannerProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  action?: ReactNode;
  children: ReactNode;
}

const toneStates: Readonly<Record<NonNullable<BannerProps['tone']>, StateName>> = {
  info: 'selected',
  success: 'done',
  warning: 'expiring',
  danger: 'failed',
};

/** A lasting message for the whole page: offline, maintenance, a changed price. */
export function Banner({ tone = 'info', action, children }: BannerProps) {
  return (
    <div className={classNames(styles.banner, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <StateIcon state={toneStates[tone]} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
