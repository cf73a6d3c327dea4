import type Stripe from 'stripe';
import type { FaultScripts } from '../../../src/core/fault-scripts';
import type { FormValue } from './form-body';
import { get, type StripeBooks } from './stripe-books';
import { invalid } from './stripe-refusal';

export type Form = Readonly<Record<string, FormValue>>;

/** One endpoint: its parameters, its operation of the shop, and its implementation. */
export interface StripeEndpoint {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly params: readonly string[];
  /** The operation and subject of fault scripts, as for the sandbox. */
  readonly call: (id: string, form: Form) => readonly [operation: string, subject: string];
  readonly answer: (id: string, form: Form) => unknown;
}

interface ApiOptions {
  readonly books: StripeBooks;
  readonly faults: FaultScripts;
  /** The most objects in one page of a list, whatever the requested limit. */
  readonly maxPageSize: () => number;
}

const CREATE_INTENT = [
  'amount',
  'currency',
  'customer',
  'payment_method',
  'allowed_payment_method_types',
  'capture_method',
  'confirm',
  'metadata',
  'return_url',
  'off_session',
  'receipt_email',
  'statement_descriptor_suffix',
] as const satisfies readonly (keyof Stripe.PaymentIntentCreateParams)[];
const CREATE_SETUP = [
  'customer',
  'usage',
  'allowed_payment_method_types',
  'metadata',
] as const satisfies readonly (keyof Stripe.SetupIntentCreateParams)[];
const CREATE_REFUND = [
  'payment_intent',
  'amount',
  'metadata',
] as const satisfies readonly (keyof Stripe.RefundCreateParams)[];
const CAPTURE = ['amount_to_capture'] as const satisfies readonly (keyof Stripe.PaymentIntentCaptureParams)[];
const LIST_INTENTS = [
  'customer',
  'created',
  'limit',
  'starting_after',
] as const satisfies readonly (keyof Stripe.PaymentIntentListParams)[];
const LIST_REFUNDS = [
  'payment_intent',
  'limit',
  'starting_after',
] as const satisfies readonly (keyof Stripe.RefundListParams)[];
const LIST_DISPUTES = [
  'payment_intent',
  'limit',
  'starting_after',
] as const satisfies readonly (keyof Stripe.DisputeListParams)[];
const SEARCH = ['query', 'limit', 'page'] as const satisfies readonly (keyof Stripe.CustomerSearchParams)[];

const ID = '([A-Za-z0-9_]+)';
const SHOP_CUSTOMER = /^metadata\['(\w+)'\]:'([^']+)'$/;

