import { callAddress } from '../contract/call-address';
import type { AnyEndpoint, InputOf, OutputOf, ParamsOf } from '../contract/endpoint';
import type { ErrorBody } from '../contract/errors';
import { isEnglish, pageLanguage } from '../domain/page-language';
import { NOTICES } from '../notices/texts';
import { ApiError, type ClientErrorCode } from './api-error';
import { checkOutput } from './check-output';
import {
  NETWORK_STATUS,
  UNPARSABLE,
  UNSUPPORTED_TYPE,
  isWordless,
  networkMessage,
  refusalMessage,
} from './error-message';

/** Default time limit of a call, in milliseconds. */
const DEADLINE_MS = 15_000;

export interface ApiOptions {
  /** Prefix of every path; empty for the page's own origin. */
  readonly baseUrl?: string;
  /** Called for every 401 and 403 before the call rejects (GD-03). */
  readonly onUnauthorized?: () => void;
  /** Called with the `Date` header of every response; null if it has none. No response comes from a cache. */
  readonly onDate?: (date: string | null) => void;
  readonly fetch?: typeof fetch;
  /** Serialises bodies; not `JSON.stringify` if the surrounding page may have tampered with it. */
  readonly toJson?: (body: unknown) => string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until the call fails with a network error. */
  readonly deadline?: number;
}

type Parts<E extends AnyEndpoint> = ([ParamsOf<E>] extends [undefined]
  ? { params?: undefined }
  : { params: ParamsOf<E> }) &
  ([InputOf<E>] extends [undefined] ? { input?: undefined } : { input: InputOf<E> });

/** The path parameters and the input of a call, if it has them. */
export type CallParts<E extends AnyEndpoint> = Parts<E>;

/** The rest arguments of a call; optional if it needs neither parameters nor input. */
export type CallArguments<E extends AnyEndpoint> =
  Record<string, never> extends Parts<E> ? [parts?: Parts<E> & CallOptions] : [parts: Parts<E> & CallOptions];

export interface ApiResponse<T> {
  readonly data: T;
  readonly status: number;
  /** `Success` for a response without a body (NT-01). */
  readonly message?: string;
  readonly headers: Headers;
  readonly requestId?: string;
}

export interface Api {
  /** Makes a call and returns its data. @throws ApiError; the caller's own abort is rethrown as it is. */
  call<E extends AnyEndpoint>(endpoint: E, ...parts: CallArguments<E>): Promise<OutputOf<E>>;
  /** As `call`, with status and headers, such as Content-Range. */
  callWithResponse<E extends AnyEndpoint>(endpoint: E, ...parts: CallArguments<E>): Promise<ApiResponse<OutputOf<E>>>;
}

/** Sets the page's language, instead of the one that the browser would send. */
function languageHeader(): Readonly<Record<string, string>> {
  const language = pageLanguage();
  return globalThis.navigator?.language?.startsWith(language) ? {} : { 'accept-language': language };
}

const isJson = (type: string): boolean => /^application\/([\w.-]+\+)?json\b/i.test(type);

/** Creates the typed client of the contract (CA-01): requests, timeouts, and the error messages of NT-02 to NT-07. */
export function createApi({
  baseUrl = '',
  onUnauthorized,
  onDate,
  fetch: send,
  toJson = JSON.stringify,
}: ApiOptions = {}): Api {
  async function respond(
    endpoint: AnyEndpoint,
    parts: { params?: unknown; input?: unknown } & CallOptions,
  ): Promise<ApiResponse<unknown>> {
    const { params, input, signal, headers, deadline = DEADLINE_MS } = parts;
    const address =
      baseUrl +
      callAddress(endpoint, (params ?? {}) as Record<string, unknown>, (input ?? {}) as Record<string, unknown>);
    const hasBody = endpoint.method !== 'GET' && input !== undefined;
    // Not `AbortSignal.timeout`: its reason is shown to the customer (NT-02), and each browser words it differently.
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new DOMException(`no answer within ${deadline / 1000} seconds`, 'TimeoutError')),
      deadline,
    );
    try {
      const response = await (send ?? fetch)(address, {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...languageHeader(),
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(hasBody ? { body: toJson(input) } : {}),
        credentials: endpoint.path.startsWith('/auth/') ? 'include' : 'same-origin',
        cache: 'no-store',
        signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
      });
      onDate?.(response.headers.get('date'));
      return await readResponse(endpoint, response);
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.status === 401 || error.status === 403) onUnauthorized?.();
        throw error;
      }
      // The caller aborted; that is not an error to show.
      if (signal?.aborted) throw signal.reason;
      throw networkFailure(late.signal.aborted ? late.signal.reason : error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    call: async (endpoint, ...[parts]) => (await respond(endpoint, parts ?? {})).data as OutputOf<typeof endpoint>,
    callWithResponse: async (endpoint, ...[parts]) =>
      (await respond(endpoint, parts ?? {})) as ApiResponse<OutputOf<typeof endpoint>>,
  };
}

declare global {
  /** Loads the messages of error codes in the page's language; set by the host. */
  var __SF_ERROR_MESSAGES__: (() => Promise<void>) | undefined;
}

/** The longest that an error waits for its message to load, in milliseconds. */
const WORDS_DEADLINE_MS = 1_500;

/** Waits for the error messages to load: an error is rendered once, so one that arrived before its message would stay in English. */
async function untilSaid(): Promise<void> {
  const words = globalThis.__SF_ERROR_MESSAGES__?.();
  if (words && !isEnglish(pageLanguage()))
    await Promise.race([words, new Promise((resolve) => setTimeout(resolve, WORDS_DEADLINE_MS))]);
}

function networkFailure(cause: unknown): ApiError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError(networkMessage(message), NETWORK_STATUS, undefined, undefined, { cause, clientCode: 'network' });
}

/** Reads a response. A body that breaks off is a network failure, which the caller handles. */
async function readResponse(endpoint: AnyEndpoint, response: Response): Promise<ApiResponse<unknown>> {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id') ?? undefined;
  const fail = (message: string, body?: ErrorBody, clientCode?: ClientErrorCode): ApiError =>
    new ApiError(message, status, body, body?.request_id ?? requestId, { clientCode });

  if (status === 204) return { data: undefined, status, message: NOTICES.success, headers, requestId };
  const type = headers.get('content-type') ?? '';
  if (response.ok && !isJson(type)) throw fail(UNSUPPORTED_TYPE, undefined, 'unsupported_type');

  const text = await response.text();
  let body: unknown;
  try {
    body = isJson(type) ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    body = undefined;
  }
  if (!response.ok) {
    await untilSaid();
    const known = typeof body === 'object' && body !== null ? (body as ErrorBody) : undefined;
    if (status === 401 || status === 403) throw fail(NOTICES.sessionExpired, known);
    if (body === undefined) throw fail(UNPARSABLE, undefined, 'unreadable_answer');
    throw fail(refusalMessage(body), known, isWordless(body) ? 'wordless_answer' : undefined);
  }
  if (body === undefined) throw fail(UNPARSABLE, undefined, 'unreadable_answer');
  if (process.env.NODE_ENV !== 'production') checkOutput(endpoint, body);
  return { data: body, status, headers, requestId };
}
