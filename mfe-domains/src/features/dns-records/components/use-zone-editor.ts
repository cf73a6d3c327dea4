import type { ZoneRecord } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSaveZone, type ServedZone } from '../api/use-zone';
import * as messages from '../messages';
import { rebase, settleConflict, type Conflict } from '../model/conflicts';
import { createReview } from '../model/review';
import { saveFailure } from '../model/save-failure';
import { stageWhole } from '../model/stage-zone';
import { useStagedZone } from '../model/staged-atom';
import { afterSave, NOTHING_STAGED, recordRows, stageRemove, undoStaged, type RecordRow } from '../model/staged-zone';
import { findRefusedRow } from '../model/zone-rows';
import type { Opened } from './ZoneDialogs';

interface ZoneEditorOptions {
  /** Whether the review is beside the records, not in a sheet. */
  readonly isWide: boolean;
  readonly focusReview: () => void;
}

/** The staged changes of a zone, the dialog or sheet that is open, and all that the editor can do with them. */
export function useZoneEditor(
  domain: string,
  { records, version }: ServedZone,
  { isWide, focusReview }: ZoneEditorOptions,
) {
  const t = useTranslate();
  const [stored, setStaged] = useStagedZone(domain);
  const [open, setOpen] = useState<Opened>(null);
  const [attempt, setAttempt] = useState(0);

  // Drops changes that have already been made elsewhere; conflicting ones wait for a decision.
  const { staged, conflicts } = useMemo(() => rebase(stored, records), [stored, records]);
  useEffect(() => {
    if (staged !== stored) setStaged((before) => rebase(before, records).staged);
  }, [staged, stored, records, setStaged]);

  const rows = useMemo(() => recordRows(records, staged), [records, staged]);
  const review = useMemo(() => createReview(rows, domain), [rows, domain]);
  const count = review.changes.length;

  const save = useSaveZone(domain, (saved) => {
    setStaged((before) => afterSave(before, saved));
    setOpen(null);
    focusReview();
    notify({ tone: 'success', text: t(messages.saved) });
  });

  const close = useCallback(() => setOpen(null), []);
  const edit = useCallback((row: RecordRow) => setOpen({ kind: 'edit', row }), []);
  const remove = useCallback((row: RecordRow) => setStaged((before) => stageRemove(before, row)), [setStaged]);
  const undo = useCallback((row: RecordRow) => setStaged((before) => undoStaged(before, row.key)), [setStaged]);
  const showStaged = () => setOpen(isWide ? null : { kind: 'review' });

  return {
    staged,
    setStaged,
    conflicts,
    rows,
    review,
    count,
    open,
    setOpen,
    close,
    edit,
    remove,
    undo,
    /** Pending while the zone is saved, with its dialog for a reauthentication. */
    save,
    failure: save.error ? saveFailure(save.error, t) : null,
    /** Incremented with each refused save. */
    attempt,
    runSave() {
      if (count === 0 || save.isPending) return;
      save.mutate({ staged, version }, { onError: () => setAttempt((before) => before + 1) });
    },
    discard() {
      const before = staged;
      setStaged(() => NOTHING_STAGED);
      save.reset();
      close();
      focusReview();
      notify({
        tone: 'info',
        text: t(messages.discarded, { count }),
        action: { label: t(messages.undo), run: () => setStaged(() => before) },
      });
    },
    settle: (conflict: Conflict, choice: Parameters<typeof settleConflict>[2]) =>
      setStaged((before) => settleConflict(before, conflict, choice)),
    openReview() {
      if (count === 0) return;
      if (isWide) focusReview();
      else setOpen({ kind: 'review' });
    },
    showStaged,
    stageWholeZone(wanted: readonly ZoneRecord[]) {
      setStaged(() => stageWhole(records, wanted));
      showStaged();
    },
    /** Returns what opens the record that a refused save is about; null if it is not in the zone any more. */
    findRefused(at: string) {
      const row = findRefusedRow(rows, save.variables?.staged ?? NOTHING_STAGED, at);
      return row ? () => edit(row) : null;
    },
  };
}
