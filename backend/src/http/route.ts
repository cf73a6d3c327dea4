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
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { StaffMember, StaffRole } from '@storefront/shared/contract/desk';
import { runByKey } from '../core/acting-key';
import { runOnBehalf } from '../core/acting-staff';
import { authorizeKey, findAdmittedKey, restrictKeyToDomain, findSentKey, type AdmittedKey } from './api-key';
import { readIdempotencyKey } from './idempotency-key';
import type { LimitClass } from './rate-limit';
import { refuseOnBehalf } from './on-behalf';
import { findSession, requireCustomer, type Customer, type Session } from './session';
import { findOwnChange, requireStaff } from './staff-session';

/** Arguments of a handler. `params` and `input` are validated, with defaults applied. */
interface Call<E> {
  readonly params: ReadParamsOf<E>;
  readonly input: ReadInputOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface CustomerCall<E> extends Call<E> {
  readonly user: Customer;
}

interface StaffCall<E> extends Call<E> {
  readonly staff: StaffMember;
  /** When this member of staff last changed something; `Reads` must include it. */
  readonly ownChange: Date | null;
}

/** A response that is generated while it is sent, because it may be too large for memory. It is not validated. */
export class StreamedJson {
  constructor(readonly text: AsyncIterable<string>) {}
}

/** Server-sent events with values of the contract's output; undefined keeps the connection alive. Stops when the client disconnects. */
export class EventStream {
  constructor(readonly events: AsyncIterable<unknown>) {}
}

async function* writeEvents({ events }: EventStream): AsyncGenerator<string> {
  for await (const event of events) yield event === undefined ? ':\n\n' : `data: ${JSON.stringify(event)}\n\n`;
}

/** A serialised response in one of the media types that the route `alsoSends`. */
export class SentText {
  constructor(
    readonly text: string,
    readonly mediaType: string,
  ) {}
}

/** Formats of a list besides JSON: media types of the list, of its only row, and of text. */
interface OtherForms {
  readonly rows: readonly string[];
  readonly row: readonly string[];
  readonly text: readonly string[];
}

interface RouteOptions {
  /** Rate limit class; defaults by method. */
  readonly limit?: LimitClass;
  /** In bytes; 64 KiB by default. */
  readonly bodyLimit?: number;
  /** Statuses besides the contract's that the handler may choose, with the same body (206 of the tables). */
  readonly alsoAnswers?: readonly number[];
  readonly alsoSends?: OtherForms;
  /** Error statuses besides the contract's (416 of the tables). */
  readonly alsoRefuses?: readonly number[];
  /** The domain of the call is not in its path: the handler determines it and then calls `restrictKeyToDomain`. */
  readonly findsDomain?: boolean;
  /** The path contains a secret that suffices to make the call, so that the log gets the route instead of the path (I8). */
  readonly secretPath?: boolean;
}

const DEFAULT_BODY_LIMIT = 64 * 1024;

/** Error statuses that the platform itself may return on any route, whatever the endpoint lists. */
const platformRefusals = (readsBody: boolean): readonly number[] =>
  readsBody ? [400, 413, 429, 503] : [400, 429, 503];

/** An error may contain more than the error fields, such as the changes of an order conflict. */
export const refusalBody = z.looseObject(errorBody._zod.def.shape);

/**
 * Registers a call of the contract: method, path, schemas of parameters, input and every response, and its entry in the OpenAPI document.
 * Open to guests; a handler that needs the customer calls `findCustomer(request)`.
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

/** Like `route`, for signed-in customers only: everyone else gets 401 before their input is read. */
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

/** Like `route`, for signed-in staff of a role only: everyone else is rejected before their input is read. */
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
      // Even a failed call may have changed something, such as using up a code.
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

/** Returns the alternatives of authentication for the document; an empty one means guests. Key scopes are in `x-api-key-scopes`. */
function getSecurity({ scopes }: AnyEndpoint, customersOnly: boolean): Record<string, string[]>[] {
  if (!customersOnly && scopes.length === 0) return [];
  return [
    ...(customersOnly ? [] : [{}]),
    { session: [] },
    ...(scopes.length > 0 ? [{ bearer: [] }, { header: [] }] : []),
  ];
}

/** Returns the schema of a success; documents are sent as bytes of their own media type. */
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

/** Headers of a deprecated call (RFC 9745, RFC 8594). */
const deprecationHeaders = ({ since, sunset }: NonNullable<AnyEndpoint['deprecated']>) => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(sunset).toUTCString(),
});

