import { isRecordType } from '@storefront/shared/contract';
import { fileDate, printZoneFile, type ZoneRecord } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button, saveFile } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/feedback';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { useZoneFacts, type ServedZone } from '../api/use-zone';
import * as messages from '../messages';
import { filterRows, type Shown } from '../model/zone-rows';
import styles from './dns-editor.module.css';
import { EditorFrame } from './EditorFrame';
import { ProofPanel } from './ProofPanel';
import { RecordTable } from './RecordTable';
import { useEditorKeys } from './use-editor-keys';
import { useWide } from './use-wide';
import { useZoneEditor } from './use-zone-editor';
import { ZoneDialogs } from './ZoneDialogs';
import { ZoneTools } from './ZoneTools';

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
  const [find, setFind] = useState('');
  const [show, setShow] = useState<Shown>('all');
  const [sort, setSort] = useState<'type' | 'name'>('type');
  const isWide = useWide();
  const reviewTitle = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the focus has to move. In a narrow window the sheet restores the focus itself.
  const focusReview = () => reviewTitle.current?.focus();
  const facts = useZoneFacts(domain, true);
  const editor = useZoneEditor(domain, zone, { isWide, focusReview });
  const { rows, count, open, setOpen, edit, remove, undo, save } = editor;

  const filter = useDeferredValue(find);
  const shown = useMemo(() => filterRows(rows, { find: filter, show, sort }), [rows, filter, show, sort]);

  useEditorKeys({
    onNew: () => setOpen({ kind: 'add' }),
    onReview: editor.openReview,
    onRow: (action, place) => {
      const row = shown[place];
      if (!row || row.locked) return;
      if (action === 'undo') undo(row);
      else if (action === 'edit' && row.badge !== 'removed') edit(row);
      else if (action === 'remove') remove(row);
    },
  });

  const [newest, before] = facts.data?.versions ?? [];
  const review =
    count === 0 && !editor.failure ? (
      <p className={styles.quiet}>{t(messages.explanation)}</p>
    ) : (
      <Suspense>
        <ReviewPanel
          review={editor.review}
          conflicts={editor.conflicts}
          failure={editor.failure}
          attempt={editor.attempt}
          isSaving={save.isPending}
          onSave={editor.runSave}
          onDiscard={editor.discard}
          onSettle={editor.settle}
          onOpen={editor.findRefused}
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
        editor.stageWholeZone(wanted);
        focusReview();
      }}
    />
  );
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
      <Foot records={records} count={rows.length} />
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
        review={review}
        reviewTitle={reviewTitle}
        isReviewOpen={open?.kind === 'review'}
        onReview={editor.openReview}
        onClose={editor.close}
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
        staged={editor.staged}
        setStaged={editor.setStaged}
        focusAfter={reviewTitle}
        onStaged={editor.showStaged}
        onStageWhole={editor.stageWholeZone}
        onClose={editor.close}
      />
    </>
  );
}

/** Counts the records, names types that the editor does not know, and lists the keys. */
function Foot({ records, count }: { readonly records: readonly ZoneRecord[]; readonly count: number }) {
  const t = useTranslate();
  const foreign = [...new Set(records.map(({ type }) => type).filter((type) => !isRecordType(type)))];
  return (
    <p className={styles.foot}>
      {t(messages.recordCount, { count })}{' '}
      {foreign.length > 0 && `${t(messages.otherTypes, { count: foreign.length, types: foreign.join(', ') })} `}
      <span className={styles.keys}>{t(messages.keys, { kbd: (words) => <kbd>{words}</kbd> })}</span>
    </p>
  );
}
