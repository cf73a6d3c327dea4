import swagger from '@fastify/swagger';
import * as contract from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config/config';
import { sessionCookie } from './session-cookie';
import { apiPage } from './api-page';
import { tidyDocument, type OpenApiDocument } from './openapi-document';
import { declareHeaders, typeErrors } from './openapi-errors-and-headers';
import { addExamples } from './openapi-examples';
import { describeDocument } from './openapi-texts';
import { refusalBody } from './route';
import { sendPage } from './common-headers';

const isEndpoint = (value: unknown): value is contract.AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

/** Registers the contract's schemas by name, so that the document lists each once; parameters are inlined. */
function createSchemaRegistry(): typeof z.globalRegistry {
  const values = Object.entries(contract);
  const parameters = new Set<unknown>(
    values.flatMap(([, value]) =>
      isEndpoint(value) ? [value.params, ...(value.method === 'GET' ? [value.input] : [])] : [],
    ),
  );
  const registry = z.registry<{ id: string }>();
  for (const [name, value] of values) {
    if (value instanceof z.core.$ZodType && !parameters.has(value))
      registry.add(value, { id: name.charAt(0).toUpperCase() + name.slice(1) });
  }
  registry.add(refusalBody, { id: 'Refusal' });
  return registry;
}

function finishDocument(raw: OpenApiDocument, endpoints: ReadonlyMap<string, contract.AnyEndpoint>): OpenApiDocument {
  const document = tidyDocument(raw);
  const names = new Map(
    Object.entries(contract).flatMap(([name, value]) => (isEndpoint(value) ? [[value.id, name] as const] : [])),
  );
  typeErrors(document);
  describeDocument(document, names);
  declareHeaders(document, endpoints);
  addExamples(document);
  return document;
}

/** Paths for the operator's people and machines and for development, which are not part of the API. */
const OUTSIDE = /^\/(internal\/|dev\/|health\/|version$|docs$|openapi\.json$)/;

/**
 * Collects every route registered after it in an OpenAPI 3.1 document, made from the schemas that validate requests and responses (CA-03).
 * Serves it at `/openapi.json`, and as a page at `/docs`.
 * @throws if a route is registered that the document would not contain
 */
export async function describeApi(app: FastifyInstance, config: Config): Promise<void> {
  const schemaRegistry = createSchemaRegistry();
  const openapi = {
    openapi: '3.1.0',
    info: {
      title: `${config.shopName} API`,
      version: config.version,
      description:
        'All endpoints of the storefront. Amounts are decimals with two places; timestamps are ISO 8601 with a time zone. All errors have the same shape, `Refusal`; 401 always means that the session is missing or has ended, or that the API key is not valid. Answers and error codes may gain values and fields: pass over those that you do not know. What is to go is marked `deprecated`, and answers with `Deprecation` and `Sunset` for at least six months before.',
      contact: { name: config.shopName, url: config.publicUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: Object.entries(contract.API_TAGS).map(([name, description]) => ({ name, description })),
    servers: [{ url: config.publicUrl }],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey' as const,
          in: 'cookie' as const,
          name: sessionCookie(config).name,
          description: 'The session of a signed-in customer, which `POST /auth/login` sets.',
        },
        header: {
          type: 'apiKey' as const,
          in: 'header' as const,
          name: 'X-API-Key',
          description: 'The same API key as in `bearer`, where clients of PowerDNS send it.',
        },
        bearer: {
          type: 'http' as const,
          scheme: 'bearer',
          bearerFormat: `${contract.API_KEY_PREFIX} and 36 letters and digits`,
          description:
            'An API key, made under Account for some of the scopes `read`, `dns` and `orders`. `x-api-key-scopes` of a call names the scopes of which it takes one; calls without one refuse keys with 400 `api_key_not_accepted`, and a key without the scope is refused with 400 `api_key_scope`. Cookies count for nothing beside a key. Programs that know only Basic authentication send the key as the password, with any user name.',
        },
      },
    },
  };
  const transform = createJsonSchemaTransform({ schemaRegistry });
  const endpoints = new Map<string, contract.AnyEndpoint>();
  app.addHook('onRoute', ({ url, method, schema, config: { endpoint } = {} }) => {
    if (endpoint) endpoints.set(endpoint.id, endpoint);
    if (OUTSIDE.test(url) || (schema as { operationId?: string } | undefined)?.operationId) return;
    throw new Error(
      `${method.toString()} ${url} would be missing in the document of the API: register it with route or customerRoute.`,
    );
  });
  await app.register(swagger, {
    openapi,
    transform: (route) => (OUTSIDE.test(route.url) ? { schema: { hide: true }, url: route.url } : transform(route)),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });

  let document: OpenApiDocument | undefined;
  const read = () => (document ??= finishDocument(app.swagger() as unknown as OpenApiDocument, endpoints));
  app.get('/openapi.json', async () => read());
  app.get('/docs', async (_request, reply) => {
    const { html, styleHash } = apiPage(read());
    return sendPage(reply, html, styleHash);
  });
}
