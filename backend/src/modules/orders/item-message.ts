import type { CodedItemMessage, ItemMessageCode, ItemMessageParams, OrderedItem } from '@storefront/shared/contract';
import { ADD_ONS } from '@storefront/shared/domain';
import type { OrderItemRow } from './queries';

const ASKED = 'Its registry has been asked. This can take a while.';

/** What each code says to the item's customer. */
const sentences: {
  readonly [Code in keyof ItemMessageParams]: string | ((params: ItemMessageParams[Code]) => string);
} = {
  taken: 'Taken a moment ago by someone else.',
  price_changed: 'The registry changed its price, so it was not bought at the old one.',
  not_sold: 'The registry does not sell this name.',
  data: 'The registry does not accept the registrant’s data for this name.',
  auth_code:
    'The present registrar does not accept the transfer code. Copy it again or ask for a new one there, then try again.',
  locked: 'Locked at its present registrar. Unlock it there, then try again; your code still works.',
  transfer_hold: 'Its registry or its present registrar keeps the name for now. The transfer check says until when.',
  denied: 'The present registrar has denied the transfer. Ask it why, then try again.',
  withdrawn: 'The transfer was withdrawn at the present registrar. If that was not you, ask it who did.',
  cancelled: 'The transfer was cancelled.',
  in_redemption: 'It has just entered redemption, so it can only be restored. Your domain list shows what that costs.',
  not_renewable:
    'Its registry is about to release it, so it can no longer be renewed or restored. Register it again once it is available.',
  expiry_differs: 'Renewed in the meantime, so it was not renewed again.',
  not_found: 'Not registered anywhere, so there is nothing to transfer or renew.',
  never_reached: 'The registry did not answer, and the order never reached it.',
  registry_asked: ASKED,
  registrar_asked: 'The present registrar has been asked. This can take some days.',
  withdrawn_in_time: 'You withdrew before it was begun.',
  withdrawal_too_late:
    'You withdrew, but the present registrar has released the name already, so the transfer cannot be called off. We decide what is refunded and write to you within 14 days.',
  deleted_in_time: 'You deleted the domain in its add grace period.',
  not_yours_any_more: 'No longer among your domains, so nothing was added.',
  expired: 'It has expired in the meantime, so nothing was added. Renew it first.',
  renewed_meanwhile: 'Renewed in the meantime, so nothing was added for its former term.',
  privacy_refused: `The registrar could not enable ${ADD_ONS.contact_privacy.label} for it.`,
  add_on_there: ({ add_on }) => `It has ${ADD_ONS[add_on].label} already.`,
  too_many_addresses: ({ max, has }) => `It can have ${max} email addresses, and has ${has} already.`,
};

/** What a code and its parameters say to the item's customer. */
export function itemMessage({ code, params }: CodedItemMessage): string {
  const sentence = sentences[code] as string | ((params: CodedItemMessage['params']) => string);
  return typeof sentence === 'string' ? sentence : sentence(params);
}

/** Versions from before the codes know by just this sentence that a transfer is not to be called off again. */
const WITHDRAWAL_TOO_LATE_BEFORE =
  'You withdrew, but the present registrar has released the name already, so the transfer cannot be called off. We decide what is paid back and write to you within 14 days.';

/** The columns of what is said about an item, for this version and for those from before the codes; null takes it away. */
export function itemColumns(
  says: CodedItemMessage | null,
): Pick<OrderItemRow, 'message_code' | 'message_params' | 'message'> {
  if (says === null) return { message_code: null, message_params: null, message: '' };
  return {
    message_code: says.code,
    message_params: says.params ?? null,
    message: says.code === 'withdrawal_too_late' ? WITHDRAWAL_TOO_LATE_BEFORE : itemMessage(says),
  };
}

/** Said while the registrar works on an item. A version from before the codes ends an item without taking them away. */
const WHILE_PENDING: readonly string[] = ['registry_asked', 'registrar_asked', 'withdrawal_too_late'];

type ItemSaid = Pick<OrderedItem, 'params' | 'message'> & { readonly code: ItemMessageCode };

/** What is said about an item, for its customer; null while nothing needs saying. */
export function saidOfItem({
  message_code: code,
  message_params: params,
  message,
  state,
}: Pick<OrderItemRow, 'message_code' | 'message_params' | 'message' | 'state'>): ItemSaid | null {
  // A later version that was taken back may have left codes that this one does not know.
  if (code !== null && code in sentences && (state === 'pending' || !WHILE_PENDING.includes(code)))
    return {
      code,
      ...(params && { params: { ...params } }),
      message: itemMessage({ code, params: params ?? undefined } as CodedItemMessage),
    };
  return message === '' ? null : { code: 'other', message };
}
