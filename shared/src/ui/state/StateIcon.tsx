import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { stateShapes, type StateShape, type StateName } from './states';
import styles from './state.module.css';

export interface StateIconProps {
  state: StateName;
  /** 10 px, or 14 px for a single line. */
  size?: 'normal' | 'large';
  className?: string;
}

/** SVG instead of backgrounds, so that the shapes remain in print and in forced colours. */
const drawings: Readonly<Record<StateShape, ReactNode>> = {
  disc: <circle cx="5" cy="5" r="5" fill="currentColor" />,
  ring: <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="2" />,
  diamond: <path d="M5-.6 10.6 5 5 10.6-.6 5z" fill="currentColor" />,
  half: (
    <>
      <circle cx="5" cy="5" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M5 .75a4.25 4.25 0 0 0 0 8.5z" fill="currentColor" />
    </>
  ),
  square: <path d="M.5.5h9v9h-9z" fill="currentColor" />,
  point: <circle cx="5" cy="5" r="2" fill="currentColor" />,
};

/** The dot that shows a state by shape and colour. Hidden from screen readers; the text is beside it. */
export function StateIcon({ state, size = 'normal', className }: StateIconProps) {
  return (
    <svg
      className={classNames(styles.icon, styles[state], size === 'large' && styles.large, className)}
      viewBox="0 0 10 10"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[stateShapes[state]]}
    </svg>
  );
}
