import { Readable } from 'node:stream';
import {
  errorBody,
  type AnyEndpoint,
  type Endpoint,
  type OutputOf,
  type ReadInputOf,
  type ReadParamsOf,
  type Schema,
} from '@storefront/shared/contract';
import { z } from 'zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaffMember, StaffRole } from '@storefront/shared/contract/desk';
import { runByKey } from '../core/acting-key';
import { runOnBehalf } from '../core/acting-staff';
import { admitKey, admittedKey, holdKeyToDomain, sentKey, type AdmittedKey } from './api-key';
import { readIdempotencyKey } from './idempotency-key';
import type { LimitClass } from './rate-limit';
import { refuseOnBehalf } from './on-behalf';
import { findSession, requireCustomer, type Customer, type Session } from './session';
import { findOwnChange, requireStaff } from './staff-session';

/** The arguments of a handler. `params` and `input` are validated and have their defaults. */
export interface Call<E> {
  readonly params: ReadParamsOf<E>;
  readonly input: ReadInputOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface CustomerCall<E> extends Call<E> {
  readonly user: Customer;
}

export interface StaffCall<E> extends Call<E> {
  readonly staff: StaffMember;
  /** When this member of staff last changed something: what `Reads` have to hold. */
  readonly ownChange: Date | null;
}

/** An answer whose text is made while it is sent, for what may be too large to hold. The text has to be what the contract says: nothing checks it on the way. */
export class StreamedJson {
  constructor(readonly text: AsyncIterable<string>) {}
}

/**
 * Server-sent events, each with one value of the contract's output as its data. Undefined keeps the connection alive with a comment. When
 * the client disconnects, no further event is requested.
 */
export class EventStream {
  constructor(readonly events: AsyncIterable<unknown>) {}
}

async function* writeEvents({ events }: EventStream): AsyncGenerator<string> {
  for await (const event of events) yield event === undefined ? ':\n\n' : `data: ${JSON.stringify(event)}\n\n`;
}

/** An answer that is written already, of one of the media types that the route `alsoSends`. */
export class SentText {
  constructor(
    readonly text: string,
    readonly mediaType: string,
  ) {}
}

/** The formats of a list other than JSON: media types of the same list, of its only row, and of text. */
interface OtherForms {
  readonly rows: readonly string[];
  readonly row: readonly string[];
  readonly text: readonly string[];
}

interface RouteOptions {
  /** Which budget of calls the route draws on; by its method when absent. */
  readonly limit?: LimitClass;
  /** Bytes; 64 KiB when absent. */
  readonly bodyLimit?: number;
  /** A status other than the contract's that the handler may choose, with the same body (206 of the tables). */
  readonly alsoAnswers?: readonly number[];
  /** What `SentText` may be sent as. */
  readonly alsoSends?: OtherForms;
  /** An error in addition to those of the contract (416 of the tables). */
  readonly alsoRefuses?: readonly number[];
  /** The domain of the call is not in its path: the handler finds it, and calls `holdKeyToDomain` once it has. */
  readonly findsDomain?: boolean;
  /** Part of the path is a credential, so the log contains the route instead of the path (I8). */
  readonly secretPath?: boolean;
}

const DEFAULT_BODY_LIMIT = 64 * 1024;

/** Refusals that the platform itself gives on any route, whatever the endpoint lists. */
const platformRefusals = (readsBody: boolean): readonly number[] =>
  readsBody ? [400, 413, 429, 503] : [400, 429, 503];

/** An error may contain more than the error fields, such as the changes of an order conflict. */
export const refusalBody = z.looseObject(errorBody._zod.def.shape);

/**
 * Registers a call of the contract: its method and path, its schemas for params, input and every answer, and its place in
 * the OpenAPI document. Open to guests; a handler that needs to know calls `findCustomer(request)`.
 */
export function route<P extends Schema | undefined, I extends Schema | undefined, O extends Schema | null>(
  app: FastifyInstance,
  endpoint: Endpoint<P, I, O>,
  handler: (
    call: Call<Endpoint<P, I, O>>,
  ) => Promise<OutputOf<Endpoint<P, I, O>> | StreamedJson | SentText | EventStream>,
  options: RouteOptions = {},
): void {
  register(
    app,
    endpoint,
    (request, reply) => handler({ ...getParts(endpoint, request), request, reply }),
    options,
    undefined,
  );
}

/** As `route`, for signed-in customers only: everyone else gets 401 before anything they sent is read. */
export function customerRoute<P extends Schema | undefined, I extends Schema | undefined, O extends Schema | null>(
  app: FastifyInstance,
  endpoint: Endpoint<P, I, O>,
  handler: (call: CustomerCall<Endpoint<P, I, O>>) => Promise<OutputOf<Endpoint<P, I, O>> | StreamedJson | SentText>,
  options: RouteOptions = {},
): void {
  register(
    app,
    endpoint,
    async (request, reply) => {
      const user = await requireCustomer(request);
      return app.fairShare.run(user.id, () => handler({ ...getParts(endpoint, request), user, request, reply }));
    },
    options,
    requireCustomer,
  );
}

/** As `route`, for signed-in staff of a role only: everyone else is refused before anything they sent is read. */
export function staffRoute<P extends Schema | undefined, I extends Schema | undefined, O extends Schema | null>(
  app: FastifyInstance,
  endpoint: Endpoint<P, I, O>,
  role: StaffRole,
  handler: (call: StaffCall<Endpoint<P, I, O>>) => Promise<OutputOf<Endpoint<P, I, O>>>,
  options: Pick<RouteOptions, 'bodyLimit'> = {},
): void {
  register(
    app,
    endpoint,
    async (request, reply) => {
      const staff = await requireStaff(request, role);
      const ownChange = await findOwnChange(request);
      const answer = () => handler({ ...getParts(endpoint, request), staff, ownChange, request, reply });
      // A refusal may come after a part of a change, such as a code that is used up.
      return endpoint.method === 'GET' ? answer() : answer().finally(() => app.staffReader.changed(request));
    },
    options,
    (request) => requireStaff(request, role),
  );
}

function getParts<E extends AnyEndpoint>(endpoint: E, request: FastifyRequest) {
  return {
    params: request.params as ReadParamsOf<E>,
    input: (endpoint.method === 'GET' ? request.query : request.body) as ReadInputOf<E>,
  };
}

/**
 * Who may make a call, in the form of the document: each entry is an alternative, and an empty one means guests. A key's scopes are in
 * `x-api-key-scopes`, since OpenAPI has scopes for OAuth only.
 */
function getSecurity({ scopes }: AnyEndpoint, customersOnly: boolean): Record<string, string[]>[] {
  if (!customersOnly && scopes.length === 0) return [];
  return [...(customersOnly ? [] : [{}]), { session: [] }, ...(scopes.length > 0 ? [{ bearer: [] }] : [])];
}

/** The schema of a success; the bytes of a document are sent as they are, under their own type. */
function getSuccess({ output, media }: AnyEndpoint, forms: OtherForms | undefined) {
  if (forms && output instanceof z.core.$ZodArray) {
    const sentAs = (types: readonly string[], schema: Schema) => types.map((type) => [type, { schema }] as const);
    return {
      content: Object.fromEntries([
        ...sentAs([media, ...forms.rows], output),
        ...sentAs(forms.row, output._zod.def.element),
        ...sentAs(forms.text, z.string()),
      ]),
    };
  }
  if (media === 'application/json') return output ?? z.null().describe('No body');
  if (media === 'text/event-stream') return { content: { [media]: { schema: z.string() } } };
  return { content: { [media]: { schema: z.string().meta({ format: 'binary' }) } } };
}

/** What tells a program that a call is to go, and when (RFC 9745, RFC 8594). */
const deprecationHeaders = ({ since, sunset }: NonNullable<AnyEndpoint['deprecated']>) => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(sunset).toUTCString(),
});

