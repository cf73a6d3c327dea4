import { isRecordType } from '@storefront/shared/contract';
import { fileDate, printZoneFile, type ZoneRecord } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button, saveFile } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/feedback';
import { Row, Stack } from '@storefront/shared/ui/layout';
import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { EditorFrame } from './EditorFrame';
import { ProofPanel } from './ProofPanel';
import { RecordTable } from './RecordTable';
import * as messages from '../messages';
import styles from './dns-editor.module.css';
import { rebase, settleConflict } from '../model/conflicts';
import { createReview } from '../model/review';
import { saveFailure } from '../model/save-failure';
import { stageWhole } from '../model/stage-zone';
import { afterSave, NOTHING_STAGED, recordRows, stageRemove, undoStaged, type RecordRow } from '../model/staged-zone';
import { useStagedZone } from '../model/staged-atom';
import { findRefusedRow, shownRows, type Shown } from '../model/zone-rows';
import { useEditorKeys } from './use-editor-keys';
import { useWide } from './use-wide';
import { ZoneDialogs, type Opened } from './ZoneDialogs';
import { ZoneTools } from './ZoneTools';
import { useSaveZone, useZoneFacts, type ServedZone } from '../api/use-zone';

// Loaded once there is something to review.
const ReviewPanel = lazy(() => import('../review/ReviewPanel').then((module) => ({ default: module.ReviewPanel })));

interface DnsEditorProps {
  readonly domain: string;
  readonly zone: ServedZone;
  /** Shown below the proof of the last save. */
  readonly children?: ReactNode;
}

