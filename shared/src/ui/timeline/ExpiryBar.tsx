import { differenceInCalendarDays } from 'date-fns';
import { readIso } from '../date/read-iso';
import styles from './expiry-bar.module.css';

export interface ExpiryBarProps {
  /** The expiry: ISO 8601 text or a Date. */
  expires: string | Date;
  /** Overrides the current day; for tests and pictures. */
  today?: Date;
}

const WIDTH = 132;
const MONTHS = 12;
const EDGE = 6;
const NEAR_DAYS = 60;

/** The next 12 months of a domain, in a list. Hidden from screen readers, since the date is beside it. */
export function ExpiryBar({ expires, today }: ExpiryBarProps) {
  const end = typeof expires === 'string' ? readIso(expires) : expires;
  const days = differenceInCalendarDays(end, today ?? new Date());
  const share = Math.min(1, Math.max(0, days / 365));
  const at = (part: number) => EDGE + part * (WIDTH - 2 * EDGE);
  const x = at(share);
  const state = days < 0 ? styles.expired : days <= NEAR_DAYS ? styles.near : styles.paid;
  return (
    <svg className={styles.life} viewBox={`0 0 ${WIDTH} 14`} aria-hidden="true" focusable="false">
      {Array.from({ length: MONTHS + 1 }, (_, month) => (
        <line key={month} className={styles.tick} x1={at(month / MONTHS)} x2={at(month / MONTHS)} y1="7" y2="11" />
      ))}
      <line className={styles.line} x1={at(0)} x2={at(1)} y1="7" y2="7" />
      <g className={state}>
        {share > 0 && <line className={styles.left} x1={at(0)} x2={x} y1="7" y2="7" />}
        {days < 0 ? (
          <rect x={x - 4.5} y="2.5" width="9" height="9" />
        ) : (
          <circle className={styles.icon} cx={x} cy="7" r="5" />
        )}
      </g>
    </svg>
  );
}
