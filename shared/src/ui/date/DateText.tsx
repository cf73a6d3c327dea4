import { formatDate, formatDateTime } from '../../domain';
import { useTranslate } from '../../i18n';
import { classNames } from '../class-names';
import { readIso } from './read-iso';
import { relationToToday } from './relation';
import styles from './date.module.css';

export interface DateTextProps {
  /** A Date, or ISO 8601 text; a text without a time is that day in every time zone. */
  value: string | Date;
  /** Adds "in 9 days" within 60 days of today. */
  relative?: boolean;
  /** The colour of the relative text. */
  tone?: 'warning' | 'danger' | 'quiet';
  /** Adds the local time. */
  time?: boolean;
  /** Overrides the current day; for tests and pictures. */
  today?: Date;
}

/** A date as text, "March 3rd, 2027", in a `<time>`. */
export function DateText({ value, relative = false, tone, time = false, today }: DateTextProps) {
  const t = useTranslate();
  const date = typeof value === 'string' ? readIso(value) : value;
  // An unreadable date is shown unchanged, so that the customer can still make sense of it.
  if (Number.isNaN(date.getTime())) return <span>{String(value)}</span>;

  const now = today ?? new Date();
  const relation = relative ? relationToToday(date, now, t) : undefined;
  const colour = tone ?? (date < now ? 'danger' : 'warning');
  return (
    <>
      <time dateTime={typeof value === 'string' ? value : date.toISOString()}>
        {time ? formatDateTime(date) : formatDate(date)}
      </time>
      {relation && (
        <>
          {' '}
          <span className={classNames(styles.relation, styles[colour])}>{relation}</span>
        </>
      )}
    </>
  );
}
