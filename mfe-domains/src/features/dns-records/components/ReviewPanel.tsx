import type { ZoneRecord } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { Bead } from '@storefront/shared/ui/state';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Conflict } from '../model/conflicts';
import type { Review } from '../model/review';
import type { SaveFailure } from '../model/save-failure';
import type { RecordRow } from '../model/staged-zone';
import { recordWords, ttlWords, valueWords } from '../model/words';
import styles from './review-panel.module.css';

/** Changes that are drawn one by one; the table has the rest. */
const DRAWN = 50;
/** Notes that stand beside the button, so that nobody saves without them in view; the others follow. */
const FIRST = 3;
const WORDS = { added: 'Added', changed: 'Changed', removed: 'Removed', kept: '' } as const;

export interface ReviewPanelProps {
  readonly review: Review;
  readonly conflicts: readonly Conflict[];
  readonly failure: SaveFailure | null;
  /** Counts up with each failure, so that each one is shown. */
  readonly attempt: number;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onSettle: (conflict: Conflict, choice: 'mine' | 'theirs') => void;
  /** Opens the record that a place in the batch, such as `add.0.address`, speaks of; null where it speaks of none. */
  readonly onOpen: (at: string) => (() => void) | null;
}

export const changesWords = (count: number): string => `${count} ${count === 1 ? 'change' : 'changes'}`;

/** What a save would do: the difference, what speaks against it, and the button (DN-08). */
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
  const { changes, problems, warnings, oldAnswersFor } = review;
  if (changes.length === 0 && !failure) {
    return (
      <p className={styles.quiet}>
        What you change is marked here first and kept in this browser. You look at it, then save all of it at once.
      </p>
    );
  }
  const blocked = conflicts.length
    ? 'Decide first what to do with what was changed elsewhere.'
    : problems.length
      ? 'Nameservers refuse this zone. Change what they refuse first.'
      : undefined;
  const hidden = Math.max(0, problems.length - FIRST) + Math.max(0, warnings.length - FIRST);
  return (
    <Stack gap={12}>
      {failure && <Failure key={attempt} failure={failure} isSaving={isSaving} onRetry={onSave} onOpen={onOpen} />}
      {conflicts.map((conflict) => (
        <ConflictChoice key={conflict.key} conflict={conflict} onSettle={onSettle} />
      ))}
      {changes.length > 0 && (
        <div className={styles.decision}>
          {problems.length > 0 && (
            <Notes
              label="What nameservers refuse"
              state="failed"
              notes={problems.slice(0, FIRST).map(({ text }) => text)}
            />
          )}
          {warnings.length > 0 && (
            <Notes
              label="Look at this before you save"
              state="expiring"
              notes={warnings.slice(0, FIRST).map(({ text }) => text)}
            />
          )}
          {hidden > 0 && (
            <p className={styles.quiet}>
              {hidden} more {hidden === 1 ? 'note is' : 'notes are'} below.
            </p>
          )}
          <Row gap={8}>
            <Button variant="filled" loading={isSaving && 'Saving'} disabledReason={blocked} onClick={onSave}>
              Save {changesWords(changes.length)}
            </Button>
            <Button onClick={onDiscard}>Discard</Button>
            {blocked && <p className={styles.quiet}>{blocked}</p>}
          </Row>
        </div>
      )}
      {problems.length > FIRST && (
        <Notes
          label="What else nameservers refuse"
          state="failed"
          notes={problems.slice(FIRST).map(({ text }) => text)}
        />
      )}
      {warnings.length > FIRST && (
        <Notes
          label="What else to look at before you save"
          state="expiring"
          notes={warnings.slice(FIRST).map(({ text }) => text)}
        />
      )}
      {oldAnswersFor && (
        <Notes
          label="How long old answers last"
          state="unknown"
          notes={[
            `${oldAnswersFor.name} keeps its old answer for up to ${ttlWords(oldAnswersFor.seconds)}. That is its present TTL.`,
          ]}
        />
      )}
      <ul className={styles.list} aria-label="What changes">
        {changes.slice(0, DRAWN).map((row) => (
          <Change key={row.key} row={row} />
        ))}
      </ul>
      {changes.length > DRAWN && (
        <p className={styles.quiet}>And {changes.length - DRAWN} more. The table shows all of them under “Staged”.</p>
      )}
    </Stack>
  );
}

