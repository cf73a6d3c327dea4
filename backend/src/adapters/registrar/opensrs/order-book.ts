import type { RegistrarOrder } from '../../../ports/registrar';
import { readMarker, type PendingActions } from './order-marker';
import type { XcpClient } from './xcp-client';
import { listAt, objectAt, textAt } from './xcp-value';

/** How an order at OpenSRS stands. `saved`: accepted, nothing is done or charged until it is processed. */
type BookedStatus = 'done' | 'running' | 'saved' | 'ended';

/** An order of ours as OpenSRS has it. */
export interface BookedOrder {
  readonly id: string;
  readonly status: BookedStatus;
  readonly pendingActions: PendingActions;
}

const statuses: Readonly<Record<string, BookedStatus>> = {
  completed: 'done',
  processed: 'done',
  pending: 'saved',
  saved: 'saved',
  declined: 'ended',
  cancelled: 'ended',
  canceled: 'ended',
};

/** What each kind of order is called in the lists of OpenSRS. */
const types: Readonly<Record<RegistrarOrder['kind'], readonly string[]>> = {
  new: ['new', 'premium'],
  renew: ['renewal', 'renew'],
  transfer: ['transfer'],
};

/** Which of several orders under one reference counts: what was carried out before what may be, the oldest first. */
const RANK: readonly BookedStatus[] = ['done', 'running', 'saved', 'ended'];

/** Orders at OpenSRS, found again by our reference. */
export class OrderBook {
  readonly #client: XcpClient;
  /** What never changes of an order: whose it is. Keeps the questions to one for each order that is new to this process. */
  readonly #markers = new Map<string, string>();

  constructor(client: XcpClient) {
    this.#client = client;
  }

  /** The order under a reference; null where OpenSRS has none. Needs only what was known before the order was sent. */
  async find({
    reference,
    domain,
    kind,
  }: Pick<RegistrarOrder, 'reference' | 'domain' | 'kind'>): Promise<
    BookedOrder | null | { readonly kind: 'unknown'; readonly cause: string }
  > {
    const answer = await this.#client.call({
      action: 'get_orders_by_domain',
      object: 'domain',
      attributes: { domain },
    });
    if (answer.kind === 'unknown') return answer;
    if (answer.code !== '200')
      return hasNoOrders(answer.code)
        ? null
        : { kind: 'unknown', cause: `the list of orders was refused (${answer.code})` };
    const found: BookedOrder[] = [];
    for (const listed of listAt(answer.attributes, 'orders')) {
      const id = textAt(listed, 'id') ?? textAt(listed, 'order_id');
      const type = (textAt(listed, 'type') ?? textAt(listed, 'reg_type'))?.toLowerCase();
      if (!id || (type && !types[kind].includes(type))) continue;
      const marker = await this.#getMarker(id);
      if (marker === 'unknown') return { kind: 'unknown', cause: 'an order could not be looked at' };
      const pendingActions = readMarker(marker, reference);
      if (pendingActions)
        found.push({
          id,
          pendingActions,
          status: statuses[textAt(listed, 'status')?.toLowerCase() ?? ''] ?? 'running',
        });
    }
    found.sort((a, b) => RANK.indexOf(a.status) - RANK.indexOf(b.status) || Number(a.id) - Number(b.id));
    return found[0] ?? null;
  }

  async #getMarker(id: string): Promise<string | 'unknown'> {
    const known = this.#markers.get(id);
    if (known !== undefined) return known;
    const answer = await this.#client.call({
      action: 'get_order_info',
      object: 'domain',
      attributes: { order_id: id },
    });
    if (answer.kind === 'unknown' || answer.code !== '200') return 'unknown';
    const marker = textAt(objectAt(answer.attributes, 'field_hash'), 'affiliate_id') ?? '';
    this.#remember(id, marker);
    return marker;
  }

  #remember(id: string, marker: string): void {
    this.#markers.set(id, marker);
    const [oldest] = this.#markers.keys();
    if (this.#markers.size > MAX_REMEMBERED && oldest !== undefined) this.#markers.delete(oldest);
  }
}

const MAX_REMEMBERED = 10_000;

/** Names that nobody ever ordered are refused by some versions instead of being answered with an empty list. */
const hasNoOrders = (code: string): boolean => code === '465' || code === '480';
