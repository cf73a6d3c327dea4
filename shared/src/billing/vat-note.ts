import type { BillingDetails } from '@storefront/shared/contract';
import { formatDate } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

/** Describes a VAT number: whether it is confirmed, and whether the reverse charge applies. */
export const vatNote = (
  number: string,
  { status, confirmed_at, reverse_charge, is_asked }: NonNullable<BillingDetails['vat']>,
  t: Translate,
): string =>
  is_asked === false && status === 'unconfirmed'
    ? t(messages.vatUnasked, { number, reverse: reverse_charge })
    : t(messages.vatNote, {
        number,
        status: status === 'confirmed' && !confirmed_at ? 'unconfirmed' : status,
        date: confirmed_at ? formatDate(confirmed_at) : '',
        reverse: reverse_charge,
      });
