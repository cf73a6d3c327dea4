import { deskPrices, deskPriceVersion, deskPriceVersions, type PriceVersion } from '@storefront/shared/contract/desk';
import { keepPreviousData, useApiQuery } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { Link, useNavigate, useParams, usePageTitle, useSearchParams } from '@storefront/shared/routing';
import { useSetAtom } from '@storefront/shared/store';
import { Button } from '@storefront/shared/ui/button';
import { Page, Section, Stack } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { Facts } from '../../components/Facts';
import { Loaded } from '../../components/Loaded';
import { Moment } from '../../components/Moment';
import { PageTurner } from '../../components/PageTurner';
import { ChangeTable } from './ChangeTable';
import { draftAtom } from './draft';
import { tableName } from './names';
import { PriceTabs } from './PriceTabs';
import * as messages from './messages';
import styles from './prices.module.css';

/** Returns a function that creates a draft restoring a version, to be reviewed and published like any other. */
function useGoBack(): (version: number, inForce: number) => void {
  const navigate = useNavigate();
  const setDraft = useSetAtom(draftAtom);
  return (version, inForce) => {
    setDraft({ base: inForce, restores: version });
    void navigate('/prices');
  };
}

function Author({ version: { by, is_staff } }: { readonly version: PriceVersion }) {
  const t = useTranslate();
  return <>{is_staff ? by : t(messages.onServer, { by })}</>;
}

/** The comment on a published version, and the version that it restores. */
function Reason({ version: { comment, restores, files } }: { readonly version: PriceVersion }) {
  const t = useTranslate();
  return (
    <>
      {comment}
      {restores !== null && (
        <span className={styles.detail}>
          {restores === 0 ? t(messages.wentBackFirst) : t(messages.wentBack, { version: restores })}
        </span>
      )}
      {files.length > 0 && <span className={styles.detail}>{t(messages.fromFile, { files: files.join(', ') })}</span>}
    </>
  );
}

/** Lists all versions of the price list, newest first, in pages. */
export function HistoryPage() {
  const t = useTranslate();
  usePageTitle(t(messages.history));
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const query = useApiQuery(
    deskPriceVersions,
    { input: { page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const goBack = useGoBack();
  const columns: Column<PriceVersion>[] = [
    {
      key: 'version',
      header: t(messages.version),
      cell: ({ version }) => <Link to={`/prices/history/${version}`}>{t(messages.versionName, { version })}</Link>,
    },
    { key: 'why', header: t(messages.why), cell: (version) => <Reason version={version} /> },
    {
      key: 'tables',
      header: t(messages.tables),
      narrow: 'labelled',
      cell: ({ tables }) => tables.map((table) => tableName(t, table)).join(', '),
    },
    { key: 'who', header: t(messages.who), narrow: 'labelled', cell: (version) => <Author version={version} /> },
    { key: 'when', header: t(messages.when), narrow: 'labelled', cell: ({ at }) => <Moment at={at} /> },
  ];
  return (
    <Page heading="list" title={t(messages.history)} lead={t(messages.historyLead)} above={<PriceTabs />}>
      <Loaded query={query} rows={8} loading={t(messages.historyLoading)} failed={t(messages.historyNotLoaded)}>
        {({ rows, has_more }) => {
          const [newest] = rows;
          return (
            <Stack gap={16}>
              <DataTable
                caption={t(messages.history)}
                columns={columns}
                rows={rows}
                rowKey={({ version }) => String(version)}
                density="compact"
                empty={t(messages.historyEmpty)}
              />
              <PageTurner
                label={t(messages.history)}
                page={page}
                hasMore={has_more}
                onTurn={(at) => void navigate(`/prices/history?page=${at}`)}
              />
              {newest && page === 1 && (
                <div>
                  <Button onClick={() => goBack(0, newest.version)}>{t(messages.goBackFirst)}</Button>
                </div>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** A version: what it changed, with a button to restore it. */
export function VersionPage() {
  const t = useTranslate();
  const { version: text = '' } = useParams();
  const version = Number(text) || 0;
  const title = t(messages.versionName, { version: text });
  usePageTitle(title);
  const query = useApiQuery(deskPriceVersion, { input: { version } }, { retry: false });
  const present = useApiQuery(deskPrices, {}, { staleTime: 0 });
  const inForce = present.data?.version;
  const goBack = useGoBack();
  return (
    <Page
      heading="list"
      title={title}
      above={<Link to="/prices/history">{t(messages.allVersions)}</Link>}
      actions={
        query.data &&
        inForce !== undefined &&
        (inForce === version ? (
          <StateText state="active">{t(messages.isInForce)}</StateText>
        ) : (
          <Button onClick={() => goBack(version, inForce)}>{t(messages.goBack)}</Button>
        ))
      }
    >
      <Loaded query={query} loading={t(messages.versionLoading)} failed={t(messages.versionNotLoaded)}>
        {(found) => (
          <Stack gap={32}>
            <Facts
              facts={[
                [t(messages.who), <Author key="who" version={found} />],
                [t(messages.when), <Moment key="when" at={found.at} />],
                [t(messages.why), <Reason key="why" version={found} />],
              ]}
            />
            <Section title={t(messages.changes)} note={t(messages.changesNote, { count: found.changes.length })}>
              <ChangeTable caption={t(messages.changes)} changes={found.changes} />
            </Section>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
