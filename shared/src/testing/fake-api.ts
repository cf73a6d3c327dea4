import { parse, type z } from 'zod/mini';
import type * as contract from '../contract';
import type * as desk from '../contract/desk';
import type { AnyEndpoint, Endpoint, ParamsOf, ReadInputOf, Schema } from '../contract/endpoint';
import type { ErrorBody } from '../contract/errors';
import { handleUnauthorized } from '../api/api';
import { ApiError } from '../api/api-error';
import { checkOutput } from '../api/check-output';
import type { Api, ApiResponse } from '../api/create-api';
import { refusalMessage } from '../api/error-message';
import { NOTICES } from '../notices/texts';
import { priceAnswer, settings, usd } from './fixtures';
import type { Plain } from './plain';

type Contract = typeof contract & typeof desk;
type EndpointOf<T> = T extends Endpoint<infer P, infer I, infer O> ? Endpoint<P, I, O> : never;

export type EndpointId = {
  [K in keyof Contract]: Contract[K] extends Endpoint<Schema | undefined, Schema | undefined, Schema | null>
    ? K
    : never;
}[keyof Contract];

interface Request<E extends AnyEndpoint> {
  readonly params: ParamsOf<E>;
  /** With the contract's defaults filled in, as the server reads it. */
  readonly input: ReadInputOf<E>;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

type Answer<E> =
  E extends Endpoint<infer _P, infer _I, infer O> ? (O extends Schema ? Plain<z.output<O>> : void) : never;

/** A response with headers, such as Content-Range. */
export class WithHeaders<T> {
  constructor(
    readonly data: T,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}

type Handler<E extends AnyEndpoint> = (
  request: Request<E>,
) => Answer<E> | WithHeaders<Answer<E>> | Promise<Answer<E> | WithHeaders<Answer<E>>>;

/** The handlers of a fake API, by endpoint id. */
export type Handlers = { [K in EndpointId]?: Handler<EndpointOf<Contract[K]>> };

export interface Call {
  readonly id: string;
  readonly params: unknown;
  readonly input: unknown;
}

export interface FakeApi extends Api {
  readonly calls: readonly Call[];
  /** The inputs that one endpoint was called with. */
  listInputs(id: EndpointId): unknown[];
  /** Replaces handlers from now on. */
  answer(handlers: Handlers): void;
}

/** The error for a server response with this status and body, as the real client throws it. */
export function refusal(status: number, body: Partial<ErrorBody> = {}): ApiError {
  const message = status === 401 || status === 403 ? NOTICES.sessionExpired : refusalMessage(body);
  return new ApiError(message, status, { message: '', ...body }, body.request_id);
}

const CART_ID = 'c3b0a9f2-6c1e-4b6e-9d57-0d6f1f0e2a41';

/** The default: a guest in a shop that sells in dollars, with every price available. */
const DEFAULTS: Handlers = {
  sessionActive: () => ({ is_authenticated: false }),
  getSettings: () => settings(),
  listCurrencies: () => [usd],
  getDefaultCurrency: () => usd,
  getAddressCorrection: () => ({ correction: null }),
  getAccountCart: () => ({ cart_id: CART_ID, version: 0, entries: [] }),
  saveAccountCart: () => ({ cart_id: CART_ID, version: 1, entries: [] }),
  checkCartPrice: ({ input }) => ({
    lines: input.items.map(({ domain, period, service, with_add_ons }) => ({
      ...priceAnswer({ domain, period, service, currency_code: input.currency_code }),
      ...(with_add_ons ? {} : { sub_products: [] }),
    })),
    unpriced: [],
  }),
};

const noHandler = (id: string) => (): never => {
  throw new Error(`The fake api has no answer for ${id}`);
};

async function ask(handler: Handler<AnyEndpoint>, request: Request<AnyEndpoint>): Promise<unknown> {
  try {
    return (await handler(request)) as unknown;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) handleUnauthorized();
    throw error;
  }
}

/**
 * An API client that responds with functions, typed by the contract. Inputs and outputs are validated, so that a test cannot use what the
 * server would reject or never return.
 */
export function fakeApi(handlers: Handlers = {}): FakeApi {
  let answers: Handlers = { ...DEFAULTS, ...handlers };
  const calls: Call[] = [];

  async function respond(
    endpoint: AnyEndpoint,
    given: { params?: unknown; input?: unknown; headers?: Readonly<Record<string, string>>; signal?: AbortSignal } = {},
  ): Promise<ApiResponse<unknown>> {
    const { params, input, headers = {}, signal } = given;
    calls.push({ id: endpoint.id, params, input });
    const read = endpoint.input ? parse(endpoint.input, input ?? {}) : undefined;
    const handler = answers[endpoint.id as EndpointId] as Handler<AnyEndpoint> | undefined;
    const answer: unknown = await ask(handler ?? noHandler(endpoint.id), {
      params,
      input: read,
      headers,
      signal,
    } as Request<AnyEndpoint>);
    if (signal?.aborted) throw signal.reason;
    const data = answer instanceof WithHeaders ? (answer.data as unknown) : answer;
    checkOutput(endpoint, data);
    return {
      data,
      status: endpoint.status,
      ...(endpoint.output === null ? { message: NOTICES.success } : {}),
      headers: new Headers(answer instanceof WithHeaders ? answer.headers : {}),
    };
  }

  return {
    call: async (endpoint, ...[given]) => (await respond(endpoint, given)).data as never,
    callWithResponse: async (endpoint, ...[given]) => (await respond(endpoint, given)) as never,
    calls,
    listInputs: (id) => calls.filter((call) => call.id === id).map(({ input }) => input),
    answer: (next) => {
      answers = { ...answers, ...next };
    },
  };
}
