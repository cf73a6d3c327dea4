import type { InputOf, listOrders, OrderStatus } from '@storefront/shared/contract';
import { sanitizeWord } from '@storefront/shared/domain';
import type { Message } from '@storefront/shared/i18n';
import * as messages from './messages';

export const PAGE_SIZE = 20;

/** The states to filter by, each with its order statuses. The id is in the URL (`?state=refunded`). */
export const ORDER_STATES = [
  { id: 'all', label: messages.all, statuses: [] },
  { id: 'open', label: messages.inProgress, statuses: ['pending', 'payment_processing', 'provisioning'] },
  { id: 'completed', label: messages.completed, statuses: ['completed', 'partially_completed'] },
  { id: 'refunded', label: messages.refunded, statuses: ['refunded'] },
  { id: 'not-charged', label: messages.notCharged, statuses: ['payment_failed', 'failed', 'cancelled'] },
] as const satisfies readonly { id: string; label: Message; statuses: readonly OrderStatus[] }[];
type OrderStateId = (typeof ORDER_STATES)[number]['id'];

/** The filters and page of the order list. They are in the URL, so that a view can be shared and reloaded (RT-35). */
export interface OrderView {
  /** Part of a domain name, or the number of an order. */
  readonly find: string;
  readonly state: OrderStateId;
  /** The first and the last day, such as `2026-03-01`, in the local time zone; empty for no limit. */
  readonly from: string;
  readonly to: string;
  /** From 1. */
  readonly page: number;
}

export const firstView: OrderView = { find: '', state: 'all', from: '', to: '', page: 1 };

/** Whether the view has any filter. */
export const isNarrowed = ({ find, state, from, to }: OrderView): boolean =>
  find !== '' || state !== 'all' || from !== '' || to !== '';

/** Validates a calendar day in the format of `<input type="date">`; anything else becomes empty. */
function toDay(text: string | null): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  if (!parts) return '';
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(year, month - 1, day);
  return date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day ? parts[0] : '';
}

/** Reads a view from a URL. Unknown values fall back to the default view. */
export function readView(search: URLSearchParams): OrderView {
  const page = Number(search.get('page') ?? '1');
  return {
    find: (search.get('find') ?? '').slice(0, 253),
    state: ORDER_STATES.find(({ id }) => id === search.get('state'))?.id ?? firstView.state,
    from: toDay(search.get('from')),
    to: toDay(search.get('to')),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** Writes a view to a URL, omitting defaults. */
export function writeView(view: OrderView): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of ['find', 'state', 'from', 'to'] as const)
    if (view[name] !== firstView[name]) search.set(name, view[name]);
  if (view.page !== firstView.page) search.set('page', String(view.page));
  return search;
}

/** Drops `*`, `%`, `_` and brackets, which have a meaning in a query and never occur in a domain or an order number. */
const literal = (find: string): string => find.toLowerCase().replace(/[^\p{L}\p{M}\p{N}.-]/gu, '');

/** Returns the start of the day `days` after another one in local time, as an instant. */
function getStart(day: string, days = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + days).toISOString();
}

/**
 * Builds the query of `/tables/orders` for a view, in PostgREST syntax (CA-02). It requests one row more than a page shows, to find out
 * whether there is a next page.
 */
export function tableQuery(view: OrderView): InputOf<typeof listOrders> {
  const query: Record<string, string | number> = {
    order: 'created_at.desc,id.desc',
    limit: PAGE_SIZE + 1,
    offset: (view.page - 1) * PAGE_SIZE,
  };
  const conditions: string[] = [];
  const find = literal(view.find);
  if (find) {
    // Orders store domains as A-labels, so a label in another script is found only if it is typed in full.
    const names = new Set([find, literal(sanitizeWord(view.find))].filter(Boolean));
    conditions.push(
      `or(${[...[...names].map((name) => `domain_names.ilike.*${name}*`), `id.ilike.${find}*`].join(',')})`,
    );
  }
  const statuses = ORDER_STATES.find(({ id }) => id === view.state)?.statuses ?? [];
  if (statuses.length > 0) conditions.push(`status_name.in.(${statuses.join(',')})`);
  if (view.from) conditions.push(`created_at.gte.${getStart(view.from)}`);
  if (view.to) conditions.push(`created_at.lt.${getStart(view.to, 1)}`);
  return conditions.length === 0 ? query : { ...query, and: `(${conditions.join(',')})` };
}
