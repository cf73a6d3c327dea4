import type {
  CodedDetail,
  CodedDnssecProblem,
  CodedError,
  CodedProblem,
  ErrorBody,
  ErrorCode,
  ErrorItem,
  ErrorParams,
} from '@storefront/shared/contract';
import { problemText } from '@storefront/shared/problems';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ENGLISH_LOCALE } from '../core/locale';
import { isDatabaseUnavailable } from '../db/errors';
import type { RefusedChange } from '../ports/registrar';

/** The statuses that an HttpError may have. Never 403; 401 only for a missing or expired session. */
type HttpErrorStatus = 400 | 401 | 404 | 405 | 406 | 409 | 413 | 416 | 422 | 429 | 503;

type ErrorFields = CodedError &
  Omit<ErrorBody, 'message' | 'code' | 'params' | 'request_id'> & {
    /** Body fields beyond the error fields, such as the changes of an order conflict. */
    body?: Record<string, unknown>;
  };

/** An error response of the contract. Programs use its code and parameters, people the message: what is wrong and what to do. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly body: Record<string, unknown>;

  constructor(
    readonly status: HttpErrorStatus,
    message: string,
    { body, ...fields }: ErrorFields,
    /** Sent as Retry-After. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'HttpError';
    this.code = fields.code;
    this.body = { ...body, ...fields, message };
  }
}

export const problemAt = (
  loc: ErrorItem['loc'],
  { code, params }: CodedDetail | CodedDnssecProblem | CodedProblem,
  msg: string,
): ErrorItem => ({ ...(loc !== undefined && { loc }), msg, code, ...(params && { params: { ...params } }) });

export const ruleProblem = (loc: ErrorItem['loc'], problem: CodedProblem): ErrorItem =>
  problemAt(loc, problem, problemText(problem, ENGLISH_LOCALE.t));

export const badRequest = (message: string, fields: ErrorFields) => new HttpError(400, message, fields);
export const notFound = (message: string, fields: ErrorFields) => new HttpError(404, message, fields);
export const conflict = (message: string, fields: ErrorFields) => new HttpError(409, message, fields);
export const unprocessable = (message: string, fields: ErrorFields) => new HttpError(422, message, fields);
export const tooMany = (message: string, retryAfterSeconds: number, what: ErrorParams['too_many_requests']['what']) =>
  new HttpError(429, message, { code: 'too_many_requests', params: { what } }, retryAfterSeconds);
export const unavailable = (
  message: string,
  retryAfterSeconds = 5,
  fields: ErrorFields = { code: 'unavailable', params: { what: 'service' } },
) => new HttpError(503, message, fields, retryAfterSeconds);

/** The 409 for a change that the registrar refuses. */
export const registrarRefused = ({ message, reason, until }: RefusedChange) =>
  conflict(message, {
    code: 'registrar_refused',
    params: reason === 'owner_changed' ? { what: 'other', reason, until } : { what: 'other', reason },
  });

const REGISTRAR_SILENT: Readonly<Record<ErrorParams['registrar_silent']['what'], string>> = {
  auth_code: 'The registrar did not respond. Request the code again in a moment.',
  change: 'The registrar did not respond. Check again in a moment whether the change was made.',
  dnssec: 'The registrar did not respond, so we do not know whether DNSSEC is on.',
  nothing_changed: 'The registrar did not respond. Nothing was changed; try again in a moment.',
  transfer: 'The registrar did not respond. Check again in a moment whether it was done.',
};

/** The 503 for a call that the registrar did not answer. @param what was asked, or that nothing was changed */
export const registrarUnavailable = (what: ErrorParams['registrar_silent']['what'], message = REGISTRAR_SILENT[what]) =>
  unavailable(message, 10, { code: 'registrar_silent', params: { what } });

/** The 404 both for someone else's domain and for an unknown one (I9). */
export const notYourDomain = (domain: string) =>
  notFound(`${domain} is not among your domains.`, { code: 'not_your_domain', params: { domain } });

/** Our messages for Fastify's own request errors by code; all become 400 except body size. */
const FASTIFY_ERRORS: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON, sent as application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is declared as JSON but is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the body does not match Content-Length.',
  FST_ERR_BAD_URL: 'This is not a valid URL.',
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the URL is too long.',
};

/** Formats the location of a field: `order_items.0.period`. */
const location = (context: string | undefined, path: string) =>
  [context === 'params' ? 'path' : '', ...path.split('/')].filter(Boolean).join('.') || (context ?? 'body');

/** Converts an error to an HttpError; undefined for our own faults. */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const context = (error as FastifyError & { validationContext?: string }).validationContext;
    const detail = error.validation.map((issue) => ({
      loc: location(context, issue.instancePath),
      msg: issue.message ?? 'is not valid',
      ...(issue.keyword && { code: issue.keyword }),
    }));
    return badRequest('Some fields are not valid.', { detail, code: 'invalid' });
  }
  if (isDatabaseUnavailable(error))
    return unavailable('The service cannot be reached right now. Try again in a moment.');
  const { code, statusCode, message } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new HttpError(413, 'The body is too large.', { code: 'too_large' });
  if (code && code in FASTIFY_ERRORS) return badRequest(FASTIFY_ERRORS[code] ?? '', { code: 'malformed' });
  // Other rejections by the HTTP layer, such as a body that pollutes prototypes.
  if (statusCode && statusCode >= 400 && statusCode < 500 && error instanceof Error) {
    return badRequest(code ? 'The request is malformed.' : (message ?? 'The request is malformed.'), {
      code: 'malformed',
    });
  }
  return undefined;
}

/** Responds to requests that the HTTP layer rejects before routing, such as an invalid URL. */
export function answerBeforeRouting(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const httpError = toHttpError(error) ?? badRequest('The request is malformed.', { code: 'malformed' });
  void reply
    .code(httpError.status)
    .header('x-request-id', request.id)
    .send({ ...httpError.body, request_id: request.id });
}

/** Up to this many bytes of an oversized body are read to the end. */
const READ_TO_THE_END = 16 * 1024 * 1024;

/** Formats errors as the contract defines; our own faults become a 500 with nothing but the request ID under which they are logged. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const httpError = toHttpError(error);
    if (!httpError) {
      request.log.error({ event: 'http.request_failed', err: error }, 'Unhandled error in request');
      return reply
        .code(500)
        .send({
          message: 'Something went wrong on our side. Try again in a moment.',
          code: 'internal' satisfies ErrorCode,
          request_id: request.id,
        });
    }
    if (httpError.status === 503)
      request.log.warn(
        { event: 'http.dependency_unavailable', err: error },
        'Request rejected: dependency unavailable',
      );
    // Closing the connection while the body is still arriving would reset it, and a proxy that is still sending would get no response.
    if (httpError.status === 413 && Number(request.headers['content-length']) <= READ_TO_THE_END)
      reply.removeHeader('connection');
    if (httpError.retryAfterSeconds !== undefined)
      reply.header('retry-after', Math.max(1, Math.ceil(httpError.retryAfterSeconds)));
    return reply.code(httpError.status).send({ ...httpError.body, request_id: request.id });
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send({
        message: 'There is nothing at this address.',
        code: 'no_such_route' satisfies ErrorCode,
        request_id: request.id,
      }),
  );
}
