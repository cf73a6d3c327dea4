import { getWithdrawalEnds, formatList, type PerformedLine } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

const ENDS = {
  new: messages.endsNew,
  renew: messages.endsRenew,
  restore: messages.endsRestore,
  transfer: messages.endsTransfer,
  add_ons: messages.endsAddOns,
} as const satisfies Record<ReturnType<typeof getWithdrawalEnds>[number], unknown>;

/**
 * Describes when the right of withdrawal ends for each kind of line in an order: "for a registration as soon as the name is registered and
 * ...".
 */
export const withdrawalEnds = (lines: readonly PerformedLine[], t: Translate): string =>
  formatList(getWithdrawalEnds(lines).map((kind) => t(ENDS[kind])));
