import styles from './components.module.css';

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const TO_THE_DAY = new Intl.DateTimeFormat('en', day);
const TO_THE_MINUTE = new Intl.DateTimeFormat('en', { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const TO_THE_SECOND = new Intl.DateTimeFormat('en', {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Date of an instant in the local time zone, formatted like `Moment`. */
export function Day({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className={styles.moment}>
      {TO_THE_DAY.format(new Date(at))}
    </time>
  );
}

/** Instant in the local time zone, in one line. @param exact to the second, for sequences of events */
export function Moment({ at, exact = false }: { readonly at: string; readonly exact?: boolean }) {
  return (
    <time dateTime={at} className={styles.moment}>
      {(exact ? TO_THE_SECOND : TO_THE_MINUTE).format(new Date(at))}
    </time>
  );
}
