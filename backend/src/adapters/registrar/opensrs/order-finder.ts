import type { RegistrarOrder } from '../../../ports/registrar';
import { readMarker, type PendingActions } from './order-marker';
import type { XcpClient } from './xcp-client';
import { listAt, objectAt, textAt, type XcpValue } from './xcp-value';

/** Status of an order at OpenSRS. `saved`: accepted, but nothing is done or charged until it is processed. */
type BookedStatus = 'done' | 'running' | 'saved' | 'ended';

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
  deleted: 'ended',
  // These wait for someone else: the registry, or whoever confirms for the owner.
  waiting: 'running',
  pending_fax: 'running',
  ca_owner_approval: 'running',
};

const types: Readonly<Record<RegistrarOrder['kind'], readonly string[]>> = {
  new: ['new', 'premium'],
  renew: ['renewal', 'renew'],
  transfer: ['transfer'],
};

/** Precedence of several orders with one reference: completed before possible ones, oldest first. */
const RANK: readonly BookedStatus[] = ['done', 'running', 'saved', 'ended'];

export class OrderFinder {
  readonly #client: XcpClient;
  /** Cache of order markers, which never change, so that each order is queried only once per process. */
  readonly #markers = new Map<string, string>();

  constructor(client: XcpClient) {
    this.#client = client;
  }

  /** Finds the order with a reference; null if OpenSRS has none. Needs only what was known before the order was sent. */
  async find({
    reference,
    domain,
    kind,
  }: Pick<RegistrarOrder, 'reference' | 'domain' | 'kind'>): Promise<
    BookedOrder | null | { readonly kind: 'unknown'; readonly cause: string }
  > {
    const orders = await this.#listOrders(domain);
    if ('kind' in orders) return orders;
    const found: BookedOrder[] = [];
    for (const listed of orders.listed) {
      const id = getOrderId(listed);
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

  /** Lists all orders of a domain, page by page, until a page contains nothing new. */
  async #listOrders(
    domain: string,
  ): Promise<{ readonly listed: readonly XcpValue[] } | { readonly kind: 'unknown'; readonly cause: string }> {
    const listed = new Map<string, XcpValue>();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const answer = await this.#client.call({
        action: 'get_orders_by_domain',
        object: 'domain',
        attributes: { domain, limit: String(PAGE), page: String(page) },
      });
      if (answer.kind === 'unknown') return answer;
      if (answer.code !== '200')
        return page === 1 && hasNoOrders(answer.code)
          ? { listed: [] }
          : { kind: 'unknown', cause: `the list of orders was refused (${answer.code})` };
      const before = listed.size;
      const orders = listAt(answer.attributes, 'orders');
      for (const order of orders) listed.set(getOrderId(order) ?? `none-${listed.size}`, order);
      if (orders.length < PAGE || listed.size === before) return { listed: [...listed.values()] };
    }
    return { kind: 'unknown', cause: 'the list of orders does not end' };
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
/** Orders per page, OpenSRS's maximum. */
const PAGE = 40;
const MAX_PAGES = 50;

const getOrderId = (listed: XcpValue): string | undefined => textAt(listed, 'id') ?? textAt(listed, 'order_id');

/** Some versions return an error instead of an empty list for names that were never ordered. */
const hasNoOrders = (code: string): boolean => code === '465' || code === '480';
