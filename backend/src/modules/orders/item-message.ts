import type { CodedItemMessage, ItemMessageCode, ItemMessageParams, OrderedItem } from '@storefront/shared/contract';
import { formatAddOnName } from '../../core/add-on-names';
import { ENGLISH_LOCALE, type Locale } from '../../core/locale';
import * as messages from './messages';
import type { OrderItemRow } from './queries';

const sentences: {
  readonly [Code in keyof ItemMessageParams]: (locale: Locale, params: ItemMessageParams[Code]) => string;
} = {
  taken: ({ t }) => t(messages.taken),
  price_changed: ({ t }) => t(messages.priceChanged),
  not_sold: ({ t }) => t(messages.notSold),
  data: ({ t }) => t(messages.data),
  auth_code: ({ t }) => t(messages.authCode),
  locked: ({ t }) => t(messages.locked),
  transfer_hold: ({ t }) => t(messages.transferHold),
  denied: ({ t }) => t(messages.denied),
  withdrawn: ({ t }) => t(messages.withdrawn),
  cancelled: ({ t }) => t(messages.cancelled),
  in_redemption: ({ t }) => t(messages.inRedemption),
  not_renewable: ({ t }) => t(messages.notRenewable),
  expiry_differs: ({ t }) => t(messages.expiryDiffers),
  not_found: ({ t }) => t(messages.notFound),
  never_reached: ({ t }) => t(messages.neverReached),
  order_lost: ({ t }) => t(messages.orderLost),
  registry_asked: ({ t }) => t(messages.registryAsked),
  registrar_asked: ({ t }) => t(messages.registrarAsked),
  owner_asked: ({ t }) => t(messages.ownerAsked),
  withdrawn_in_time: ({ t }) => t(messages.withdrawnInTime),
  withdrawal_too_late: ({ t }) => t(messages.withdrawalTooLate),
  deleted_in_time: ({ t }) => t(messages.deletedInTime),
  refunded_by_shop: ({ t }) => t(messages.refundedByShop),
  returned_by_bank: ({ t }) => t(messages.returnedByBank),
  cancelled_by_shop: ({ t }) => t(messages.cancelledByShop),
  not_yours_any_more: ({ t }) => t(messages.notYours),
  expired: ({ t }) => t(messages.expired),
  renewed_meanwhile: ({ t }) => t(messages.renewedMeanwhile),
  privacy_refused: (locale) => locale.t(messages.privacyRefused, { addOn: formatAddOnName(locale, 'contact_privacy') }),
  add_on_there: (locale, { add_on }) => locale.t(messages.addOnThere, { addOn: formatAddOnName(locale, add_on) }),
  too_many_addresses: ({ t }, { max, has }) => t(messages.tooManyAddresses, { max, has }),
};

/** Returns the message for a code and its parameters; English by default, for programs. */
export function itemMessage({ code, params }: CodedItemMessage, locale: Locale = ENGLISH_LOCALE): string {
  const sentence = sentences[code] as (locale: Locale, params: CodedItemMessage['params']) => string;
  return sentence(locale, params);
}

/** Older versions without codes recognise by exactly this sentence that a transfer must not be cancelled again. */
const WITHDRAWAL_TOO_LATE_BEFORE =
  'You withdrew, but the current registrar has released the name already, so the transfer cannot be called off. We decide what is paid back and write to you within 14 days.';

/** Returns the columns for a message about an item, readable also by older versions without codes; null clears the message. */
export function itemColumns(
  message: CodedItemMessage | null,
): Pick<OrderItemRow, 'message_code' | 'message_params' | 'message'> {
  if (message === null) return { message_code: null, message_params: null, message: '' };
  return {
    message_code: message.code,
    message_params: message.params ?? null,
    message: message.code === 'withdrawal_too_late' ? WITHDRAWAL_TOO_LATE_BEFORE : itemMessage(message),
  };
}

/** Messages shown while the registrar works on an item. An older version without codes ends an item without clearing them. */
const WHILE_PENDING: readonly string[] = ['registry_asked', 'registrar_asked', 'owner_asked', 'withdrawal_too_late'];

type ItemSaid = Pick<OrderedItem, 'params' | 'message'> & { readonly code: ItemMessageCode };

/** Returns the message about an item for its customer, or null if there is none. */
export function getItemMessage(
  {
    message_code: code,
    message_params: params,
    message,
    state,
  }: Pick<OrderItemRow, 'message_code' | 'message_params' | 'message' | 'state'>,
  locale: Locale = ENGLISH_LOCALE,
): ItemSaid | null {
  // A newer version that was rolled back may have left codes unknown to this one.
  if (code !== null && code in sentences && (state === 'pending' || !WHILE_PENDING.includes(code)))
    return {
      code,
      ...(params && { params: { ...params } }),
      message: itemMessage({ code, params: params ?? undefined } as CodedItemMessage, locale),
    };
  return message === '' ? null : { code: 'other', message };
}

/** Returns the message about an item of an API response, in a given language. */
export function toItemText(
  { code, params, message }: Pick<OrderedItem, 'code' | 'params' | 'message'>,
  locale: Locale,
): string {
  return code !== undefined && code in sentences ? itemMessage({ code, params } as CodedItemMessage, locale) : message;
}
