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

/** The statuses an HttpError may have. Never 403, and 401 only for a missing or ended session. */
export type HttpErrorStatus = 400 | 401 | 404 | 405 | 406 | 409 | 413 | 416 | 422 | 429 | 503;

type ErrorFields = CodedError &
  Omit<ErrorBody, 'message' | 'code' | 'params' | 'request_id'> & {
    /** Further fields of the body beyond the error fields, such as the changes of an order conflict. */
    body?: Record<string, unknown>;
  };

/**
 * An error response in the form of the contract. Programs go by its code and parameters. The message is for the person who reads it: what
 * is wrong and what to do.
 */
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

/** An entry of a list of problems: where, what by its code, and in words. */
export const problemAt = (
  loc: ErrorItem['loc'],
  { code, params }: CodedDetail | CodedDnssecProblem | CodedProblem,
  msg: string,
): ErrorItem => ({ ...(loc !== undefined && { loc }), msg, code, ...(params && { params: { ...params } }) });

/** The entry of what a rule of `shared/domain` has found. */
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

/** The 409 for a change that the registrar does not make. */
export const registrarRefused = ({ message, reason, until }: RefusedChange) =>
  conflict(message, {
    code: 'registrar_refused',
    params: reason === 'owner_changed' ? { what: 'other', reason, until } : { what: 'other', reason },
  });

/** The 404 for a domain of somebody else, as for one that is not there (I9). */
export const notYourDomain = (domain: string) =>
  notFound(`${domain} is not among your domains.`, { code: 'not_your_domain', params: { domain } });

/** Fastify's own request errors by code, in our words; all become 400 except the one for size. */
const FASTIFY_ERRORS: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON, sent as application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is declared as JSON but is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the body does not match Content-Length.',
  FST_ERR_BAD_URL: 'This is not a valid URL.',
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the URL is too long.',
};

/** The position of a field as a person would write it: `order_items.0.period`. */
const location = (context: string | undefined, path: string) =>
  [context === 'params' ? 'path' : '', ...path.split('/')].filter(Boolean).join('.') || (context ?? 'body');

/** Turns whatever was thrown into an HttpError; undefined for what is our own fault. */
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
  // Errors of the HTTP layer itself, such as a body that would pollute prototypes.
  if (statusCode && statusCode >= 400 && statusCode < 500 && error instanceof Error) {
    return badRequest(code ? 'The request is malformed.' : (message ?? 'The request is malformed.'), {
      code: 'malformed',
    });
  }
  return undefined;
}

/** Answers what the HTTP layer refuses before any route is found, such as an address that is none. */
export function answerBeforeRouting(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const httpError = toHttpError(error) ?? badRequest('The request is malformed.', { code: 'malformed' });
  void reply
    .code(httpError.status)
    .header('x-request-id', request.id)
    .send({ ...httpError.body, request_id: request.id });
}

/** The rest of a body that is too large is read to its end, up to this size. Bytes. */
const READ_TO_THE_END = 16 * 1024 * 1024;

/** Answers every error in the shape of the contract; our own faults as 500 with nothing but the id under which the log has them. */
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
    // A connection that is closed while more of the body comes is reset, and a proxy that still sends gets no answer.
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
