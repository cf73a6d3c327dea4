import { useState } from 'react';
import {
  deskReleases,
  type KnownRelease,
  type ReleaseStatus,
  type RemoteReleases,
} from '@storefront/shared/contract/desk';
import { apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import { type Message, useTranslate } from '@storefront/shared/i18n';
import { usePageTitle } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/feedback';
import { Page, Section, Stack } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { Loaded } from '../../components/Loaded';
import { Moment } from '../../components/Moment';
import { ChangeDialog, type RequestedRemoteChange, type RequestedChange } from './ChangeDialog';
import * as messages from './messages';
import styles from './releases.module.css';

/** The releases of each remote, with buttons to change them. */
export function ReleasesPage() {
  const t = useTranslate();
  usePageTitle(t(messages.title));
  const query = useApiQuery(deskReleases, {}, { staleTime: 0 });
  return (
    <Page heading="list" title={t(messages.title)} lead={t(messages.lead)}>
      <Loaded query={query} rows={12} loading={t(messages.loading)} failed={t(messages.notLoaded)}>
        {(status) =>
          status.is_available ? (
            <Releases status={status} />
          ) : (
            <EmptyState title={t(messages.unavailable)} line={t(messages.unavailableWay)} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Releases({ status }: { readonly status: ReleaseStatus }) {
  const [chosenChange, setChosenChange] = useState<RequestedRemoteChange>();
  return (
    <Stack gap={32}>
      {status.remotes.map((releases) => (
        <RemoteSection key={releases.remote} releases={releases} onAsk={setChosenChange} />
      ))}
      <Changes status={status} />
      {chosenChange && (
        <ChangeDialog
          request={chosenChange}
          revision={status.revision}
          onChanged={(next) => {
            queryClient.setQueryData(apiQueryKey(deskReleases, {}), next);
            setChosenChange(undefined);
          }}
          onRefused={() => void queryClient.invalidateQueries({ queryKey: apiQueryKey(deskReleases) })}
          onClose={() => setChosenChange(undefined)}
        />
      )}
    </Stack>
  );
}

interface RoleRow {
  readonly role: 'active' | 'canary' | 'previous';
  readonly release: KnownRelease;
  readonly percent: number | null;
}

const listRoles = ({ active, canary, previous }: RemoteReleases): RoleRow[] => [
  ...(active ? [{ role: 'active', release: active, percent: null } as const] : []),
  ...(canary ? [{ role: 'canary', release: canary, percent: canary.percent } as const] : []),
  ...(previous ? [{ role: 'previous', release: previous, percent: null } as const] : []),
];

interface RemoteProps {
  readonly releases: RemoteReleases;
  readonly onAsk: (change: RequestedRemoteChange) => void;
}

function RemoteSection({ releases, onAsk }: RemoteProps) {
  const t = useTranslate();
  const { remote, title, canary } = releases;
  const columns: Column<RoleRow>[] = [
    {
      key: 'role',
      header: t(messages.column, { column: 'role' }),
      cell: ({ role, release }) => (
        <span className={styles.role}>
          {role === 'previous' && release.bad !== null ? t(messages.former) : t(messages.role, { role })}
        </span>
      ),
    },
    {
      key: 'version',
      header: t(messages.column, { column: 'version' }),
      cell: ({ release: { version, published_at } }) => (
        <>
          <span className={styles.version} translate="no">
            {version}
          </span>
          {published_at !== null && (
            <span className={styles.detail}>
              <Moment at={published_at} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'visitors',
      header: t(messages.column, { column: 'visitors' }),
      narrow: 'labelled',
      cell: ({ role, percent }) => {
        if (role === 'previous') return t(messages.nobody);
        if (percent !== null) return t(messages.share, { percent: String(percent) });
        return canary ? t(messages.everybody) : t(messages.all);
      },
    },
    {
      key: 'errors',
      header: t(messages.column, { column: 'errors' }),
      narrow: 'labelled',
      cell: ({ release: { errors, views } }) =>
        errors === null || views === null ? t(messages.notCounted) : t(messages.errors, { errors, views }),
    },
    {
      key: 'state',
      header: t(messages.column, { column: 'state' }),
      narrow: 'labelled',
      cell: ({ release: { bad } }) => (
        <StateText state={bad === null ? 'active' : 'failed'}>
          {bad === null ? t(messages.good) : t(messages.bad, { why: bad })}
        </StateText>
      ),
    },
  ];
  return (
    <Section
      title={title}
      note={<span translate="no">{remote}</span>}
      actions={<RemoteActions releases={releases} onAsk={onAsk} />}
    >
      <DataTable
        caption={title}
        columns={columns}
        rows={listRoles(releases)}
        rowKey={({ role }) => role}
        density="compact"
        empty={t(messages.none)}
      />
    </Section>
  );
}

/** Buttons for the changes that the releases of a remote allow. */
function RemoteActions({ releases: { remote, title, active, canary, previous, built }, onAsk }: RemoteProps) {
  const t = useTranslate();
  const button = (label: string, change: RequestedChange, isDangerous = false) => (
    <Button
      size="sm"
      variant={isDangerous ? 'danger' : undefined}
      aria-label={t(messages.named, { action: label, remote: title })}
      onClick={() => onAsk({ ...change, remote, title })}
    >
      {label}
    </Button>
  );
  // The current canary first, because its share is changed most often.
  const versions = built
    .filter(({ version, bad }) => version !== active?.version && bad === null)
    .map(({ version }) => version)
    .sort((a, b) => Number(b === canary?.version) - Number(a === canary?.version));
  const bad = [active, canary, previous].filter((release) => release && release.bad !== null) as KnownRelease[];
  return (
    <span className={styles.actions}>
      {canary?.bad === null &&
        active &&
        button(t(messages.promote), { action: 'promote', version: canary.version, active: active.version })}
      {canary &&
        active &&
        button(t(messages.endCanary), { action: 'end', version: canary.version, active: active.version }, true)}
      {!canary &&
        active &&
        previous?.bad === null &&
        button(
          t(messages.rollBack),
          { action: 'roll_back', version: active.version, previous: previous.version },
          true,
        )}
      {active &&
        versions.length > 0 &&
        button(t(canary ? messages.changeShare : messages.tryOut), { action: 'try_out', canary, versions })}
      {bad.map(({ version }) => (
        <span key={version}>{button(t(messages.markGood), { action: 'mark_good', version })}</span>
      ))}
    </span>
  );
}

type Change = ReleaseStatus['changes'][number];
type What = typeof messages.whatName extends Message<infer Params extends { what: string }> ? Params['what'] : never;

/** Converts an action from the log, such as `mark-bad`, to a message variant, which cannot contain hyphens. */
const toWhat = (what: string): What => what.replace('-', '_') as What;

function Changes({ status: { remotes, changes, revision } }: { readonly status: ReleaseStatus }) {
  const t = useTranslate();
  const titles = new Map(remotes.map(({ remote, title }) => [remote, title]));
  const columns: Column<Change>[] = [
    {
      key: 'what',
      header: t(messages.what),
      cell: ({ what, release }) => (
        <>
          {t(messages.whatName, { what: toWhat(what) })}
          {release !== null && (
            <span className={styles.detail} translate="no">
              {release}
            </span>
          )}
        </>
      ),
    },
    { key: 'remote', header: t(messages.remote), cell: ({ remote }) => remote && (titles.get(remote) ?? remote) },
    { key: 'who', header: t(messages.who), narrow: 'labelled', cell: ({ who }) => who },
    { key: 'when', header: t(messages.when), narrow: 'labelled', cell: ({ at }) => <Moment at={at} exact /> },
  ];
  return (
    <Section title={t(messages.changes)} note={t(messages.revision, { revision })}>
      <DataTable
        caption={t(messages.changes)}
        columns={columns}
        rows={changes}
        rowKey={({ at, what, remote }) => `${at} ${what} ${remote ?? ''}`}
        density="compact"
        empty={t(messages.noChanges)}
      />
    </Section>
  );
}
