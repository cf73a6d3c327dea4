import type { ZoneRecord } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { zoneProblemText, zoneWarningText } from '@storefront/shared/problems';
import { Button } from '@storefront/shared/ui/button';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { StateIcon } from '@storefront/shared/ui/state';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Conflict } from '../model/conflicts';
import type { Review } from '../model/review';
import type { SaveFailure } from '../model/save-failure';
import type { RecordRow } from '../model/staged-zone';
import { formatRecordName, formatTtl, formatRecordValue } from '../model/record-format';
import { spoken } from '../../../components/spoken';
import * as messages from './messages';
import styles from './review-panel.module.css';

/** Changes shown individually; the table shows the rest. */
const DRAWN = 50;
/** Notes shown next to the save button, so that they are in view when saving; the others follow below. */
const FIRST = 3;

interface ReviewPanelProps {
  readonly review: Review;
  readonly conflicts: readonly Conflict[];
  readonly failure: SaveFailure | null;
  /** Incremented on each failure, so that each one is shown. */
  readonly attempt: number;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onSettle: (conflict: Conflict, choice: 'mine' | 'theirs') => void;
  /** Returns a function that opens the record at a path in the batch, such as `add.0.address`; null if there is none. */
  readonly onOpen: (at: string) => (() => void) | null;
}

/** Shows what a save would change, its problems and warnings, and the save button (DN-08). Hidden while nothing is staged. */
export function ReviewPanel({
  review,
  conflicts,
  failure,
  attempt,
  isSaving,
  onSave,
  onDiscard,
  onSettle,
  onOpen,
}: ReviewPanelProps) {
  const t = useTranslate();
  const { changes, problems, warnings, oldAnswersFor } = review;
  const blocked = conflicts.length ? t(messages.decideFirst) : problems.length ? t(messages.refusedFirst) : undefined;
  const errors = problems.map((problem) => zoneProblemText(problem, t));
  const warned = warnings.map((warning) => zoneWarningText(warning, t));
  const hidden = Math.max(0, problems.length - FIRST) + Math.max(0, warnings.length - FIRST);
  return (
    <Stack gap={12}>
      {failure && <Failure key={attempt} failure={failure} isSaving={isSaving} onRetry={onSave} onOpen={onOpen} />}
      {conflicts.map((conflict) => (
        <ConflictChoice key={conflict.key} conflict={conflict} onSettle={onSettle} />
      ))}
      {changes.length > 0 && (
        <div className={styles.decision}>
          {problems.length > 0 && <Notes label={t(messages.refused)} state="failed" notes={errors.slice(0, FIRST)} />}
          {warnings.length > 0 && <Notes label={t(messages.look)} state="expiring" notes={warned.slice(0, FIRST)} />}
          {hidden > 0 && <p className={styles.quiet}>{t(messages.moreNotes, { count: hidden })}</p>}
          <Row gap={8}>
            <Button variant="filled" loading={isSaving && t(messages.saving)} disabledReason={blocked} onClick={onSave}>
              {t(messages.save, { count: changes.length })}
            </Button>
            <Button onClick={onDiscard}>{t(messages.discard)}</Button>
            {blocked && <p className={styles.quiet}>{blocked}</p>}
          </Row>
        </div>
      )}
      {problems.length > FIRST && <Notes label={t(messages.refusedToo)} state="failed" notes={errors.slice(FIRST)} />}
      {warnings.length > FIRST && <Notes label={t(messages.lookToo)} state="expiring" notes={warned.slice(FIRST)} />}
      {oldAnswersFor && (
        <Notes
          label={t(messages.oldAnswers)}
          state="unknown"
          notes={[t(messages.oldAnswer, { host: oldAnswersFor.name, ttl: formatTtl(t, oldAnswersFor.seconds) })]}
        />
      )}
      <ul className={styles.list} aria-label={t(messages.whatChanges)}>
        {changes.slice(0, DRAWN).map((row) => (
          <Change key={row.key} row={row} />
        ))}
      </ul>
      {changes.length > DRAWN && (
        <p className={styles.quiet}>{t(messages.moreChanges, { count: changes.length - DRAWN })}</p>
      )}
    </Stack>
  );
}

