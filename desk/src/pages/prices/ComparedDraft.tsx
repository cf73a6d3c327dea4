import type { OutputOf } from '@storefront/shared/contract';
import {
  isAtLeast,
  type deskComparePrices,
  type deskPrices,
  type DraftProblem,
  type PriceDraft,
  type StaffMember,
} from '@storefront/shared/contract/desk';
import { type Translate, useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Row, Section, Stack } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import { ChangeTable, formatPercent } from './ChangeTable';
import { LossList, MOST_LISTED } from './LossList';
import { Preview } from './Preview';
import { PublishDialog } from './PublishDialog';
import * as messages from './messages';
import styles from './prices.module.css';

type Comparison = OutputOf<typeof deskComparePrices>;

export interface DraftReviewProps {
  readonly staff: StaffMember;
  readonly prices: OutputOf<typeof deskPrices>;
  readonly draft: PriceDraft;
  readonly onChange: (draft: PriceDraft | null) => void;
  /** Called after a publication, here or elsewhere. */
  readonly onPublished: () => void;
}

interface ComparedDraftProps extends DraftReviewProps {
  readonly compared: Comparison;
  /** Whether the comparison is of the previous draft, while the current one is being compared. */
  readonly isStale: boolean;
  readonly onRefused: () => void;
}

/** Shows the changes and problems of a draft, with a button to publish it. */
export function ComparedDraft({
  staff,
  prices,
  draft,
  compared,
  isStale,
  onChange,
  onPublished,
  onRefused,
}: ComparedDraftProps) {
  const t = useTranslate();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { problems, changes, losses, since, version } = compared;
  const isOverdue = since.versions.length > 0 && version !== draft.base;
  const newLosses = losses.filter(({ is_new }) => is_new);
  const canPublish = isAtLeast(staff.role, 'admin') && problems.length === 0 && changes.length > 0 && !isOverdue;
  return (
    <>
      {isOverdue && <ChangesSince compared={compared} onAgree={() => onChange({ ...draft, base: version })} />}
      {problems.length > 0 ? (
        <Problems problems={problems} />
      ) : (
        <>
          <Changes compared={compared} newLosses={newLosses} />
          {!isStale && changes.length > 0 && <Preview draft={draft} prices={prices} first={findTld(changes)} />}
          {canPublish && (
            <Row gap={12}>
              <Button variant="filled" disabled={isStale} onClick={() => setDialogOpen(true)}>
                {t(messages.publish)}
              </Button>
            </Row>
          )}
        </>
      )}
      {isDialogOpen && (
        <PublishDialog
          draft={draft}
          count={changes.length}
          losses={newLosses.length}
          onPublished={() => {
            setDialogOpen(false);
            onPublished();
          }}
          onRefused={onRefused}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
}

interface ChangesSinceProps {
  readonly compared: Comparison;
  readonly onAgree: () => void;
}

/** The versions published since the draft was begun, which its author has to agree to. */
function ChangesSince({ compared: { since }, onAgree }: ChangesSinceProps) {
  const t = useTranslate();
  return (
    <Section title={t(messages.sinceChanges)}>
      <Stack gap={16}>
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={onAgree}>
              {t(messages.sinceAgree)}
            </Button>
          }
        >
          {since.versions.map(({ version, by, comment, is_staff }) => (
            <p key={version}>
              {is_staff ? t(messages.sinceTitle, { by, version, comment }) : t(messages.sinceImported, { by, version })}
            </p>
          ))}
          <p>{t(messages.sinceTerms)}</p>
        </Banner>
        <ChangeTable caption={t(messages.sinceChanges)} changes={since.changes} most={30} />
      </Stack>
    </Section>
  );
}

/** What makes the draft invalid. */
function Problems({ problems }: Pick<Comparison, 'problems'>) {
  const t = useTranslate();
  return (
    <Banner tone="danger">
      <p>{t(messages.problems, { count: problems.length })}</p>
      <ul className={styles.list}>
        {problems.slice(0, MOST_LISTED).map((problem, index) => (
          // Keyed by index, because a draft can have the same problem twice.
          <li key={index}>{describeProblem(t, problem)}</li>
        ))}
      </ul>
      {problems.length > MOST_LISTED && <p>{t(messages.andMore, { count: problems.length - MOST_LISTED })}</p>}
    </Banner>
  );
}

interface ChangesProps {
  readonly compared: Comparison;
  readonly newLosses: Comparison['losses'];
}

/** The changes of the draft, their effects, and what it sells below cost. */
function Changes({ compared: { changes, losses, effects }, newLosses }: ChangesProps) {
  const t = useTranslate();
  const oldLosses = losses.filter(({ is_new }) => !is_new);
  return (
    <Section title={t(messages.changes)} note={t(messages.changesNote, { count: changes.length })}>
      <Stack gap={16}>
        {newLosses.length > 0 && (
          <Banner tone="warning">
            <p>{t(messages.losses, { count: newLosses.length })}</p>
            <LossList losses={newLosses} />
          </Banner>
        )}
        {changes.length === 0 ? (
          <p>{t(messages.noChanges)}</p>
        ) : (
          <ChangeTable caption={t(messages.changes)} changes={changes} />
        )}
        {effects.length > 0 && (
          <div className={styles.quiet}>
            <p>{t(messages.effects)}</p>
            <ul className={styles.list}>
              {effects.map(({ currency_code: currency, changed, fall, rise }) => (
                <li key={currency}>
                  {t(messages.effect, { currency, count: changed, range: describeRange(t, fall, rise) })}
                </li>
              ))}
            </ul>
          </div>
        )}
        {oldLosses.length > 0 && (
          <details className={styles.quiet}>
            <summary>{t(messages.lossesKnown, { count: oldLosses.length })}</summary>
            <LossList losses={oldLosses} />
          </details>
        )}
      </Stack>
    </Section>
  );
}

/** Returns the TLD of the first changed price, or com. */
const findTld = (changes: Comparison['changes']): string =>
  /^\.(\S+) in /.exec(changes.find(({ table }) => table === 'prices')?.row ?? '')?.[1] ?? 'com';

function describeProblem(t: Translate, { file, line, row, message }: DraftProblem): string {
  if (file !== null && line !== null) return t(messages.problemInFile, { file, line: String(line), message });
  return row === null ? message : t(messages.problemInRow, { row, message });
}

function describeRange(t: Translate, fall: number | null, rise: number | null): string {
  if (fall !== null && rise !== null)
    return t(messages.fallAndRise, { fall: formatPercent(t, fall), rise: formatPercent(t, rise) });
  return t(messages.upTo, { percent: formatPercent(t, fall ?? rise ?? 0) });
}
