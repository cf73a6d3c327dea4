import {
  deskPartner,
  deskPartnerOrders,
  deskPartners,
  type Partner,
  type ReferralTotal,
} from '@storefront/shared/contract/desk';
import { keepPreviousData, useApiQuery } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { Link, useNavigate, useParams, usePageTitle, useSearchParams } from '@storefront/shared/routing';
import { TextField } from '@storefront/shared/ui/field';
import { Page, Section, Stack } from '@storefront/shared/ui/layout';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { Amount } from '../../components/Amount';
import { Facts } from '../../components/Facts';
import { Loaded } from '../../components/Loaded';
import { OrderTable } from '../../components/OrderTable';
import { PageTurner } from '../../components/PageTurner';
import * as messages from './messages';
import styles from './partners.module.css';

/** Who may put search and cart on their pages. */
export function PartnersPage() {
  const t = useTranslate();
  usePageTitle(t(messages.title));
  const query = useApiQuery(deskPartners, {}, { staleTime: 0 });
  const columns: Column<Partner>[] = [
    { key: 'name', header: t(messages.name), cell: ({ id, name }) => <Link to={`/partners/${id}`}>{name}</Link> },
    {
      key: 'key',
      header: t(messages.key),
      narrow: 'labelled',
      cell: ({ key }) => (
        <span className={styles.mono} translate="no">
          {key}
        </span>
      ),
    },
    {
      key: 'origins',
      header: t(messages.origins),
      narrow: 'labelled',
      cell: ({ origins }) => <Origins origins={origins} />,
    },
  ];
  return (
    <Page heading="list" title={t(messages.title)} lead={t(messages.lead)}>
      <Loaded query={query} loading={t(messages.loading)} failed={t(messages.notLoaded)}>
        {({ partners }) => (
          <DataTable
            caption={t(messages.title)}
            columns={columns}
            rows={partners}
            rowKey={({ id }) => id}
            density="compact"
            empty={t(messages.none)}
          />
        )}
      </Loaded>
    </Page>
  );
}

function Origins({ origins }: { readonly origins: readonly string[] }) {
  return (
    <ul className={styles.origins}>
      {origins.map((origin) => (
        <li key={origin} className={styles.mono} translate="no">
          {origin}
        </li>
      ))}
    </ul>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** One partner and what came of it in a period; the period and the page are in the address. */
export function PartnerPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const day = (name: 'from' | 'until') => {
    const text = search.get(name) ?? '';
    return DAY.test(text) ? text : '';
  };
  const [from, until] = [day('from'), day('until')];
  const page = Math.max(1, Number(search.get('page')) || 1);
  const period = { ...(from && { from }), ...(until && { until }) };
  const query = useApiQuery(
    deskPartner,
    { params: { id }, input: period },
    { placeholderData: keepPreviousData, staleTime: 0, retry: false },
  );
  const orders = useApiQuery(
    deskPartnerOrders,
    { params: { id }, input: { ...period, page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const title = query.data?.name ?? t(messages.title);
  usePageTitle(title);
  const setDay = (name: 'from' | 'until', value: string) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  const turnTo = (at: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(at));
    void navigate(`/partners/${id}?${next.toString()}`);
  };
  return (
    <Page heading="list" title={title} above={<Link to="/partners">{t(messages.title)}</Link>}>
      <Stack gap={32}>
        <div className={styles.period}>
          <TextField
            label={t(messages.from)}
            type="date"
            width="medium"
            value={from}
            onChange={(event) => setDay('from', event.target.value)}
          />
          <TextField
            label={t(messages.until)}
            type="date"
            width="medium"
            value={until}
            onChange={(event) => setDay('until', event.target.value)}
          />
          <p className={styles.hint}>{t(messages.periodHint)}</p>
        </div>
        <Loaded query={query} loading={t(messages.partnerLoading)} failed={t(messages.partnerNotLoaded)}>
          {({ totals, carts, key, origins }) => (
            <>
              <Facts
                facts={[
                  [
                    t(messages.id),
                    <span key="id" translate="no">
                      {id}
                    </span>,
                  ],
                  [
                    t(messages.key),
                    <span key="key" className={styles.mono} translate="no">
                      {key}
                    </span>,
                  ],
                  [t(messages.origins), <Origins key="origins" origins={origins} />],
                  [t(messages.carts), `${t(messages.cartsMade, carts)}. ${t(messages.cartsKept)}`],
                ]}
              />
              <Totals totals={totals} />
            </>
          )}
        </Loaded>
        <Section title={t(messages.referred)}>
          <Loaded query={orders}>
            {({ rows, has_more }) => (
              <>
                <OrderTable caption={t(messages.referred)} orders={rows} />
                <PageTurner label={t(messages.referred)} page={page} hasMore={has_more} onTurn={turnTo} />
              </>
            )}
          </Loaded>
        </Section>
      </Stack>
    </Page>
  );
}

function Totals({ totals }: { readonly totals: readonly ReferralTotal[] }) {
  const t = useTranslate();
  const money = (key: 'captured' | 'refunded', header: string): Column<ReferralTotal> => ({
    key,
    header,
    align: 'end',
    narrow: 'labelled',
    cell: (total) => <Amount value={total[key]} currency={total.currency_code} strong={key === 'captured'} />,
  });
  const columns: Column<ReferralTotal>[] = [
    { key: 'currency', header: t(messages.currency), cell: ({ currency_code }) => currency_code },
    { key: 'orders', header: t(messages.orders), align: 'end', narrow: 'labelled', cell: ({ orders }) => orders },
    { key: 'paid', header: t(messages.paid), align: 'end', narrow: 'labelled', cell: ({ paid }) => paid },
    money('captured', t(messages.captured)),
    money('refunded', t(messages.refunded)),
  ];
  return (
    <Section title={t(messages.totals)}>
      <DataTable
        caption={t(messages.totals)}
        columns={columns}
        rows={totals}
        rowKey={({ currency_code }) => currency_code}
        density="compact"
        empty={t(messages.noTotals)}
      />
    </Section>
  );
}
