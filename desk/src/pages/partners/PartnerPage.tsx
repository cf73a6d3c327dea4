import { useState, type ReactNode } from 'react';
import {
  deskPartner,
  deskPartnerOrders,
  deskPartners,
  isAtLeast,
  type Partner,
  type StaffMember,
} from '@storefront/shared/contract/desk';
import { apiQueryKey, keepPreviousData, queryClient, useApiQuery } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { Link, useNavigate, useParams, usePageTitle, useSearchParams } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { TextField } from '@storefront/shared/ui/field';
import { Page, Section, Stack } from '@storefront/shared/ui/layout';
import { Facts } from '../../components/Facts';
import { Loaded } from '../../components/Loaded';
import { OrderTable } from '../../components/OrderTable';
import { PageTurner } from '../../components/PageTurner';
import { ChangeDialog, type AskedChange } from './ChangeDialog';
import { PartnerChanges } from './PartnerChanges';
import { PartnerDialog } from './PartnerDialog';
import { PartnerKeys } from './PartnerKeys';
import { Mono, Origins, PartnerStatus } from './PartnerParts';
import { Totals } from './Totals';
import * as messages from './messages';
import styles from './partners.module.css';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A requested change with the partner as displayed, so that concurrent changes are not overwritten. */
interface AskedPartnerChange {
  readonly partner: Partner;
  readonly change: AskedChange | { readonly action: 'edit' };
}

/** A partner with its referrals in a period; period and page are in the URL. */
export function PartnerPage({ staff }: { readonly staff: StaffMember }) {
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
  const [asked, setAsked] = useState<AskedPartnerChange>();
  const isAdmin = isAtLeast(staff.role, 'admin');
  const askAgain = () => {
    void queryClient.invalidateQueries({ queryKey: apiQueryKey(deskPartners) });
    void query.refetch();
  };
  const closeChanged = () => {
    setAsked(undefined);
    askAgain();
  };
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
        <Loaded query={query} loading={t(messages.partnerLoading)} failed={t(messages.partnerNotLoaded)}>
          {(partner) => {
            const ask = (change: AskedPartnerChange['change']) => setAsked({ partner, change });
            return (
              <>
                {partner.disabled_at !== null && <Banner tone="warning">{t(messages.isDisabled)}</Banner>}
                {partner.source === 'settings' && <Banner>{t(messages.inSettings)}</Banner>}
                <Details partner={partner} actions={isAdmin && <Actions partner={partner} onAsk={ask} />} />
                <PartnerKeys
                  partner={partner}
                  onIssue={isAdmin ? () => ask({ action: 'issue' }) : undefined}
                  onRevoke={isAdmin ? (key) => ask({ action: 'revoke', key }) : undefined}
                />
              </>
            );
          }}
        </Loaded>
        <Section title={t(messages.referred)}>
          <Stack gap={24}>
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
            {query.data && (
              <>
                <p className={styles.hint}>{`${t(messages.cartsMade, query.data.carts)}. ${t(messages.cartsKept)}`}</p>
                <Totals totals={query.data.totals} />
              </>
            )}
            <Loaded query={orders}>
              {({ rows, has_more }) =>
                rows.length === 0 && page === 1 ? (
                  <p>{t(messages.noneReferred)}</p>
                ) : (
                  <>
                    <OrderTable caption={t(messages.referred)} orders={rows} />
                    <PageTurner label={t(messages.referred)} page={page} hasMore={has_more} onTurn={turnTo} />
                  </>
                )
              }
            </Loaded>
          </Stack>
        </Section>
        {query.data?.source === 'desk' && <PartnerChanges changes={query.data.changes} />}
      </Stack>
      {asked?.change.action === 'edit' && (
        <PartnerDialog
          partner={asked.partner}
          onSaved={closeChanged}
          onRefused={askAgain}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked && asked.change.action !== 'edit' && (
        <ChangeDialog
          asked={asked.change}
          partner={asked.partner}
          onChanged={closeChanged}
          onRefused={askAgain}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  );
}

function Actions({
  partner: { source, disabled_at },
  onAsk,
}: {
  readonly partner: Partner;
  readonly onAsk: (change: AskedPartnerChange['change']) => void;
}) {
  const t = useTranslate();
  if (source === 'settings')
    return (
      <Button size="sm" onClick={() => onAsk({ action: 'take_over' })}>
        {t(messages.takeOver)}
      </Button>
    );
  return (
    <span className={styles.actions}>
      <Button size="sm" onClick={() => onAsk({ action: 'edit' })}>
        {t(messages.edit)}
      </Button>
      {disabled_at === null ? (
        <Button size="sm" variant="danger" onClick={() => onAsk({ action: 'disable' })}>
          {t(messages.disable)}
        </Button>
      ) : (
        <Button size="sm" onClick={() => onAsk({ action: 'enable' })}>
          {t(messages.enable)}
        </Button>
      )}
    </span>
  );
}

function Details({ partner, actions }: { readonly partner: Partner; readonly actions: ReactNode }) {
  const t = useTranslate();
  return (
    <Section title={t(messages.details)} actions={actions}>
      <Facts
        facts={[
          [t(messages.id), <Mono key="id">{partner.id}</Mono>],
          [t(messages.status), <PartnerStatus key="status" partner={partner} />],
          [t(messages.origins), <Origins key="origins" origins={partner.origins} />],
        ]}
      />
    </Section>
  );
}
