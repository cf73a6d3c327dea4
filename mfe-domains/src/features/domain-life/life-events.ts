import { millisecondsInDay } from 'date-fns/constants';
import type { DomainInfo } from '@storefront/shared/contract';
import { EXPIRY_NOTICE_DAYS, formatMoney, sumMinor, timesMinor, toMinor } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import type { TimelineEvent } from '@storefront/shared/ui/timeline';
import { sumRenewedAddOns } from '../../components/add-ons/renewed-add-ons';
import * as messages from './messages';

type DomainDates = Pick<
  DomainInfo,
  | 'registered_at'
  | 'expiry_date'
  | 'grace_until'
  | 'redemption_until'
  | 'released_at'
  | 'price'
  | 'late_price'
  | 'restore_price'
  | 'currency_code'
  | 'min_renewal_years'
> &
  Parameters<typeof sumRenewedAddOns>[0];

/** Returns the timeline of a domain with prices: the past, the paid term, and what follows if it is not renewed (DM-06). */
export function lifeEvents(t: Translate, domain: DomainDates, now: Date): TimelineEvent[] {
  const minor = (amount: number) => toMinor(amount, domain.currency_code);
  const money = (amount: number) => formatMoney(minor(amount), domain.currency_code);
  const years = domain.min_renewal_years ?? 1;
  const hasGrace = new Date(domain.grace_until) > new Date(domain.expiry_date);
  const hasRedemption = new Date(domain.redemption_until) > new Date(domain.grace_until);
  const year = sumMinor([minor(domain.price), sumRenewedAddOns(domain)]);
  const price = formatMoney(timesMinor(year, years), domain.currency_code);
  const late = domain.late_price > 0 ? money(domain.late_price) : 'none';
  const isOver = now > new Date(domain.released_at);
  // With a slow browser clock, a new domain would seem to be registered tomorrow.
  const today = new Date(Math.max(now.getTime(), Date.parse(domain.registered_at)));
  return [
    { kind: 'registered', date: domain.registered_at },
    ...(isOver ? [] : [{ kind: 'today' as const, date: today }]),
    {
      kind: 'expiry',
      date: domain.expiry_date,
      note: hasGrace ? t(messages.renewUntil, { price, late }) : t(messages.renewBefore, { price }),
    },
    ...(hasRedemption
      ? [
          {
            kind: 'redemption' as const,
            date: domain.grace_until,
            note: t(messages.restore, { price: money(domain.restore_price), years }),
          },
        ]
      : []),
    { kind: 'released', date: domain.released_at, note: t(messages.released) },
  ];
}

/** Returns the days on which notices of expiry are sent before the expiry. */
export function mailDays(expiry: string): Date[] {
  return EXPIRY_NOTICE_DAYS.filter((days) => days > 0).map(
    (days) => new Date(new Date(expiry).getTime() - days * millisecondsInDay),
  );
}
