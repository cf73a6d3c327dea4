import { errorBody } from '@storefront/shared/contract';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { JsonSchema } from './schema-values';

interface Media {
  readonly schema?: JsonSchema;
}

/** One operation of the API's document. */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly needsSession: boolean;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly schema: JsonSchema;
    readonly required?: boolean;
  }[];
  readonly body: JsonSchema | null;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Record<string, unknown>>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** Every operation of a document. */
export function listOperations({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security, parameters, requestBody, responses }]) => ({
      id: String(operationId),
      method: method.toUpperCase() as Operation['method'],
      path,
      needsSession:
        (security as object[]).length > 0 && (security as object[]).every((way) => Object.keys(way).length > 0),
      parameters: (parameters as Operation['parameters'] | undefined) ?? [],
      body:
        (requestBody as { content: Record<string, Media> } | undefined)?.content['application/json']?.schema ?? null,
      responses: responses as Operation['responses'],
    })),
  );
}

/** Internals of the server that must not leak. */
const INSIDE =
  /\bat \S+ \(|\.(?:ts|mjs|cjs|js):\d+|node_modules|\/(?:tmp|home|work|usr)\/|\b(?:insert into|update \w+ set|select .{1,80} from)\b|violates|invalid byte sequence|invalid input syntax|pg_|pglite|drizzle|zod/i;

/** Compares responses with what the document declares. */
export class DeclaredAnswers {
  readonly #ajv: Ajv2020;
  readonly #document: Document;
  /** Cached, because compiling a schema takes longer than most requests. */
  readonly #checks = new Map<JsonSchema, ValidateFunction>();

  constructor(document: Document) {
    this.#document = document;
    this.#ajv = new Ajv2020({ strict: false, validateFormats: false });
    this.#ajv.addSchema({ $id: 'api', components: document.components });
  }

  /** What is wrong with a response; null if the document declares it. */
  findProblem(operation: Operation, answer: LightMyRequestResponse): string | null {
    const status = answer.statusCode;
    if (status >= 500) return `answers ${status}: ${answer.body.slice(0, 200)}`;
    const declared = operation.responses[status];
    const body = parsed(answer);
    // A URL with an empty parameter or a slash in it belongs to no operation.
    if (status === 404 && (body as { code?: string } | undefined)?.code === 'no_such_route') return null;
    if (!declared) return `answers ${status}, which is not declared: ${answer.body.slice(0, 200)}`;
    if (status >= 400) return this.#refusalProblem(answer, body);
    if (status === 204) return answer.body === '' ? null : 'answers 204 with a body';
    const media = mediaType(answer);
    const content = declared.content?.[media];
    if (!content)
      return `answers ${media || 'no media type'} instead of ${Object.keys(declared.content ?? {}).join(' or ')}`;
    if (!media.endsWith('json') || !content.schema) return null;
    const check = this.#check(content.schema);
    return check(body) ? null : `answers ${status} with another body: ${this.#ajv.errorsText(check.errors)}`;
  }

  /** What is wrong with the response to an unsupported method; null for a refusal. */
  findProblemWithoutOperation(answer: LightMyRequestResponse): string | null {
    const isRefusal = [400, 404, 405, 413].includes(answer.statusCode);
    if (!isRefusal)
      return `answers ${answer.statusCode} to a method that is not declared: ${answer.body.slice(0, 200)}`;
    return this.#refusalProblem(answer, parsed(answer));
  }

  #check(schema: JsonSchema): ValidateFunction {
    const made = this.#checks.get(schema);
    if (made) return made;
    const check = this.#ajv.compile({ ...schema, ...{ $id: undefined }, components: this.#document.components });
    this.#checks.set(schema, check);
    return check;
  }

  #refusalProblem(answer: LightMyRequestResponse, body: unknown): string | null {
    if (mediaType(answer) !== 'application/json')
      return `refuses in ${mediaType(answer)}: ${answer.body.slice(0, 200)}`;
    const refusal = z.safeParse(errorBody, body);
    if (!refusal.success || !refusal.data.message || !refusal.data.request_id)
      return `refuses without message and reference: ${answer.body.slice(0, 200)}`;
    // An error may quote what was sent; anything else comes from inside.
    const leak = INSIDE.exec(refusal.data.message);
    return leak ? `tells of its inside: ${leak[0]}` : null;
  }
}

/** The media type of a response, without parameters. */
const mediaType = ({ headers }: LightMyRequestResponse): string =>
  String(headers['content-type'] ?? '')
    .split(';', 1)
    .join('')
    .trim();

function parsed({ body }: LightMyRequestResponse): unknown {
  try {
    return body === '' ? undefined : JSON.parse(body);
  } catch {
    // Not JSON; the caller reports the missing message.
    return undefined;
  }
}