/** The part of Stripe's API that the shop uses. Unknown parameters are refused, as Stripe does. */
export function stripeApi({ books, faults, maxPageSize }: ApiOptions): readonly StripeEndpoint[] {
  const getOrder = (id: string): string => books.paymentIntents.get(id)?.metadata.order_id ?? id;
  const page = <Item extends { id: string; created: number }>(
    url: string,
    items: readonly Item[],
    form: Form,
  ): Stripe.ApiList<Item> => {
    // Newest first; within one second, the last created first.
    const ordered = [...items].reverse();
    const after = form.starting_after === undefined ? 0 : ordered.findIndex(({ id }) => id === form.starting_after) + 1;
    const end = after + Math.min(Number(form.limit ?? 10), maxPageSize());
    return { object: 'list', url, data: ordered.slice(after, end), has_more: ordered.length > end };
  };

  return [
    {
      method: 'GET',
      path: /^\/v1\/customers\/search$/,
      params: SEARCH,
      call: () => ['setup', '*'],
      answer(_, form) {
        const [, name = '', value = ''] = SHOP_CUSTOMER.exec(text(form, 'query')) ?? [];
        return {
          object: 'search_result',
          url: '/v1/customers/search',
          has_more: false,
          next_page: null,
          data: books.searchCustomers(name, value),
        };
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/customers$/,
      params: ['metadata'],
      call: () => ['setup', '*'],
      answer: (_, form) => books.createCustomer(metadata(form)),
    },
    {
      method: 'POST',
      path: /^\/v1\/setup_intents$/,
      params: CREATE_SETUP,
      call: () => ['setup', '*'],
      answer: (_, form) => books.createSetupIntent(text(form, 'customer'), metadata(form)),
    },
    {
      method: 'GET',
      path: new RegExp(`^/v1/setup_intents/${ID}$`),
      params: ['expand'],
      call: () => ['setup', '*'],
      answer(id, form) {
        const intent = get(books.setupIntents, 'setupintent', id);
        const isExpanded = Array.isArray(form.expand) && form.expand.includes('payment_method');
        return isExpanded && typeof intent.payment_method === 'string'
          ? { ...intent, payment_method: books.paymentMethods.get(intent.payment_method) }
          : intent;
      },
    },
    {
      method: 'GET',
      path: new RegExp(`^/v1/payment_methods/${ID}$`),
      params: [],
      call: () => ['forget', '*'],
      answer: (id) => get(books.paymentMethods, 'PaymentMethod', id),
    },
    {
      method: 'POST',
      path: new RegExp(`^/v1/payment_methods/${ID}/detach$`),
      params: [],
      call: () => ['forget', '*'],
      answer: (id) => books.detach(id),
    },
    {
      method: 'POST',
      path: /^\/v1\/payment_intents$/,
      params: CREATE_INTENT,
      call: (_, form) => ['authorise', metadata(form).order_id ?? '*'],
      answer(_, form) {
        if (form.capture_method !== 'manual' || form.confirm !== 'true')
          throw invalid('This stand-in takes payments that are confirmed at once and captured later.');
        const forced = faults.take('decline', metadata(form).order_id ?? '*');
        return books.pay({
          amount: amount(form, 'amount'),
          currency: text(form, 'currency'),
          customer: text(form, 'customer'),
          paymentMethod: text(form, 'payment_method'),
          metadata: metadata(form),
          returnUrl: text(form, 'return_url'),
          offSession: form.off_session === 'true',
          receiptEmail: form.receipt_email === undefined ? null : text(form, 'receipt_email'),
          forcedDecline: forced?.kind === 'decline' ? forced.reason : null,
        });
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/payment_intents$/,
      params: LIST_INTENTS,
      call: (_, form) => [form.customer === undefined ? 'list' : 'find', '*'],
      answer(_, form) {
        const { created } = form;
        const since = typeof created === 'object' && !Array.isArray(created) ? Number(created.gte) : 0;
        const fitting = [...books.paymentIntents.values()].filter(
          (intent) => (form.customer === undefined || intent.customer === form.customer) && intent.created >= since,
        );
        return page('/v1/payment_intents', fitting, form);
      },
    },
    {
      method: 'GET',
      path: new RegExp(`^/v1/payment_intents/${ID}$`),
      params: ['expand'],
      call: (id) => ['find', getOrder(id)],
      answer(id, form) {
        const intent = get(books.paymentIntents, 'payment_intent', id);
        const isExpanded = Array.isArray(form.expand) && form.expand.includes('latest_charge');
        return isExpanded ? { ...intent, latest_charge: books.getCharge(intent) } : intent;
      },
    },
    {
      method: 'POST',
      path: new RegExp(`^/v1/payment_intents/${ID}/capture$`),
      params: CAPTURE,
      call: (id) => ['capture', getOrder(id)],
      answer: (id, form) =>
        books.capture(id, form.amount_to_capture === undefined ? undefined : amount(form, 'amount_to_capture')),
    },
    {
      method: 'POST',
      path: new RegExp(`^/v1/payment_intents/${ID}/cancel$`),
      params: [],
      call: (id) => ['cancel', getOrder(id)],
      answer: (id) => books.cancel(id),
    },
    {
      method: 'POST',
      path: /^\/v1\/refunds$/,
      params: CREATE_REFUND,
      call: (_, form) => ['refund', getOrder(text(form, 'payment_intent'))],
      answer(_, form) {
        const intent = text(form, 'payment_intent');
        const isHeldUp = faults.take('refund_pending', getOrder(intent)) !== null;
        const isDeclined = faults.take('refund_declined', getOrder(intent)) !== null;
        return books.refund(
          intent,
          amount(form, 'amount'),
          metadata(form),
          isDeclined ? 'failed' : isHeldUp ? 'pending' : 'succeeded',
        );
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/refunds$/,
      params: LIST_REFUNDS,
      call: (_, form) =>
        form.payment_intent === undefined ? ['list', '*'] : ['find', getOrder(text(form, 'payment_intent'))],
      answer: (_, form) =>
        page(
          '/v1/refunds',
          [...books.refunds.values()].filter(
            (refund) => form.payment_intent === undefined || refund.payment_intent === form.payment_intent,
          ),
          form,
        ),
    },
    {
      method: 'GET',
      path: /^\/v1\/disputes$/,
      params: LIST_DISPUTES,
      call: (_, form) =>
        form.payment_intent === undefined ? ['list', '*'] : ['find', getOrder(text(form, 'payment_intent'))],
      answer: (_, form) =>
        page(
          '/v1/disputes',
          [...books.disputes.values()].filter(
            (dispute) => form.payment_intent === undefined || dispute.payment_intent === form.payment_intent,
          ),
          form,
        ),
    },
  ];
}

/** @throws StripeRefusal if the parameter is missing */
function text(form: Form, name: string): string {
  const value = form[name];
  if (typeof value !== 'string' || value === '') throw invalid(`Missing required param: ${name}.`, 'parameter_missing');
  return value;
}

function amount(form: Form, name: string): number {
  const value = Number(text(form, name));
  if (!Number.isInteger(value) || value < 1) throw invalid(`Invalid integer: ${name}`, 'parameter_invalid_integer');
  return value;
}

function metadata(form: Form): Record<string, string> {
  const given = form.metadata;
  return typeof given === 'object' && !Array.isArray(given)
    ? Object.fromEntries(
        Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
}
