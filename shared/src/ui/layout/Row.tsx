import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './flow.module.css';

export interface RowProps {
  /** In pixels of the spacing scale. */
  gap?: 4 | 8 | 12 | 16 | 24 | 32 | 48;
  align?: 'baseline' | 'center' | 'start' | 'end';
  justify?: 'start' | 'between' | 'end';
  className?: string;
  children: ReactNode;
}

/** Lays out items side by side; they wrap if there is no room. */
export function Row({ gap = 8, align = 'center', justify = 'start', className, children }: RowProps) {
  return (
    <div className={classNames(styles.row, styles[`gap${gap}`], styles[`${align}Line`], styles[justify], className)}>
      {children}
    </div>
  );
}
