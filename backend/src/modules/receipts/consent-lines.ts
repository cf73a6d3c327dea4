import { getWithdrawalEnds, lastWithdrawalDay } from '@storefront/shared/domain';
import { joinSentences, pageUrl } from '../../core/email';
import type { Locale } from '../../core/locale';
import { isPublicHoliday } from '../../core/public-holidays';
import type { OrderItemRow, OrderRow } from '../orders';
import type { SellerConfig } from './issue-receipt';
import * as messages from './messages';

/**
 * Confirms on a durable medium what a consumer agreed to before paying, and how to withdraw from the rest (LG-05; Directive 2011/83/EU,
 * Art. 8(7); Consumer Contracts Regulations 2013, reg. 16). Empty if nothing was charged.
 */
export function consentLines(
  locale: Locale,
  config: SellerConfig,
  {
    id,
    consent,
    captured,
    created_at,
    tax_country,
  }: Pick<OrderRow, 'id' | 'consent' | 'captured' | 'created_at' | 'tax_country'>,
  items: readonly Pick<OrderItemRow, 'type' | 'period' | 'fee' | 'sub_items'>[],
): string[] {
  if (!consent || captured === 0) return [];
  const { t, date } = locale;
  return [
    t(messages.consentGiven, { date: date(consent.given_at) }),
    joinSentences(
      locale,
      getWithdrawalEnds(items).map((kind) => t(messages.consentEnds, { kind })),
    ),
    t(messages.withdrawRight, {
      until: date(lastWithdrawalDay(created_at, tax_country, isPublicHoliday)),
      orderUrl: pageUrl(locale, config, `/site/purchase?order=${id}`),
      email: config.supportEmail,
    }),
    t(messages.terms, { url: pageUrl(locale, config, '/tac') }),
  ];
}
