import { ChevronDown, Copy, Download, ExternalLink, Lock, Menu, Search, X } from 'lucide-react';
import { classNames } from '../class-names';
import styles from './icon.module.css';

/** All icons of the design. None is decorative. */
const drawings = {
  search: Search,
  menu: Menu,
  close: X,
  copy: Copy,
  external: ExternalLink,
  chevron: ChevronDown,
  lock: Lock,
  download: Download,
};

export type IconName = keyof typeof drawings;

export interface IconProps {
  name: IconName;
  size?: 16 | 20;
  className?: string;
}

/** A line icon, hidden from screen readers; the control that contains it has the accessible name. */
export function Icon({ name, size = 16, className }: IconProps) {
  const Drawing = drawings[name];
  return (
    <Drawing
      className={classNames(styles.icon, size === 20 && styles.large, className)}
      // lucide draws on a grid of 24 units, so this renders as 1.5 px.
      strokeWidth={size === 20 ? 1.8 : 2.25}
      aria-hidden="true"
      focusable="false"
    />
  );
}