/** A record in one line; its TTL and name only where they change too. */
function lineOf(record: ZoneRecord, other: ZoneRecord | undefined): string {
  const parts = [valueWords(record)];
  if (other && other.name !== record.name) parts.unshift(record.name);
  if (other && other.ttl !== record.ttl) parts.push(ttlWords(record.ttl));
  return parts.join(' · ');
}

function Change({ row: { badge, record, was } }: { readonly row: RecordRow }) {
  const old = badge === 'removed' ? record : was;
  return (
    <li className={styles.change}>
      <span className={styles.what}>
        <strong>{WORDS[badge]}</strong> {recordWords(old ?? record)}
      </span>
      {old && (
        <del className={styles.old}>
          <Sign words={badge === 'changed' ? 'from' : 'was'}>−</Sign>
          {lineOf(old, was ? record : undefined)}
        </del>
      )}
      {badge !== 'removed' && (
        <ins className={styles.new}>
          <Sign words={badge === 'changed' ? 'to' : 'is'}>+</Sign>
          {lineOf(record, was)}
        </ins>
      )}
    </li>
  );
}

function Sign({ words, children }: { readonly words: string; readonly children: string }) {
  return (
    <>
      <span aria-hidden="true">{children} </span>
      <span className="sf-visually-hidden">{words} </span>
    </>
  );
}

function Notes({
  label,
  state,
  notes,
}: {
  readonly label: string;
  readonly state: 'failed' | 'expiring' | 'unknown';
  readonly notes: readonly string[];
}) {
  return (
    <ul className={styles.notes} aria-label={label}>
      {notes.slice(0, DRAWN).map((note) => (
        <li key={note} className={styles.note}>
          <Bead state={state} />
          <span>{note}</span>
        </li>
      ))}
      {notes.length > DRAWN && <li>And {notes.length - DRAWN} more like these.</li>}
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
  const { base, mine, theirs } = conflict;
  const side = (label: string, record: ZoneRecord | null): ReactNode => (
    <div>
      <dt>{label}</dt>
      <dd className={styles.side}>
        {record
          ? `${record.name === base.name ? '' : `${record.name} · `}${valueWords(record)} · ${ttlWords(record.ttl)}`
          : 'Removed'}
      </dd>
    </div>
  );
  return (
    <section className={styles.conflict} aria-label={`${recordWords(base)} was changed elsewhere`}>
      <p>
        <strong>{recordWords(base)}</strong> was changed elsewhere after you changed it here.
      </p>
      <dl className={styles.sides}>
        {side('Before', base)}
        {side('Mine', mine)}
        {side('Theirs', theirs)}
      </dl>
      <Row gap={8}>
        <Button size="sm" onClick={() => onSettle(conflict, 'mine')}>
          Keep mine<span className="sf-visually-hidden"> for {recordWords(base)}</span>
        </Button>
        <Button size="sm" onClick={() => onSettle(conflict, 'theirs')}>
          Take theirs<span className="sf-visually-hidden"> for {recordWords(base)}</span>
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
                      Change it
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          <p>Nothing was saved. Your changes are kept.</p>
        </div>
      ) : failure.kind === 'changed' ? (
        <p role="alert">
          This zone was changed elsewhere in the meantime, so nothing was saved. It was loaded anew: look through your
          changes again, then save.
        </p>
      ) : (
        <FailurePanel
          level={3}
          title={TITLES[failure.kind]}
          line={`${failure.message} Your changes are kept in this browser.`}
          reference={failure.reference}
          onRetry={onRetry}
          retrying={isSaving && 'Saving'}
        />
      )}
    </div>
  );
}

const TITLES = {
  away: 'Not saved: the nameservers are not responding',
  unsettled: 'Saved, not settled yet',
  unknown: 'No answer came',
  other: 'Not saved',
} as const;
