import type { OutputOf } from '@storefront/shared/contract';
import { deskPartnerOrders, type deskPartner } from '@storefront/shared/contract/desk';
import { keepPreviousData, useApiQuery } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { useNavigate, useSearchParams } from '@storefront/shared/routing';
import { TextField } from '@storefront/shared/ui/field';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { Loaded } from '../../components/Loaded';
import { OrderTable } from '../../components/OrderTable';
import { PageTurner } from '../../components/PageTurner';
import { Totals } from './Totals';
import * as messages from './messages';
import styles from './partners.module.css';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the period from the URL; a bound that is missing or no day is left out. */
export function readPeriod(search: URLSearchParams): { readonly from?: string; readonly until?: string } {
  const read = (name: 'from' | 'until') => {
    const day = search.get(name) ?? '';
    return DAY.test(day) ? { [name]: day } : {};
  };
  return { ...read('from'), ...read('until') };
}

interface ReferralsProps {
  readonly id: string;
  /** Undefined until it has loaded. */
  readonly partner: OutputOf<typeof deskPartner> | undefined;
}

/** The carts and orders that a partner has referred in a period; period and page are in the URL. */
export function Referrals({ id, partner }: ReferralsProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const period = readPeriod(search);
  const orders = useApiQuery(
    deskPartnerOrders,
    { params: { id }, input: { ...period, page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const setDay = (name: 'from' | 'until', day: string) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (day) next.set(name, day);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  const turnTo = (at: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(at));
    void navigate(`/partners/${id}?${next.toString()}`);
  };
  return (
    <Section title={t(messages.referred)}>
      <Stack gap={24}>
        <div className={styles.period}>
          {(['from', 'until'] as const).map((name) => (
            <TextField
              key={name}
              label={t(name === 'from' ? messages.from : messages.until)}
              type="date"
              width="medium"
              value={period[name] ?? ''}
              onChange={(event) => setDay(name, event.target.value)}
            />
          ))}
          <p className={styles.hint}>{t(messages.periodHint)}</p>
        </div>
        {partner && (
          <>
            <p className={styles.hint}>{`${t(messages.cartsMade, partner.carts)}. ${t(messages.cartsKept)}`}</p>
            <Totals totals={partner.totals} />
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
  );
}
