import type { ZoneVersion } from '@storefront/shared/contract';
import { failureCause } from '@storefront/shared/failures';
import type { ZoneRecord } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Dialog } from '@storefront/shared/ui/dialog';
import { FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import type { RefObject } from 'react';
import { useEarlierVersion, useOlderVersions } from '../api/use-zone';
import { spoken } from '../../../components/spoken';
import * as messages from './messages';
import styles from './history-dialog.module.css';

interface HistoryDialogProps {
  readonly domain: string;
  /** The first page, newest first; undefined while it loads. */
  readonly versions: readonly ZoneVersion[] | undefined;
  /** Cursor of the older versions; null if there are none. */
  readonly older: string | null;
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** Number of staged changes, which would be replaced. */
  readonly staged: number;
  readonly onStage: (records: readonly ZoneRecord[]) => void;
  readonly focusAfter: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Lists the versions of the last 30 days. Each can be staged again and reviewed before it is saved (DN-08, D5). */
export function HistoryDialog({
  domain,
  versions: newest,
  older,
  error,
  onRetry,
  staged,
  onStage,
  focusAfter,
  onClose,
}: HistoryDialogProps) {
  const t = useTranslate();
  const { versions: earlier, more, load } = useOlderVersions(older);
  const versions = newest && [...newest, ...earlier];
  const restore = useEarlierVersion(onStage);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      focusAfter={focusAfter}
      title={t(messages.history)}
      description={t(messages.terms, { count: staged })}
    >
      {!versions && !error && <SkeletonRows rows={4} cells={2} label={t(messages.loadingHistory)} />}
      {error && (
        <FailurePanel
          level={3}
          title={t(messages.notLoaded)}
          cause={error}
          line={failureCause(error, t)}
          onRetry={onRetry}
        />
      )}
      {restore.error && (
        <FailurePanel
          level={3}
          title={t(messages.versionMissing)}
          cause={restore.error}
          line={failureCause(restore.error, t)}
        />
      )}
      {versions && (
        <VersionList
          versions={versions}
          restoring={restore.isPending ? restore.variables?.params.version : undefined}
          onRestore={(version) => restore.mutate({ params: { domain, version } })}
        />
      )}
      {load.error && (
        <FailurePanel
          level={3}
          title={t(messages.olderMissing)}
          cause={load.error}
          line={failureCause(load.error, t)}
        />
      )}
      {versions && more !== null && (
        <Button
          loading={load.isPending && t(messages.loading)}
          onClick={() => load.mutate({ params: { domain }, input: { before: more } })}
        >
          {t(messages.showOlder)}
        </Button>
      )}
    </Dialog>
  );
}

interface VersionListProps {
  readonly versions: readonly ZoneVersion[];
  /** The version that is being loaded, to be staged. */
  readonly restoring: string | undefined;
  readonly onRestore: (id: string) => void;
}

function VersionList({ versions, restoring, onRestore }: VersionListProps) {
  const t = useTranslate();
  return (
    <ol className={styles.versions}>
      {versions.map(({ id, at, action, by, staff, api_key: key, records, added, removed }, index) => (
        <li key={id} className={styles.version}>
          <span>
            <DateText value={at} time />
            <span className={styles.facts}>{t(messages.version, { action, by, added, removed, records })}</span>
            {key !== undefined && <span className={styles.facts}>{t(messages.byKey, { key })}</span>}
            {staff !== undefined && <span className={styles.facts}>{t(messages.support, { staff })}</span>}
          </span>
          {index === 0 ? (
            <span className={styles.facts}>{t(messages.now)}</span>
          ) : (
            <Button size="sm" loading={restoring === id && t(messages.loading)} onClick={() => onRestore(id)}>
              {t(messages.goBack, { spoken, date: () => <DateText value={at} time /> })}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
