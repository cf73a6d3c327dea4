import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './flow.module.css';

export interface StackProps {
  /** In pixels of the spacing scale: 8 to 16 inside a group, 32 to 48 between groups. */
  gap?: 4 | 8 | 12 | 16 | 24 | 32 | 48;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl';
  className?: string;
  children: ReactNode;
}

/** Stacks items vertically with one gap. */
export function Stack({ gap = 16, as: Element = 'div', className, children }: StackProps) {
  return <Element className={classNames(styles.stack, styles[`gap${gap}`], className)}>{children}</Element>;
}