/** Formats a record in one line, with TTL and name only if they change too. */
function getLine(t: Translate, record: ZoneRecord, other: ZoneRecord | undefined): string {
  const parts = [formatRecordValue(record)];
  if (other && other.name !== record.name) parts.unshift(record.name);
  if (other && other.ttl !== record.ttl) parts.push(formatTtl(t, record.ttl));
  return parts.join(' · ');
}

function Change({ row: { badge, record, was } }: { readonly row: RecordRow }) {
  const t = useTranslate();
  const old = badge === 'removed' ? record : was;
  if (badge === 'kept') return null;
  return (
    <li className={styles.change}>
      <span className={styles.what}>
        {t(messages.change, { badge, record: formatRecordName(old ?? record), strong })}
      </span>
      {old && (
        <del className={styles.old}>
          {t(messages.was, {
            changed: badge === 'changed',
            sign: () => <span aria-hidden="true">− </span>,
            spoken,
            value: () => getLine(t, old, was ? record : undefined),
          })}
        </del>
      )}
      {badge !== 'removed' && (
        <ins className={styles.new}>
          {t(messages.becomes, {
            changed: badge === 'changed',
            sign: () => <span aria-hidden="true">+ </span>,
            spoken,
            value: () => getLine(t, record, was),
          })}
        </ins>
      )}
    </li>
  );
}

const strong = (words: ReactNode) => <strong>{words}</strong>;

function Notes({
  label,
  state,
  notes,
}: {
  readonly label: string;
  readonly state: 'failed' | 'expiring' | 'unknown';
  readonly notes: readonly string[];
}) {
  const t = useTranslate();
  return (
    <ul className={styles.notes} aria-label={label}>
      {notes.slice(0, DRAWN).map((note) => (
        <li key={note} className={styles.note}>
          <StateIcon state={state} />
          <span>{note}</span>
        </li>
      ))}
      {notes.length > DRAWN && <li>{t(messages.moreLike, { count: notes.length - DRAWN })}</li>}
    </ul>
  );
}

function ConflictChoice({
  conflict,
  onSettle,
}: {
  readonly conflict: Conflict;
  readonly onSettle: ReviewPanelProps['onSettle'];
}) {
  const t = useTranslate();
  const { base, mine, theirs } = conflict;
  const params = { record: formatRecordName(base), spoken, strong };
  const side = (label: string, record: ZoneRecord | null): ReactNode => (
    <div>
      <dt>{label}</dt>
      <dd className={styles.side}>
        {record
          ? `${record.name === base.name ? '' : `${record.name} · `}${formatRecordValue(record)} · ${formatTtl(t, record.ttl)}`
          : t(messages.removed)}
      </dd>
    </div>
  );
  return (
    <section className={styles.conflict} aria-label={t(messages.elsewhere, params)}>
      <p>{t(messages.changedElsewhere, params)}</p>
      <dl className={styles.sides}>
        {side(t(messages.before), base)}
        {side(t(messages.mine), mine)}
        {side(t(messages.theirs), theirs)}
      </dl>
      <Row gap={8}>
        <Button size="sm" onClick={() => onSettle(conflict, 'mine')}>
          {t(messages.keepMine, params)}
        </Button>
        <Button size="sm" onClick={() => onSettle(conflict, 'theirs')}>
          {t(messages.takeTheirs, params)}
        </Button>
      </Row>
    </section>
  );
}

interface FailureProps {
  readonly failure: SaveFailure;
  readonly isSaving: boolean;
  readonly onRetry: () => void;
  readonly onOpen: ReviewPanelProps['onOpen'];
}

function Failure({ failure, isSaving, onRetry, onOpen }: FailureProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.failure}>
      {failure.kind === 'invalid' ? (
        <div role="alert" className={styles.invalid}>
          <h3>{failure.message}</h3>
          <ul>
            {failure.details.map(({ at, text }, index) => {
              const open = onOpen(at);
              return (
                <li key={index}>
                  {text}{' '}
                  {open && (
                    <Button size="sm" variant="plain" onClick={open}>
                      {t(messages.changeIt)}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          <p>{t(messages.changesKept)}</p>
        </div>
      ) : failure.kind === 'changed' ? (
        <p role="alert">{t(messages.zoneChanged)}</p>
      ) : (
        <FailurePanel
          level={3}
          title={t(messages.failed, { kind: failure.kind })}
          line={t(messages.kept, { cause: failure.message })}
          reference={failure.reference}
          onRetry={onRetry}
          retrying={isSaving && t(messages.saving)}
        />
      )}
    </div>
  );
}