/** Marks the audit entries of a call made for a customer by staff, or by a program with an API key. */
function actingAs<T>(session: Session | undefined, key: AdmittedKey | undefined, work: () => Promise<T>): Promise<T> {
  if (session?.support) return runOnBehalf({ ...session.support, customerId: session.customer.id }, work);
  return key ? runByKey({ prefix: key.prefix, customerId: key.customer.id }, work) : work();
}

/** Returns the error statuses that a call may be answered with, sorted. */
function listRefusals({ method, scopes, refusals }: AnyEndpoint, alsoRefuses: readonly number[]): number[] {
  // Fastify parses a body even if none is expected, except for GET.
  const readsBody = method !== 'GET';
  return [
    ...new Set([...refusals, ...alsoRefuses, ...platformRefusals(readsBody), ...(scopes.length > 0 ? [401] : []), 500]),
  ].sort();
}

/** Returns the schema by which requests and responses are validated, with the entry of the OpenAPI document. */
function getSchema(
  endpoint: AnyEndpoint,
  customersOnly: boolean,
  { alsoAnswers = [], alsoRefuses = [], alsoSends }: RouteOptions,
): FastifySchema {
  const success = getSuccess(endpoint, alsoSends);
  const hasBody = endpoint.method !== 'GET' && endpoint.input !== undefined;
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.description && { description: endpoint.description }),
    ...(endpoint.deprecated && { deprecated: true }),
    security: getSecurity(endpoint, customersOnly),
    ...(endpoint.scopes.length > 0 && { 'x-api-key-scopes': endpoint.scopes }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.input && (hasBody ? { body: endpoint.input } : { querystring: endpoint.input })),
    response: Object.fromEntries([
      ...[endpoint.status, ...alsoAnswers].map((status) => [status, success] as const),
      ...listRefusals(endpoint, alsoRefuses).map((status) => [status, refusalBody] as const),
    ]),
  };
}

/** Sends what a handler has returned, in its media type. */
function send(reply: FastifyReply, { media, output: schema }: AnyEndpoint, output: unknown): FastifyReply {
  if (output instanceof StreamedJson)
    return reply.type('application/json; charset=utf-8').send(Readable.from(output.text));
  if (output instanceof EventStream) {
    // nginx buffers responses unless told not to.
    reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    return reply.type(media).send(Readable.from(writeEvents(output)));
  }
  if (output instanceof SentText) return reply.type(`${output.mediaType}; charset=utf-8`).send(output.text);
  if (media !== 'application/json') reply.type(media);
  return schema === null ? reply.send() : reply.send(output);
}

function register(
  app: FastifyInstance,
  endpoint: AnyEndpoint,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  options: RouteOptions,
  /** Rejects callers who may not make the call; absent if it is open to everyone. */
  guard: ((request: FastifyRequest) => Promise<unknown>) | undefined,
): void {
  if (guard && !endpoint.refusals.includes(401))
    throw new Error(`${endpoint.id} needs a session but its contract does not list 401.`);
  const { limit, bodyLimit = DEFAULT_BODY_LIMIT, findsDomain = false, secretPath = false } = options;
  const customersOnly = guard === requireCustomer;
  const hasIdempotencyKey = endpoint.headers?.includes('Idempotency-Key') ?? false;
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const text = findSentKey(request);
    if (text !== undefined) await authorizeKey(request, reply, { text, endpoint });
    else await guard?.(request);
    const session = customersOnly ? await findSession(request) : undefined;
    if (session) refuseOnBehalf(session, endpoint, request.body);
    if (hasIdempotencyKey) readIdempotencyKey(request);
  };
  /** Whether a request without an API key has nothing to wait for before its input is checked. */
  const isOpen = guard === undefined && !hasIdempotencyKey;

  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit,
    config: { limit: limit ?? (endpoint.method === 'GET' ? 'read' : 'write'), endpoint, customersOnly, secretPath },
    schema: getSchema(endpoint, customersOnly, options),
    preValidation: (request, reply, done) => {
      if (isOpen && findSentKey(request) === undefined) done();
      else admit(request, reply).then(() => done(), done);
    },
    handler: async (request, reply) => {
      if (endpoint.deprecated) reply.headers(deprecationHeaders(endpoint.deprecated));
      if (!findsDomain) restrictKeyToDomain(request, endpoint, (request.params as { domain?: string }).domain);
      reply.code(endpoint.status);
      const session = customersOnly ? await findSession(request) : undefined;
      const output = await actingAs(session, findAdmittedKey(request), () => answer(request, reply));
      return reply.sent ? reply : send(reply, endpoint, output);
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
