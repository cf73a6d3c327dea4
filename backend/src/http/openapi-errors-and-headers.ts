import { ANSWER_HEADERS, REQUEST_HEADERS, type AnyEndpoint } from '@storefront/shared/contract';
import { isObject, type Json, type JsonObject, type OpenApiDocument } from './openapi-document';
import { ERROR_CODE_TEXTS } from './openapi-texts';

const listOperations = (document: OpenApiDocument) =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods));

/** Names the error codes, so that generated clients have a type for them. */
export function typeErrors(document: OpenApiDocument): void {
  const { schemas } = document.components;
  const described = Object.entries(ERROR_CODE_TEXTS).filter(([, text]) => text !== '');
  schemas.ErrorCode = {
    type: 'string',
    enum: Object.keys(ERROR_CODE_TEXTS),
    description: [
      'What went wrong, for programs; `message` says it to people. New codes may be added: treat one that you do not know by its status.',
      ...described.map(([code, text]) => `- \`${code}\`: ${text}`),
    ].join('\n'),
    examples: ['no_session'],
  };
  const refusal = schemas.Refusal as JsonObject & { properties?: JsonObject };
  if (!refusal?.properties) return;
  Object.assign(refusal, { examples: [{ message: 'Sign in first.', code: 'no_session', request_id: 'req-1f4' }] });
  refusal.properties.code = { $ref: '#/components/schemas/ErrorCode' };
}

const header = ({ description, example }: { description: string; example: string }): JsonObject => ({
  description,
  schema: { type: 'string', examples: [example] },
});

export function declareHeaders(document: OpenApiDocument, endpoints: ReadonlyMap<string, AnyEndpoint>): void {
  for (const operation of listOperations(document)) {
    const endpoint = endpoints.get(String(operation.operationId));
    const parameters = (endpoint?.headers ?? []).map((name): JsonObject => ({
      name,
      in: 'header',
      required: false,
      ...header(REQUEST_HEADERS[name]),
    }));
    if (parameters.length > 0)
      operation.parameters = [...((operation.parameters as Json[] | undefined) ?? []), ...parameters];
    for (const [status, answer] of Object.entries(operation.responses)) {
      const own = status.startsWith('2') ? (endpoint?.answerHeaders ?? []) : [];
      const headers: JsonObject = Object.fromEntries(own.map((name) => [name, header(ANSWER_HEADERS[name])]));
      if (status === '429' || status === '503')
        headers['Retry-After'] = {
          description: 'Seconds after which to try again, where that is known.',
          schema: { type: 'integer', examples: [5] },
        };
      if (Object.keys(headers).length > 0)
        answer.headers = { ...(isObject(answer.headers ?? null) ? (answer.headers as JsonObject) : {}), ...headers };
    }
  }
}