/** Marks what is written down of a call that somebody makes for a customer: staff, or a program with an API key. */
function actingAs<T>(session: Session | undefined, key: AdmittedKey | undefined, work: () => Promise<T>): Promise<T> {
  if (session?.support) return runOnBehalf({ ...session.support, customerId: session.customer.id }, work);
  return key ? runByKey({ prefix: key.prefix, customerId: key.customer.id }, work) : work();
}

function register(
  app: FastifyInstance,
  endpoint: AnyEndpoint,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  {
    limit,
    bodyLimit = DEFAULT_BODY_LIMIT,
    alsoAnswers = [],
    alsoRefuses = [],
    alsoSends,
    findsDomain = false,
    secretPath = false,
  }: RouteOptions,
  /** Refuses whoever may not call it; open to everybody without. */
  guard: ((request: FastifyRequest) => Promise<unknown>) | undefined,
): void {
  if (guard && !endpoint.refusals.includes(401))
    throw new Error(`${endpoint.id} needs a session but its contract does not list 401.`);
  const customersOnly = guard === requireCustomer;
  const hasBody = endpoint.method !== 'GET' && endpoint.input !== undefined;
  const success = getSuccess(endpoint, alsoSends);
  const takesKeys = endpoint.scopes.length > 0;
  // A body that nobody asked for is read, too, but that of a GET.
  const readsBody = endpoint.method !== 'GET';
  const refusals = [
    ...new Set([
      ...endpoint.refusals,
      ...alsoRefuses,
      ...platformRefusals(readsBody),
      ...(takesKeys ? [401] : []),
      500,
    ]),
  ].sort();

  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit,
    config: { limit: limit ?? (endpoint.method === 'GET' ? 'read' : 'write'), endpoint, customersOnly, secretPath },
    schema: {
      operationId: endpoint.id,
      summary: endpoint.summary,
      tags: [endpoint.tag],
      ...(endpoint.description && { description: endpoint.description }),
      ...(endpoint.deprecated && { deprecated: true }),
      security: getSecurity(endpoint, customersOnly),
      ...(takesKeys && { 'x-api-key-scopes': endpoint.scopes }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.input && (hasBody ? { body: endpoint.input } : { querystring: endpoint.input })),
      response: Object.fromEntries([
        ...[endpoint.status, ...alsoAnswers].map((status) => [status, success] as const),
        ...refusals.map((status) => [status, refusalBody] as const),
      ]),
    },
    preValidation: async (request, reply) => {
      const text = sentKey(request);
      if (text !== undefined) await admitKey(request, reply, { text, endpoint });
      else await guard?.(request);
      const session = customersOnly ? await findSession(request) : undefined;
      if (session) refuseOnBehalf(session, endpoint, request.body);
      if (endpoint.headers?.includes('Idempotency-Key')) readIdempotencyKey(request);
    },
    handler: async (request, reply) => {
      if (endpoint.deprecated) reply.headers(deprecationHeaders(endpoint.deprecated));
      if (!findsDomain) holdKeyToDomain(request, endpoint, (request.params as { domain?: string }).domain);
      reply.code(endpoint.status);
      const session = customersOnly ? await findSession(request) : undefined;
      const output = await actingAs(session, admittedKey(request), () => answer(request, reply));
      if (reply.sent) return reply;
      if (output instanceof StreamedJson)
        return reply.type('application/json; charset=utf-8').send(Readable.from(output.text));
      if (output instanceof EventStream) {
        // nginx holds answers back until it has enough of them, unless told not to.
        reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
        return reply.type(endpoint.media).send(Readable.from(writeEvents(output)));
      }
      if (output instanceof SentText) return reply.type(`${output.mediaType}; charset=utf-8`).send(output.text);
      if (endpoint.media !== 'application/json') reply.type(endpoint.media);
      return endpoint.output === null ? reply.send() : reply.send(output);
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: LimitClass;
    endpoint?: AnyEndpoint;
    customersOnly?: boolean;
    secretPath?: boolean;
  }
}
