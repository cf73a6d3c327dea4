import { classNames } from '../class-names';
import styles from './button.module.css';

/** The appearance shared by buttons and links that look like buttons. */
export interface ButtonLook {
  /** One filled button per view, for the recommended next step; `danger-filled` only inside the dialog that confirms. */
  variant?: 'filled' | 'outlined' | 'plain' | 'danger' | 'danger-filled';
  /** 32, 40 or 48 px high; all are at least 44 px on touch. */
  size?: 'sm' | 'md' | 'lg';
  /** Fills the width of its container. */
  wide?: boolean;
}

const variants = {
  filled: styles.filled,
  outlined: styles.outlined,
  plain: styles.plain,
  danger: styles.danger,
  'danger-filled': styles.dangerFilled,
};

/** The class names of an appearance, plus the caller's. */
export function buttonClassName(
  { variant = 'outlined', size = 'md', wide = false }: ButtonLook,
  added?: string,
): string {
  return classNames(styles.button, variants[variant], styles[size], wide && styles.wide, added);
}
