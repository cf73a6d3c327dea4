import { getWithdrawalEnds, lastWithdrawalDay } from '@storefront/shared/domain';
import { joinSentences, pageUrl } from '../../core/email';
import type { Locale } from '../../core/locale';
import { loadPublicHolidays } from '../../core/public-holidays';
import type { OrderItemRow, OrderRow } from '../orders';
import type { SellerConfig } from './issue-receipt';
import * as messages from './messages';

type Consented = Pick<OrderRow, 'consent' | 'created_at' | 'tax_country'>;

/** Returns the last day on which a customer can withdraw from an order; null without that right. */
export const findLastWithdrawalDay = async ({ consent, created_at, tax_country }: Consented): Promise<string | null> =>
  consent && lastWithdrawalDay(created_at, tax_country, await loadPublicHolidays());

/**
 * Confirms on a durable medium what a consumer agreed to before paying, and how to withdraw from the rest (LG-05; Directive 2011/83/EU,
 * Art. 8(7); Consumer Contracts Regulations 2013, reg. 16). Empty if nothing was charged.
 * @param lastDay the result of `findLastWithdrawalDay`
 */
export function consentLines(
  locale: Locale,
  config: SellerConfig,
  { id, consent, captured }: Pick<OrderRow, 'id' | 'consent' | 'captured'>,
  items: readonly Pick<OrderItemRow, 'type' | 'period' | 'fee' | 'sub_items'>[],
  lastDay: string | null,
): string[] {
  if (!consent || lastDay === null || captured === 0) return [];
  const { t, date } = locale;
  return [
    t(messages.consentGiven, { date: date(consent.given_at) }),
    joinSentences(
      locale,
      getWithdrawalEnds(items).map((kind) => t(messages.consentEnds, { kind })),
    ),
    t(messages.withdrawRight, {
      until: date(lastDay),
      orderUrl: pageUrl(locale, config, `/site/purchase?order=${id}`),
      email: config.supportEmail,
    }),
    t(messages.terms, { url: pageUrl(locale, config, '/tac') }),
  ];
}
