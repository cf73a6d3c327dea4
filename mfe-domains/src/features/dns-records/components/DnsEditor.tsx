import { isRecordType, RECORD_TYPE_NAMES, RECORD_TYPES } from '@storefront/shared/contract';
import { fileDate, printZoneFile, toUnicode, type ZoneRecord } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button, saveFile } from '@storefront/shared/ui/button';
import { Sheet } from '@storefront/shared/ui/dialog';
import { EmptyState } from '@storefront/shared/ui/feedback';
import { SearchField } from '@storefront/shared/ui/field';
import { BottomBar, Row, Section, Stack, WithRail } from '@storefront/shared/ui/layout';
import { Menu, MenuItem, MenuSeparator } from '@storefront/shared/ui/menu';
import { Segmented } from '@storefront/shared/ui/table';
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
import { ProofPanel } from './ProofPanel';
import { RecordTable } from './RecordTable';
import * as messages from '../messages';
import styles from './dns-editor.module.css';
import { rebase, settleConflict } from '../model/conflicts';
import { createReview } from '../model/review';
import { saveFailure } from '../model/save-failure';
import { stageBeside, stageRecord, stageWhole } from '../model/stage-zone';
import {
  afterSave,
  NOTHING_STAGED,
  recordRows,
  sortRows,
  stagedCount,
  stageRemove,
  undoStaged,
  type RecordRow,
} from '../model/staged-zone';
import { useStagedZone } from '../model/staged-atom';
import { formatRecordValue } from '../model/record-format';
import { useEditorKeys } from './use-editor-keys';
import { useWide } from './use-wide';
import { useSaveZone, useZoneFacts, type ServedZone } from '../api/use-zone';

type Open =
  | { readonly kind: 'add' | 'import' | 'service' | 'history' | 'reset' | 'review' }
  | { readonly kind: 'edit'; readonly row: RecordRow }
  | null;

// What opens above the records is loaded when it opens, and the review once there is something to review.
const HistoryDialog = lazy(() =>
  import('../history/HistoryDialog').then((module) => ({ default: module.HistoryDialog })),
);
const ImportDialog = lazy(() => import('../import/ImportDialog').then((module) => ({ default: module.ImportDialog })));
const RecordEditor = lazy(() => import('../record/RecordEditor').then((module) => ({ default: module.RecordEditor })));
const ResetDialog = lazy(() => import('../reset/ResetDialog').then((module) => ({ default: module.ResetDialog })));
const ReviewPanel = lazy(() => import('../review/ReviewPanel').then((module) => ({ default: module.ReviewPanel })));
const ServiceDialog = lazy(() =>
  import('../services/ServiceDialog').then((module) => ({ default: module.ServiceDialog })),
);

/** What every nameserver serves, until this one has said what it does. */
const COMMON_TYPES = RECORD_TYPE_NAMES.filter((type) => RECORD_TYPES[type].number !== null);

interface DnsEditorProps {
  readonly domain: string;
  readonly zone: ServedZone;
  /** Stands below the proof of the last save. */
  readonly children?: ReactNode;
}

