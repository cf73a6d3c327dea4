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
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { HistoryDialog } from './HistoryDialog';
import { ImportDialog } from './ImportDialog';
import { ProofPanel } from './ProofPanel';
import { RecordEditor } from './RecordEditor';
import { RecordTable } from './RecordTable';
import { ResetDialog } from './ResetDialog';
import { changesWords, ReviewPanel } from './ReviewPanel';
import { ServiceDialog } from './ServiceDialog';
import styles from './dns-editor.module.css';
import { rebase, settleConflict } from '../model/conflicts';
import { reviewOf } from '../model/review';
import { saveFailure } from '../model/save-failure';
import { stageTemplate } from '../model/service-templates';
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
import { valueWords } from '../model/words';
import { useEditorKeys } from './use-editor-keys';
import { useWide } from './use-wide';
import { useSaveZone, useZoneFacts, type ServedZone } from '../api/use-zone';

type Open =
  | { readonly kind: 'add' | 'import' | 'service' | 'history' | 'reset' | 'review' }
  | { readonly kind: 'edit'; readonly row: RecordRow }
  | null;

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
  const review = useMemo(() => reviewOf(rows, domain), [rows, domain]);
  const count = review.changes.length;

  const filter = useDeferredValue(find);
  const shown = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    const fits = ({ record, badge }: RecordRow) =>
      (show === 'all' || badge !== 'kept') &&
      (wanted === '' ||
        [record.type.toLowerCase(), record.name, valueWords(record).toLowerCase()].some((text) =>
          text.includes(wanted),
        ));
    return sortRows(rows.filter(fits), sort);
  }, [rows, filter, show, sort]);

  const save = useSaveZone(domain, (saved) => {
    setStaged((before) => afterSave(before, saved));
    setOpen(null);
    notify({ tone: 'success', text: 'Saved. Checking nameservers…' });
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
      text: `${changesWords(count)} discarded.`,
      action: { label: 'Undo', run: () => setStaged(() => before) },
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
  const reviewPanel = (
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
  const title = count === 0 ? 'No changes' : `${changesWords(count)}, not saved yet`;

  const main = (
    <Stack gap={16}>
      <div className={styles.tools}>
        <SearchField
          label="Filter records"
          placeholder="Filter records"
          value={find}
          onChange={(event) => setFind(event.target.value)}
        />
        <Segmented
          label="Show"
          options={[
            { value: 'all', label: 'All', count: rows.length },
            { value: 'staged', label: 'Staged', count },
          ]}
          value={show}
          onChange={setShow}
        />
        <Row gap={8} justify="end" className={styles.actions}>
          <Button variant={count === 0 ? 'filled' : 'outlined'} onClick={() => setOpen({ kind: 'add' })}>
            Add record
          </Button>
          <Menu label="More">
            <MenuItem onSelect={() => setOpen({ kind: 'service' })}>Set up a service</MenuItem>
            <MenuItem onSelect={() => setOpen({ kind: 'import' })}>Import a zone file</MenuItem>
            <MenuItem
              onSelect={() =>
                saveFile({
                  name: `${domain}_${fileDate(new Date())}.zone`,
                  text: printZoneFile(records, domain, Number(version?.replace(/\D/g, '') ?? 0)),
                  type: 'text/plain;charset=utf-8',
                })
              }
            >
              Export the zone file
            </MenuItem>
            <MenuItem onSelect={() => setOpen({ kind: 'history' })}>History</MenuItem>
            <MenuSeparator />
            <MenuItem danger onSelect={() => setOpen({ kind: 'reset' })}>
              Restore the defaults
            </MenuItem>
          </Menu>
        </Row>
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title="No records"
          line="Mail and web will not work."
          action={
            <Row gap={8}>
              <Button onClick={() => setOpen({ kind: 'add' })}>Add record</Button>
              <Button onClick={() => setOpen({ kind: 'reset' })}>Restore defaults</Button>
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
          empty={show === 'staged' && find === '' ? 'Nothing is staged.' : 'No record matches.'}
        />
      )}
      <p className={styles.foot}>
        {rows.length} {rows.length === 1 ? 'record' : 'records'}. Locked records follow your nameservers and forwarding.{' '}
        {foreign.length > 0 &&
          `Records of the type ${foreign.join(' or ')} cannot be changed on this page yet; they stay as they are. `}
        <span className={styles.keys}>
          Keys: <kbd>n</kbd> new; in a row <kbd>e</kbd> edit, <kbd>Delete</kbd> remove, <kbd>u</kbd> undo;{' '}
          <kbd>Ctrl+S</kbd> review.
        </span>
      </p>
      <p className="sf-visually-hidden" role="status">
        {count > 0 && `${changesWords(count)} not saved`}
      </p>
    </Stack>
  );

  return (
    <>
      {isWide ? (
        <WithRail
          label="Changes and proof"
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
              label="Changes"
              action={
                <Button variant="filled" onClick={openReview}>
                  Review and save
                </Button>
              }
            >
              {changesWords(count)}
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
              stageRecord(previous, recordRows(records, previous), record, open.kind === 'edit' ? open.row : undefined),
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
          focusAfter={reviewTitle}
          onClose={close}
          onStage={(template, given) => {
            setStaged((previous) => stageTemplate(previous, records, template, given, domain));
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
            notify({ tone: 'success', text: `The default records of ${toUnicode(domain)} are back.` });
          }}
        />
      )}
    </>
  );
}