/** Zone editor: records with staged changes, the review, and the proof of the last save. */
export function DnsEditor({ domain, zone, children }: DnsEditorProps) {
  const { records, version } = zone;
  const t = useTranslate();
  const [staged, setStaged] = useStagedZone(domain);
  const [open, setOpen] = useState<Opened>(null);
  const [find, setFind] = useState('');
  const [show, setShow] = useState<Shown>('all');
  const [sort, setSort] = useState<'type' | 'name'>('type');
  const [attempt, setAttempt] = useState(0);
  const isWide = useWide();
  const reviewTitle = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the focus has to move. In a narrow window the sheet restores the focus itself.
  const focusReview = () => reviewTitle.current?.focus();
  const facts = useZoneFacts(domain, true);

  // Drops changes that have already been made elsewhere; conflicting ones wait for a decision.
  const { staged: present, conflicts } = useMemo(() => rebase(staged, records), [staged, records]);
  useEffect(() => {
    if (present !== staged) setStaged((before) => rebase(before, records).staged);
  }, [present, staged, records, setStaged]);

  const rows = useMemo(() => recordRows(records, present), [records, present]);
  const review = useMemo(() => createReview(rows, domain), [rows, domain]);
  const count = review.changes.length;

  const filter = useDeferredValue(find);
  const shown = useMemo(() => shownRows(rows, { find: filter, show, sort }), [rows, filter, show, sort]);

  const save = useSaveZone(domain, (saved) => {
    setStaged((before) => afterSave(before, saved));
    setOpen(null);
    focusReview();
    notify({ tone: 'success', text: t(messages.saved) });
  });
  const failure = save.error ? saveFailure(save.error, t) : null;

  const close = useCallback(() => setOpen(null), []);
  const edit = useCallback((row: RecordRow) => setOpen({ kind: 'edit', row }), []);
  const remove = useCallback((row: RecordRow) => setStaged((before) => stageRemove(before, row)), [setStaged]);
  const undo = useCallback((row: RecordRow) => setStaged((before) => undoStaged(before, row.key)), [setStaged]);
  const openReview = () => {
    if (count === 0) return;
    if (isWide) focusReview();
    else setOpen({ kind: 'review' });
  };
  const runSave = () => {
    if (count === 0 || save.isPending) return;
    save.mutate({ staged: present, version }, { onError: () => setAttempt((before) => before + 1) });
  };
  const discard = () => {
    const before = present;
    setStaged(() => NOTHING_STAGED);
    save.reset();
    close();
    focusReview();
    notify({
      tone: 'info',
      text: t(messages.discarded, { count }),
      action: { label: t(messages.undo), run: () => setStaged(() => before) },
    });
  };

  useEditorKeys({
    onNew: () => setOpen({ kind: 'add' }),
    onReview: openReview,
    onRow: (action, place) => {
      const row = shown[place];
      if (!row || row.locked) return;
      if (action === 'undo') undo(row);
      else if (action === 'edit' && row.badge !== 'removed') edit(row);
      else if (action === 'remove') remove(row);
    },
  });

  const onOpen = (at: string) => {
    const row = findRefusedRow(rows, save.variables?.staged ?? NOTHING_STAGED, at);
    return row ? () => edit(row) : null;
  };

  const showStaged = () => setOpen(isWide ? null : { kind: 'review' });
  const stageWholeZone = (wanted: readonly ZoneRecord[]) => {
    setStaged(() => stageWhole(records, wanted));
    showStaged();
  };

  const [newest, before] = facts.data?.versions ?? [];
  const reviewPanel =
    count === 0 && !failure ? (
      <p className={styles.quiet}>{t(messages.explanation)}</p>
    ) : (
      <Suspense>
        <ReviewPanel
          review={review}
          conflicts={conflicts}
          failure={failure}
          attempt={attempt}
          isSaving={save.isPending}
          onSave={runSave}
          onDiscard={discard}
          onSettle={(conflict, choice) => setStaged((previous) => settleConflict(previous, conflict, choice))}
          onOpen={onOpen}
        />
      </Suspense>
    );
  const proof = (
    <ProofPanel
      domain={domain}
      version={version}
      last={newest}
      before={count === 0 && newest?.action !== 'kept' ? before : undefined}
      onUndo={(wanted) => {
        stageWholeZone(wanted);
        focusReview();
      }}
    />
  );
  const foreign = [...new Set(records.map(({ type }) => type).filter((type) => !isRecordType(type)))];
  const title = count === 0 ? t(messages.noChanges) : t(messages.changesWaiting, { count });

  const main = (
    <Stack gap={16}>
      <ZoneTools
        find={find}
        onFind={setFind}
        show={show}
        onShow={setShow}
        rows={rows.length}
        staged={count}
        onOpen={(kind) => setOpen({ kind })}
        onExport={() =>
          saveFile({
            name: `${domain}_${fileDate(new Date())}.zone`,
            text: printZoneFile(records, domain, Number(version?.replace(/\D/g, '') ?? 0)),
            type: 'text/plain;charset=utf-8',
          })
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          title={t(messages.noRecords)}
          line={t(messages.nothingWorks)}
          action={
            <Row gap={8}>
              <Button onClick={() => setOpen({ kind: 'add' })}>{t(messages.addRecord)}</Button>
              <Button onClick={() => setOpen({ kind: 'reset' })}>{t(messages.restoreDefaults)}</Button>
            </Row>
          }
        />
      ) : (
        <RecordTable
          rows={shown}
          sort={sort}
          onSort={setSort}
          onEdit={edit}
          onUndo={undo}
          onRemove={remove}
          empty={t(show === 'staged' && find === '' ? messages.nothingStaged : messages.noMatch)}
        />
      )}
      <p className={styles.foot}>
        {t(messages.recordCount, { count: rows.length })}{' '}
        {foreign.length > 0 && `${t(messages.otherTypes, { count: foreign.length, types: foreign.join(', ') })} `}
        <span className={styles.keys}>{t(messages.keys, { kbd: (words) => <kbd>{words}</kbd> })}</span>
      </p>
      <p className="sf-visually-hidden" role="status">
        {count > 0 && t(messages.notSaved, { count })}
      </p>
    </Stack>
  );

  return (
    <>
      <EditorFrame
        title={title}
        changes={count}
        review={reviewPanel}
        reviewTitle={reviewTitle}
        isReviewOpen={open?.kind === 'review'}
        onReview={openReview}
        onClose={close}
        below={
          <>
            {proof}
            {children}
          </>
        }
        isWide={isWide}
      >
        {main}
      </EditorFrame>
      {save.dialog}
      <ZoneDialogs
        open={open}
        domain={domain}
        zone={zone}
        rows={rows}
        facts={facts}
        staged={present}
        setStaged={setStaged}
        focusAfter={reviewTitle}
        onStaged={showStaged}
        onStageWhole={stageWholeZone}
        onClose={close}
      />
    </>
  );
}