/** The editor of a zone: records, what is staged for them, the review, and the proof of the last save. */
export function DnsEditor({ domain, zone: { records, version }, children }: DnsEditorProps) {
  const t = useTranslate();
  const [staged, setStaged] = useStagedZone(domain);
  const [open, setOpen] = useState<Open>(null);
  const [find, setFind] = useState('');
  const [show, setShow] = useState<'all' | 'staged'>('all');
  const [sort, setSort] = useState<'type' | 'name'>('type');
  const [attempt, setAttempt] = useState(0);
  const isWide = useWide();
  const reviewTitle = useRef<HTMLDivElement>(null);
  const facts = useZoneFacts(domain, true);
  const types = facts.data?.types.filter(isRecordType) ?? COMMON_TYPES;

  // Changes that somebody has made already fall away; those that met another change wait for a decision.
  const { staged: present, conflicts } = useMemo(() => rebase(staged, records), [staged, records]);
  useEffect(() => {
    if (present !== staged) setStaged((before) => rebase(before, records).staged);
  }, [present, staged, records, setStaged]);

  const rows = useMemo(() => recordRows(records, present), [records, present]);
  const review = useMemo(() => createReview(rows, domain), [rows, domain]);
  const count = review.changes.length;

  const filter = useDeferredValue(find);
  const shown = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    const fits = ({ record, badge }: RecordRow) =>
      (show === 'all' || badge !== 'kept') &&
      (wanted === '' ||
        [record.type.toLowerCase(), record.name, formatRecordValue(record).toLowerCase()].some((text) =>
          text.includes(wanted),
        ));
    return sortRows(rows.filter(fits), sort);
  }, [rows, filter, show, sort]);

  const save = useSaveZone(domain, (saved) => {
    setStaged((before) => afterSave(before, saved));
    setOpen(null);
    notify({ tone: 'success', text: t(messages.saved) });
  });
  const failure = save.error ? saveFailure(save.error, t) : null;
  const sent = save.variables?.staged ?? NOTHING_STAGED;

  const close = useCallback(() => setOpen(null), []);
  const edit = useCallback((row: RecordRow) => setOpen({ kind: 'edit', row }), []);
  const remove = useCallback((row: RecordRow) => setStaged((before) => stageRemove(before, row)), [setStaged]);
  const undo = useCallback((row: RecordRow) => setStaged((before) => undoStaged(before, row.key)), [setStaged]);
  const openReview = () => {
    if (count === 0) return;
    if (isWide) reviewTitle.current?.focus();
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

  const ttls = useMemo(
    () =>
      new Map(
        rows
          .filter(({ badge }) => badge !== 'removed')
          .map(({ record }) => [`${record.name} ${record.type}`, record.ttl]),
      ),
    [rows],
  );
  const ttlOfSet = useCallback((name: string, type: string) => ttls.get(`${name} ${type}`), [ttls]);

  /** The row that a place in the refused batch speaks of. */
  const rowAt = (at: string): RecordRow | undefined => {
    const [part, place] = at.split('.');
    const key =
      part === 'add'
        ? Object.keys(sent.add)[Number(place)]
        : part === 'update'
          ? Object.keys(sent.update)[Number(place)]
          : undefined;
    return rows.find((row) => row.key === key);
  };
  const onOpen = (at: string) => {
    const row = rowAt(at);
    return row ? () => edit(row) : null;
  };

  const stageWholeZone = (wanted: readonly ZoneRecord[]) => {
    setStaged(() => stageWhole(records, wanted));
    setOpen(isWide ? null : { kind: 'review' });
  };

  const versions = facts.data?.versions;
  const [newest, before] = versions ?? [];
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
      before={count === 0 ? before : undefined}
      onUndo={stageWholeZone}
    />
  );
  const foreign = [...new Set(records.map(({ type }) => type).filter((type) => !isRecordType(type)))];
  const title = count === 0 ? t(messages.noChanges) : t(messages.changesWaiting, { count });

  const main = (
    <Stack gap={16}>
      <div className={styles.tools}>
        <SearchField
          label={t(messages.filterRecords)}
          placeholder={t(messages.filterRecords)}
          value={find}
          onChange={(event) => setFind(event.target.value)}
        />
        <Segmented
          label={t(messages.show)}
          options={[
            { value: 'all', label: t(messages.all), count: rows.length },
            { value: 'staged', label: t(messages.staged), count },
          ]}
          value={show}
          onChange={setShow}
        />
        <Row gap={8} justify="end" className={styles.actions}>
          <Button variant={count === 0 ? 'filled' : 'outlined'} onClick={() => setOpen({ kind: 'add' })}>
            {t(messages.addRecord)}
          </Button>
          <Menu label={t(messages.more)}>
            <MenuItem onSelect={() => setOpen({ kind: 'service' })}>{t(messages.setUpService)}</MenuItem>
            <MenuItem onSelect={() => setOpen({ kind: 'import' })}>{t(messages.importFile)}</MenuItem>
            <MenuItem
              onSelect={() =>
                saveFile({
                  name: `${domain}_${fileDate(new Date())}.zone`,
                  text: printZoneFile(records, domain, Number(version?.replace(/\D/g, '') ?? 0)),
                  type: 'text/plain;charset=utf-8',
                })
              }
            >
              {t(messages.exportFile)}
            </MenuItem>
            <MenuItem onSelect={() => setOpen({ kind: 'history' })}>{t(messages.history)}</MenuItem>
            <MenuSeparator />
            <MenuItem danger onSelect={() => setOpen({ kind: 'reset' })}>
              {t(messages.restoreAll)}
            </MenuItem>
          </Menu>
        </Row>
      </div>
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
      {isWide ? (
        <WithRail
          label={t(messages.changesProof)}
          rail={
            <>
              <Section title={title}>
                <div ref={reviewTitle} tabIndex={-1} className={styles.review}>
                  {reviewPanel}
                </div>
              </Section>
              {proof}
              {children}
            </>
          }
        >
          {main}
        </WithRail>
      ) : (
        <>
          {main}
          {proof}
          {children}
          {count > 0 && (
            <BottomBar
              label={t(messages.changesBar)}
              action={
                <Button variant="filled" onClick={openReview}>
                  {t(messages.review)}
                </Button>
              }
            >
              {t(messages.changes, { count })}
            </BottomBar>
          )}
          {open?.kind === 'review' && (
            <Sheet open onOpenChange={(isOpen) => !isOpen && close()} title={title}>
              {reviewPanel}
            </Sheet>
          )}
        </>
      )}
      {save.dialog}
      <Suspense>
        {(open?.kind === 'add' || open?.kind === 'edit') && (
          <RecordEditor
            key={open.kind === 'edit' ? open.row.key : 'new'}
            zone={domain}
            row={open.kind === 'edit' ? open.row : undefined}
            types={types}
            ttlOfSet={ttlOfSet}
            onClose={close}
            onStage={(record, next) => {
              setStaged((previous) =>
                stageRecord(
                  previous,
                  recordRows(records, previous),
                  record,
                  open.kind === 'edit' ? open.row : undefined,
                ),
              );
              if (next === 'close') close();
            }}
            onRemove={() => {
              if (open.kind === 'edit') setStaged((previous) => stageRemove(previous, open.row));
              close();
            }}
          />
        )}
        {open?.kind === 'import' && (
          <ImportDialog
            zone={domain}
            focusAfter={reviewTitle}
            onClose={close}
            onStage={(wanted, mode) => {
              if (mode === 'whole') stageWholeZone(wanted);
              else {
                setStaged((previous) => stageBeside(previous, recordRows(records, previous), wanted));
                setOpen(isWide ? null : { kind: 'review' });
              }
            }}
          />
        )}
        {open?.kind === 'service' && (
          <ServiceDialog
            zone={domain}
            records={records}
            focusAfter={reviewTitle}
            onClose={close}
            onStage={(stage) => {
              setStaged(stage);
              setOpen(isWide ? null : { kind: 'review' });
            }}
          />
        )}
        {open?.kind === 'history' && (
          <HistoryDialog
            domain={domain}
            versions={versions}
            older={facts.data?.older ?? null}
            focusAfter={reviewTitle}
            error={facts.error}
            onRetry={() => void facts.refetch()}
            staged={stagedCount(present)}
            onStage={stageWholeZone}
            onClose={close}
          />
        )}
        {open?.kind === 'reset' && (
          <ResetDialog
            domain={domain}
            version={version}
            records={records.length}
            onClose={close}
            onReset={() => {
              setStaged(() => NOTHING_STAGED);
              close();
              notify({ tone: 'success', text: t(messages.defaultsBack, { domain: toUnicode(domain) }) });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
