import { isRecordType, RECORD_TYPE_NAMES, RECORD_TYPES } from '@storefront/shared/contract';
import { toUnicode, type ZoneRecord } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { lazy, Suspense, useCallback, useMemo, type RefObject } from 'react';
import type { ServedZone, useZoneFacts } from '../api/use-zone';
import * as messages from '../messages';
import { stageMissing, stageRecord } from '../model/stage-zone';
import {
  NOTHING_STAGED,
  recordRows,
  countStaged,
  stageRemove,
  type RecordRow,
  type StagedZone,
} from '../model/staged-zone';

export type Opened =
  | { readonly kind: 'add' | 'import' | 'service' | 'history' | 'reset' | 'review' }
  | { readonly kind: 'edit'; readonly row: RecordRow }
  | null;

// Each is loaded when it opens.
const HistoryDialog = lazy(() => import('../history/HistoryDialog').then((m) => ({ default: m.HistoryDialog })));
const ImportDialog = lazy(() => import('../import/ImportDialog').then((m) => ({ default: m.ImportDialog })));
const RecordEditor = lazy(() => import('../record/RecordEditor').then((m) => ({ default: m.RecordEditor })));
const ResetDialog = lazy(() => import('../reset/ResetDialog').then((m) => ({ default: m.ResetDialog })));
const ServiceDialog = lazy(() => import('../services/ServiceDialog').then((m) => ({ default: m.ServiceDialog })));

/** Record types that every nameserver serves, used until the supported types are loaded. */
const COMMON_TYPES = RECORD_TYPE_NAMES.filter((type) => RECORD_TYPES[type].number !== null);

interface ZoneDialogsProps {
  readonly open: Opened;
  readonly domain: string;
  readonly zone: ServedZone;
  readonly rows: readonly RecordRow[];
  readonly facts: ReturnType<typeof useZoneFacts>;
  readonly staged: StagedZone;
  readonly setStaged: (change: (before: StagedZone) => StagedZone) => void;
  /** Receives the focus after staging. */
  readonly focusAfter: RefObject<HTMLDivElement | null>;
  /** Called after staging, to show the changes. */
  readonly onStaged: () => void;
  /** Stages the changes that turn the zone into these records. */
  readonly onStageWhole: (wanted: readonly ZoneRecord[]) => void;
  readonly onClose: () => void;
}

/** Dialogs that change a zone: new record, zone file, service, earlier version, defaults. */
export function ZoneDialogs({
  open,
  domain,
  zone: { records, version },
  rows,
  facts,
  staged,
  setStaged,
  focusAfter,
  onStaged,
  onStageWhole,
  onClose,
}: ZoneDialogsProps) {
  const t = useTranslate();
  const types = facts.data?.types.filter(isRecordType) ?? COMMON_TYPES;
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

  return (
    <Suspense>
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <RecordEditor
          key={open.kind === 'edit' ? open.row.key : 'new'}
          zone={domain}
          row={open.kind === 'edit' ? open.row : undefined}
          types={types}
          ttlOfSet={ttlOfSet}
          onClose={onClose}
          onStage={(record, next) => {
            setStaged((previous) =>
              stageRecord(previous, recordRows(records, previous), record, open.kind === 'edit' ? open.row : undefined),
            );
            if (next === 'close') onClose();
          }}
          onRemove={() => {
            if (open.kind === 'edit') setStaged((previous) => stageRemove(previous, open.row));
            onClose();
          }}
        />
      )}
      {open?.kind === 'import' && (
        <ImportDialog
          zone={domain}
          focusAfter={focusAfter}
          onClose={onClose}
          onStage={(wanted, mode) => {
            if (mode === 'whole') onStageWhole(wanted);
            else {
              setStaged((previous) => stageMissing(previous, recordRows(records, previous), wanted));
              onStaged();
            }
          }}
        />
      )}
      {open?.kind === 'service' && (
        <ServiceDialog
          zone={domain}
          records={records}
          focusAfter={focusAfter}
          onClose={onClose}
          onStage={(stage) => {
            setStaged(stage);
            onStaged();
          }}
        />
      )}
      {open?.kind === 'history' && (
        <HistoryDialog
          domain={domain}
          versions={facts.data?.versions}
          older={facts.data?.older ?? null}
          focusAfter={focusAfter}
          error={facts.error}
          onRetry={() => void facts.refetch()}
          staged={countStaged(staged)}
          onStage={onStageWhole}
          onClose={onClose}
        />
      )}
      {open?.kind === 'reset' && (
        <ResetDialog
          domain={domain}
          version={version}
          records={records.length}
          onClose={onClose}
          onReset={() => {
            setStaged(() => NOTHING_STAGED);
            onClose();
            notify({ tone: 'success', text: t(messages.defaultsBack, { domain: toUnicode(domain) }) });
          }}
        />
      )}
    </Suspense>
  );
}
