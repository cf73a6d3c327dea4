import type { OrderPayload, OrderStatus, OrderId } from '@storefront/shared/contract';
import { failpoint } from '../../core/failpoints';
import { conflict } from '../../http/errors';
import { ORDER_REAUTH_MS, reauthNeeded } from '../../http/session';
import type { AvailabilityCache } from '../availability';
import { toStatusName } from '../orders';
import type { SellingDeps } from '../price-list';
import { noSuchCard } from './checks-under-lock';
import { checkOrder } from './order-checks';
import { priceAsShown } from './order-pricing';
import { type Buyer, type OrderRequest, type PlacingActor, readOrder } from './order-request';
import { type EarlierOrder, earlierOrderAndCard } from './place-order-queries';
import { writeOrder } from './write-order';

export type PlaceOrderDeps = Pick<
  SellingDeps,
  'config' | 'db' | 'clock' | 'registrar' | 'priceListCache' | 'tracing'
> & { readonly availabilityCache: AvailabilityCache };

interface PlacedOrder {
  readonly order_id: OrderId;
  readonly status_name: OrderStatus;
  readonly isNew: boolean;
}

/**
 * Places an order, once for each key (OR-05). The shop prices it again, and refuses it with the new figures if they differ from what the
 * customer saw (OR-06, OR-07). Registries are queried before the transaction, whose number of statements does not depend on the number of
 * items.
 * @throws HttpError 409 with an order conflict or `password_needed`, 422 with what cannot be carried out
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  buyer: Buyer,
  payload: OrderPayload,
  placedBy: PlacingActor,
): Promise<PlacedOrder> {
  const request = readOrder(payload, { buyer, placedBy, config: deps.config });
  const now = deps.clock.now();
  const { earlier, card } = await earlierOrderAndCard(deps.db, buyer.id, request.key, request.cardId, now);
  if (earlier) return toRepeated(earlier, request);
  if (!card) throw noSuchCard();

  if (card.paysFrom && !placedBy.merchantInitiated)
    throw conflict(
      `This card was saved before the email address of the account changed, and the former address can take the account back until ${card.paysFrom.toISOString()}. Until then, enter the card again, or pay with another one.`,
      { code: 'card_before_address', params: { until: card.paysFrom.toISOString() } },
    );
  // Entering a card already requires step-up, so a card entered during this checkout needs no further one.
  const isCardNew = now.getTime() - card.created_at.getTime() <= ORDER_REAUTH_MS;
  if (!placedBy.signedInRecently && !placedBy.merchantInitiated && !isCardNew) throw reauthNeeded();

  // An order that may wait for hours needs prior consent, except automatic renewals, which the customer does not place on a page (R6).
  if (!deps.registrar.isAvailable() && !request.acceptsDelay && !placedBy.merchantInitiated) {
    throw conflict('The registrar is not responding, so this order may take longer. Nothing was charged.', {
      code: 'may_take_longer',
      body: { changes: [], amount: null, tax: null },
    });
  }

  const placed = await writeOrder(deps, priceAsShown(deps, await checkOrder(deps, request)), card);
  failpoint('after-placed');
  if (placed) return { order_id: placed, status_name: toStatusName('submitted'), isNew: true };
  // A concurrent request with the same key was written first.
  const { earlier: winner } = await earlierOrderAndCard(deps.db, buyer.id, request.key, request.cardId, now);
  if (!winner) throw new Error(`Order with key ${request.key} not found`);
  return toRepeated(winner, request);
}

/** @throws HttpError 409 if the key belongs to an order with other contents */
function toRepeated(earlier: EarlierOrder, { hash }: Pick<OrderRequest, 'hash'>): PlacedOrder {
  if (earlier.request_hash !== hash) {
    throw conflict('This order was already placed with different contents. Reload the page to see it.', {
      code: 'key_reused',
      body: { changes: [], amount: null, tax: null, order_id: earlier.id },
    });
  }
  return { order_id: earlier.id, status_name: toStatusName(earlier.state), isNew: false };
}
