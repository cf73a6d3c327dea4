import { parseISO } from 'date-fns';
import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import { DateText } from '../date';
import { lifeWords, stagesOf, ticksFor, type LifeEvent, type LifeEventKind, type Stage } from './stages';
import styles from './life-line.module.css';

export type { LifeEvent, LifeEventKind };

export interface LifeLineProps {
  /** What the line tells; for screen readers. */
  label: string;
  /** The facts, in any order. */
  events: readonly LifeEvent[];
  /** Days on which we write to the owner: ticks above the line, at their true distance. */
  mails?: readonly (string | Date)[];
}

const toDate = (value: string | Date) => (typeof value === 'string' ? parseISO(value) : value);

/**
 * The life of a name as a list of dated facts, drawn as a line: past and paid time solid, then grace, redemption and release.
 * Distances are true where there is room for the words; a stretch never gets too short for them. Narrow, it stands upright.
 */
export function LifeLine({ label, events, mails = [] }: LifeLineProps) {
  const stages = stagesOf(events, toDate);
  const mailDates = mails.map(toDate);
  const columns = stages.map((stage) => columnOf(stage, stages)).join(' ');
  const units = [...new Set(stages.filter((stage) => stage.days > 0).map((stage) => ticksFor(stage.days).unit))];
  return (
    <figure className={styles.figure}>
      <ol className={styles.line} aria-label={label} style={{ '--columns': columns } as CSSProperties}>
        {stages.map((stage, index) => (
          <li key={`${stage.kind}-${index}`} className={styles.stage} data-kind={stage.kind} data-bar={stage.bar} style={{ '--from': index + 1, '--to': labelEnd(stages, index) } as CSSProperties}>
            <Bar stage={stage} mails={mailsWithin(stage, stages[index + 1], mailDates)} />
            <span className={classNames(styles.bead, styles[stage.kind])} aria-hidden="true" />
            <div className={styles.words}>
              <span className={styles.label}>{stage.label ?? lifeWords[stage.kind]}</span>
              {stage.kind !== 'today' && (
                <span className={styles.date}>
                  <DateText value={stage.at} />
                </span>
              )}
              {stage.note && <span className={styles.note}>{stage.note}</span>}
            </div>
          </li>
        ))}
      </ol>
      {units.length > 0 && (
        <figcaption className={styles.caption}>
          One mark is a {units.join(', later a ')}.{mails.length > 0 && ' Marks above the line are days on which we write to you.'}
        </figcaption>
      )}
    </figure>
  );
}

/** Room for the words of a stage; `today` has its word above the line and needs little. */
function columnOf(stage: Stage, stages: readonly Stage[]): string {
  if (stage === stages.at(-1)) return 'minmax(8rem, max-content)';
  const short = stage.kind === 'today' || stages[stages.indexOf(stage) + 1]?.kind === 'today';
  return `minmax(${short ? '4rem' : '8.5rem'}, ${Math.max(1, stage.days)}fr)`;
}

/** A label may run on under the column of `today`, whose word stands above the line. */
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
