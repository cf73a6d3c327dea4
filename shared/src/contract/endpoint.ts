import type { z } from 'zod/mini';
import type { AnswerHeader, RequestHeader } from './api-document';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The scopes of an API key (SS-07). `dns` covers one domain if the key is limited to one. */
export const API_KEY_SCOPES = ['read', 'dns', 'orders'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** Any zod or zod/mini schema. */
export type Schema = z.core.$ZodType;

/**
 * One API call: the browser client, the server's route and the OpenAPI document are all derived from it.
 * `path` has parameters in braces (`/api/dns/1.0/{domain}`). `input` of a GET is sent as query parameters, of every other method as a JSON
 * body (CA-01). `status` and `output` are those of a success; a `null` output means no body. Errors all have the shape of `errorBody` and
 * are listed in `refusals`. An API key may make the call if it has one of `scopes`; without any, no key may.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Input extends Schema | undefined = Schema | undefined,
  Output extends Schema | null = Schema | null,
> {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly summary: string;
  /** Details for readers of the API document, in addition to the summary. */
  readonly description?: string;
  readonly tag: string;
  /** Dates such as `2027-03-01`: since when the call is deprecated, and when it is removed (RFC 9745, RFC 8594). */
  readonly deprecated?: { readonly since: string; readonly sunset: string };
  /** Headers that the call reads, and those of its success response. */
  readonly headers?: readonly RequestHeader[];
  readonly answerHeaders?: readonly AnswerHeader[];
  readonly params: Params;
  readonly input: Input;
  /** The status of success; 204 with a `null` output. */
  readonly status: 200 | 201 | 202 | 204;
  readonly output: Output;
  /**
   * The media type of a success. Documents are downloaded by URL, not by the client. In a stream of server-sent events each event is one
   * `output`, as JSON.
   */
  readonly media: 'application/json' | 'application/pdf' | 'text/event-stream';
  readonly scopes: readonly ApiKeyScope[];
  readonly refusals: readonly (400 | 401 | 404 | 409 | 413 | 422 | 429 | 503)[];
}

export type AnyEndpoint = Endpoint;

type Sent<S> = S extends Schema ? z.input<S> : undefined;
type Parsed<S> = S extends Schema ? z.output<S> : undefined;

/** The path parameters as a caller passes them. */
export type ParamsOf<E> = E extends Endpoint<infer P, infer _I, infer _O> ? Sent<P> : never;
/** The path parameters as the server reads them. */
export type ReadParamsOf<E> = E extends Endpoint<infer P, infer _I, infer _O> ? Parsed<P> : never;
/** The input as a caller passes it. */
export type InputOf<E> = E extends Endpoint<infer _P, infer I, infer _O> ? Sent<I> : never;
/** The input as the server reads it, with defaults filled in. */
export type ReadInputOf<E> = E extends Endpoint<infer _P, infer I, infer _O> ? Parsed<I> : never;
export type OutputOf<E> =
  E extends Endpoint<infer _P, infer _I, infer O> ? (O extends Schema ? z.output<O> : void) : never;

interface Definition<P extends Schema | undefined, I extends Schema | undefined, O extends Schema | null> {
  id: string;
  method: HttpMethod;
  path: `/${string}`;
  summary: string;
  description?: string;
  tag: string;
  deprecated?: Endpoint['deprecated'];
  headers?: Endpoint['headers'];
  answerHeaders?: Endpoint['answerHeaders'];
  params?: P;
  input?: I;
  status?: Endpoint['status'];
  output: O;
  media?: Endpoint['media'];
  scopes?: Endpoint['scopes'];
  refusals?: Endpoint['refusals'];
}

/** Declares a call, keeping the types of its schemas. */
export function endpoint<
  O extends Schema | null,
  P extends Schema | undefined = undefined,
  I extends Schema | undefined = undefined,
>(definition: Definition<P, I, O>): Endpoint<P, I, O> {
  return {
    ...definition,
    params: definition.params as P,
    input: definition.input as I,
    status: definition.status ?? (definition.output === null ? 204 : 200),
    media: definition.media ?? 'application/json',
    scopes: definition.scopes ?? [],
    refusals: definition.refusals ?? [400],
  };
}
