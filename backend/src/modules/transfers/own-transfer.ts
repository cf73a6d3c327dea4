import type { Transfer, TransferMessageCode, TransferStep, CustomerId } from '@storefront/shared/contract';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { getItemMessage, isFinalItem, isKept, type OrderItemRow } from '../orders';
import { newestTransfer, type OwnTransfer, listWaitingTransfers } from './queries';

/**
 * Returns the newest transfer of a domain that a customer has ordered.
 * @throws HttpError 404 for another customer's as for a missing one (I9)
 */
export async function ownTransfer(
  { db }: Pick<Deps, 'db'>,
  customerId: CustomerId,
  domain: string,
): Promise<OwnTransfer> {
  const found = await newestTransfer(db, customerId, domain);
  if (!found)
    throw notFound(`You have not ordered a transfer of ${domain}.`, { code: 'no_such_transfer', params: { domain } });
  return found;
}

export async function runningTransfers({ db }: Pick<Deps, 'db'>, customerId: CustomerId) {
  const rows = await listWaitingTransfers(db, customerId);
  return rows.map(({ domain, order_id, ordered_at, stage, until }) => ({
    domain,
    order_id,
    ordered_at: ordered_at.toISOString(),
    actor: stage === 'holder' ? ('you' as const) : stage === 'registrar' ? ('registrar' as const) : ('us' as const),
    until: until?.toISOString() ?? null,
  }));
}

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** Returns a transfer as its customer sees it: who has done what, who acts next and until when (TR-03, TR-06). */
export function viewTransfer({ item, order, known }: OwnTransfer): Transfer {
  const state = getState(item);
  const isOver = isFinalItem(item.state) || item.state === 'refund_pending';
  const stage = isOver ? null : (known?.stage ?? null);
  const isCalledOff = known?.cancel_asked_at !== null && known?.cancel_asked_at !== undefined;
  return {
    domain: item.domain_name,
    order_id: order.id,
    state,
    ...getMessage(item, isCalledOff),
    ordered_at: order.created_at.toISOString(),
    ended_at: isOver ? item.updated_at.toISOString() : null,
    steps: getSteps({ item, order, known }, state),
    can_cancel: stage === 'holder' && !isCalledOff,
    can_resend: stage === 'holder' && !isCalledOff,
    zone: known?.zone ?? null,
  };
}

const MONEY_BY_STATE: Readonly<Partial<Record<OrderItemRow['state'], NonNullable<Transfer['money']>>>> = {
  refund_pending: 'refund_pending',
  refunded: 'refunded',
  failed: 'not_charged',
  cancelled: 'not_charged',
};

const MONEY_MESSAGES: Readonly<Record<NonNullable<Transfer['money']>, string>> = {
  refund_pending: 'Your refund is on its way.',
  refunded: 'Your money went back to your card.',
  not_charged: 'Nothing was charged.',
};

function getMessage(
  item: OrderItemRow,
  isCalledOff: boolean,
): Pick<Transfer, 'params' | 'money' | 'message'> & { readonly code?: TransferMessageCode } {
  const money = MONEY_BY_STATE[item.state];
  if (money && !isKept(item)) {
    const coded = getItemMessage(item) ?? { code: 'order_cancelled' as const, message: 'The order was cancelled.' };
    return { ...coded, money, message: `${coded.message} ${MONEY_MESSAGES[money]}` };
  }
  return isCalledOff && getState(item) !== 'completed'
    ? { code: 'called_off', message: 'It was called off; the registrar confirms that in a moment.' }
    : { message: '' };
}

function getState(item: OrderItemRow): Transfer['state'] {
  if (isKept(item)) return 'completed';
  switch (item.state) {
    case 'waiting':
      return 'waiting';
    case 'completed':
      return 'completed';
    case 'cancelled':
      return 'cancelled';
    case 'failed':
    case 'refund_pending':
    case 'refunded':
      return 'failed';
    default:
      return 'running';
  }
}

/** Returns the steps in order, with the times of completed ones. Omits the registrant's confirmation if none is needed. */
function getSteps({ item, order, known }: OwnTransfer, state: Transfer['state']): TransferStep[] {
  const arrived = state === 'completed' ? item.updated_at : null;
  const asksHolder =
    known?.stage === 'holder' ||
    (known?.confirmed_at !== null &&
      known?.confirmed_at !== undefined &&
      known.confirmed_at.getTime() !== known.asked_at?.getTime());
  const all: (Omit<TransferStep, 'state' | 'at' | 'until'> & { at: Date | null; until?: Date | null })[] = [
    { name: 'paid', actor: 'us', at: state === 'waiting' ? null : order.created_at },
    { name: 'zone_copied', actor: 'us', at: known?.zone ? new Date(known.zone.copied_at) : null },
    { name: 'asked', actor: 'us', at: known?.asked_at ?? arrived },
    ...(asksHolder
      ? [
          {
            name: 'confirmed' as const,
            actor: 'you' as const,
            at: known?.confirmed_at ?? null,
            until: known?.stage_until ?? null,
          },
        ]
      : []),
    {
      name: 'released',
      actor: 'registrar',
      at: arrived,
      until: known?.stage === 'registrar' ? known.stage_until : null,
    },
    { name: 'arrived', actor: 'registry', at: arrived },
  ];
  // The hold lapsed before it was captured: the order goes on, and is never charged.
  const isUnpaid = order.captured === 0 && order.voided > 0 && (state === 'running' || state === 'completed');
  let isNext = true;
  return all.map(({ name, actor, at, until }): TransferStep => {
    if (name === 'paid' && isUnpaid) return { name, actor, state: 'failed', at: null, until: null };
    if (at) return { name, actor, state: 'done', at: iso(at), until: null };
    if (!isNext) return { name, actor, state: 'todo', at: null, until: null };
    isNext = false;
    const hasEnded = state === 'failed' || state === 'cancelled';
    return {
      name,
      actor,
      state: hasEnded ? 'failed' : 'current',
      at: hasEnded ? iso(item.updated_at) : null,
      until: hasEnded ? null : iso(until),
    };
  });
}
