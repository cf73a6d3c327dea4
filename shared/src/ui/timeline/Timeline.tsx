import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import { DateText } from '../date';
import { readIso } from '../date/read-iso';
import {
  eventMessages,
  toStages,
  ticksFor,
  toTracks,
  type TimelineEvent,
  type TimelineEventKind,
  type Stage,
} from './stages';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './timeline.module.css';

export type { TimelineEvent, TimelineEventKind };

export interface TimelineProps {
  /** What the timeline shows; for screen readers. */
  label: string;
  events: readonly TimelineEvent[];
  /** Days on which notices are sent to the customer: ticks above the line, to scale. */
  emailDates?: readonly (string | Date)[];
}

/** The width of the last fact, which has text but no segment after it. */
const LAST_COLUMN = 'minmax(8rem, max-content)';

/** Up to this share of its segment, the text of `today` starts at its icon, because centred text would overflow the line. */
const NEAR_START = 0.12;

const toDate = (value: string | Date) => (typeof value === 'string' ? readIso(value) : value);

/**
 * The life of a domain as a list of dated facts, drawn as a line: past and paid time solid, then grace, redemption and release. Distances
 * are to scale if there is room for the text; a segment is never shorter than its text. On narrow screens it is vertical.
 */
export function Timeline({ label, events, emailDates: mails = [] }: TimelineProps) {
  const t = useTranslate();
  const stages = toStages(events, toDate);
  const mailDates = mails.map(toDate);
  const columns = [...toTracks(stages).map(({ min, share }) => `minmax(${min}rem, ${share}fr)`), LAST_COLUMN].join(' ');
  const [first, second = 'none', third = 'none', fourth = 'none'] = [
    ...new Set(stages.filter((stage) => stage.days > 0).map((stage) => ticksFor(stage.days).unit)),
  ];
  return (
    <figure className={styles.figure}>
      <ol className={styles.line} aria-label={label} style={{ '--columns': columns } as CSSProperties}>
        {stages.map((stage, index) => (
          <li
            key={`${stage.kind}-${index}`}
            className={styles.stage}
            data-kind={stage.kind}
            data-bar={stage.bar}
            data-near-start={isNearStart(stages, index) || undefined}
            style={{ '--from': index + 1, '--to': labelEnd(stages, index) } as CSSProperties}
          >
            <Bar stage={stage} mails={mailsWithin(stage, stages[index + 1], mailDates)} />
            <span className={classNames(styles.icon, styles[stage.kind])} aria-hidden="true" />
            <div className={styles.words}>
              <span className={styles.label}>{stage.label ?? t(eventMessages[stage.kind])}</span>
              <span className={styles.date}>
                <DateText value={stage.at} />
              </span>
              {stage.note && <span className={styles.note}>{stage.note}</span>}
            </div>
          </li>
        ))}
      </ol>
      {first && (
        <figcaption className={styles.caption}>
          {t(messages.markUnits, { first, second, third, fourth })}
          {mails.length > 0 && ` ${t(messages.markDays)}`}
        </figcaption>
      )}
    </figure>
  );
}

/** Whether `today` is so close to the start of the line that centred text would overflow it. */
function isNearStart(stages: readonly Stage[], index: number): boolean {
  const [before, stage] = [stages[0], stages[index]];
  return (
    index === 1 &&
    stage?.kind === 'today' &&
    before !== undefined &&
    before.days <= NEAR_START * (before.days + stage.days)
  );
}

/** Returns the column at which a label ends. It may extend under the column of `today`, whose text is above the line. */
function labelEnd(stages: readonly Stage[], index: number): number {
  const next = stages[index + 1];
  return next?.kind === 'today' ? index + 3 : index + 2;
}

function mailsWithin(stage: Stage, next: Stage | undefined, mails: readonly Date[]): number[] {
  if (!next) return [];
  const [from, to] = [stage.at.getTime(), next.at.getTime()];
  return mails.map((mail) => (mail.getTime() - from) / (to - from)).filter((share) => share >= 0 && share < 1);
}

function Bar({ stage, mails }: { stage: Stage; mails: readonly number[] }) {
  const ticks = stage.days > 0 ? ticksFor(stage.days).count : 0;
  return (
    <svg className={classNames(styles.bar, styles[`${stage.bar}Bar`])} aria-hidden="true" focusable="false">
      {Array.from({ length: Math.max(0, ticks - 1) }, (_, index) => {
        const x = `${((index + 1) / ticks) * 100}%`;
        return <line key={index} className={styles.tick} x1={x} x2={x} y1="25" y2="31" />;
      })}
      {mails.map((share) => (
        <line key={share} className={styles.mail} x1={`${share * 100}%`} x2={`${share * 100}%`} y1="2" y2="10" />
      ))}
      <line className={styles.stretch} x1="0" x2="100%" y1="20" y2="20" />
    </svg>
  );
}
