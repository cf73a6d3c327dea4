import * as contract from '@storefront/shared/contract';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import Fastify from 'fastify';
import { z } from 'zod';
import { makeTestApp, type TestApp } from '../../test/support/app';
import { requestCheck } from './body-check';
import { answerCompiler } from './compilers';
import { describeApi } from './openapi';
import { tidyDocument, type OpenApiDocument } from './openapi-document';
import { makeExample } from './openapi-examples';
import { route } from './route';

let shop: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  shop = await makeTestApp();
  document = (await shop.request({ url: '/openapi.json' })).json();
});
afterAll(() => shop.close());

interface Schema {
  $ref?: string;
  description?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Body {
  content?: Record<string, { schema?: Schema; example?: unknown }>;
}
interface Described {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; description?: string; schema: Schema }[];
}

const endpoints = new Map(
  Object.values(contract).flatMap((value) =>
    typeof value === 'object' && 'method' in value ? [[value.id, value as contract.AnyEndpoint] as const] : [],
  ),
);

/** Runs the linters in a process of their own: they are ES modules, which Jest would compile. */
const lint = (text: string) =>
  new Promise<{ stdout: string }>((resolve, reject) => {
    const script = join(__dirname, '../../../tools/contract/lint-document.mjs');
    const child = execFile(process.execPath, [script], (error, stdout, stderr) =>
      error && !stdout ? reject(new Error(stderr)) : resolve({ stdout }),
    );
    child.stdin?.end(text);
  });

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('[CA-03a] the OpenAPI document', () => {
  it('lists every registered call of the contract, and no others', () => {
    const known = new Map(
      Object.values(contract).flatMap((value) =>
        typeof value === 'object' && 'path' in value ? [[value.id, value] as const] : [],
      ),
    );
    // Not called by browsers through the contract.
    const others = ['logoutByPost', 'paymentWebhook'];
    for (const { path, method, operation } of operations().filter(
      ({ operation: { operationId } }) => !others.includes(String(operationId)),
    )) {
      const endpoint = known.get(String(operation.operationId));
      expect({ path, method }).toEqual({ path: endpoint?.path, method: endpoint?.method.toLowerCase() });
    }
    expect(operations().map(({ operation }) => operation.operationId)).toEqual(
      expect.arrayContaining([...others, 'downloadReceipt']),
    );
  });

  it('has every route of the API: an undocumented one cannot be registered', async () => {
    const app = Fastify();
    await describeApi(app, shop.deps.config);
    expect(() => app.get('/api/checkout/1.0/hidden', async () => 'x')).toThrow(
      '/api/checkout/1.0/hidden would be missing in the document of the API',
    );
    expect(() => app.post('/api/checkout/1.0/bare', { schema: {} }, async () => 'x')).toThrow('would be missing');
    app.get('/dev/anything', async () => 'x');
  });

  it('marks a deprecated call, which also says so in its headers', async () => {
    const app = Fastify();
    app.setValidatorCompiler(requestCheck);
    app.setSerializerCompiler(answerCompiler);
    await describeApi(app, shop.deps.config);
    const leaving = { ...contract.listCurrencies, deprecated: { since: '2026-03-01', sunset: '2026-09-01' } };
    route(app, leaving, async () => []);
    route(app, contract.listTlds, async () => []);
    const { headers } = await app.inject(contract.listCurrencies.path);
    expect(headers).toMatchObject({ deprecation: '@1772323200', sunset: 'Tue, 01 Sep 2026 00:00:00 GMT' });
    expect((await app.inject(`${contract.listTlds.path}?currency_code=USD`)).headers).not.toHaveProperty('deprecation');
    const { paths } = (await app.inject('/openapi.json')).json<OpenApiDocument>();
    expect(paths[contract.listCurrencies.path]?.get?.deprecated).toBe(true);
    expect(paths[contract.listTlds.path]?.get).not.toHaveProperty('deprecated');
    await app.close();
  });

  it('documents a receipt as a PDF download with the usual errors', () => {
    const responses = document.paths['/api/checkout/1.0/order/{id}/receipt.pdf']?.get?.responses;
    expect(
      Object.fromEntries(
        Object.entries(responses ?? {}).map(([status, { content }]) => [status, Object.keys(content ?? {})]),
      ),
    ).toEqual({
      200: ['application/pdf'],
      ...Object.fromEntries(['400', '401', '404', '429', '500', '503'].map((status) => [status, ['application/json']])),
    });
  });

  it('declares for each call its own statuses and never 403', () => {
    for (const { operation } of operations()) {
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '500', '503']));
      expect(operation.responses).not.toHaveProperty('403');
    }
    expect(Object.keys(document.paths['/auth/login']?.post?.responses ?? {})).toEqual([
      '200',
      '400',
      '413',
      '422',
      '429',
      '500',
      '503',
    ]);
  });

  it('marks what needs a session, and everything else as public', () => {
    for (const { operation } of operations()) {
      expect(Array.isArray(operation.security)).toBe(true);
      expect('401' in operation.responses).toBe((operation.security as object[]).length > 0);
    }
    expect(document.paths['/auth/login']?.post?.security).toEqual([]);
  });

  it('[CA-03b] passes the rules of Redocly and Spectral without errors or warnings', async () => {
    const { stdout } = await lint(JSON.stringify({ ...document, servers: [{ url: 'https://shop.test' }] }));
    expect(stdout).toBe('');
    // Guards against a linter that reports nothing.
    const bare = {
      openapi: '3.1.0',
      info: { title: 'Bare', version: '1' },
      paths: { '/a': { get: { responses: {} } } },
    };
    const { stdout: found } = await lint(JSON.stringify(bare));
    expect(found).toMatch(/spectral operation-description at paths/);
    expect(found).toMatch(/redocly operation-summary at/);
  }, 300_000);

  it('[CA-03b] describes every operation, parameter, schema and property, each with a valid example', () => {
    const { schemas } = document.components as { schemas: Record<string, Schema> };
    const missing: string[] = [];
    const check = (schema: Schema | undefined, place: string): void => {
      if (!schema || schema.$ref) return;
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const at = `${place}.${name}`;
        if (!(property.description ?? named(property)?.description)) missing.push(`description of ${at}`);
        if (makeExample(property as never, schemas as never) === undefined) missing.push(`example of ${at}`);
        check(property, at);
      }
      for (const part of [schema.items, schema.additionalProperties, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
        if (typeof part === 'object') check(part, place);
    };
    const named = ({ $ref }: Schema) => ($ref ? schemas[$ref.split('/').at(-1) ?? ''] : undefined);
    for (const [name, schema] of Object.entries(schemas)) {
      if (!schema.description) missing.push(`description of ${name}`);
      if (makeExample(schema as never, schemas as never) === undefined) missing.push(`example of ${name}`);
      check(schema, name);
    }
    for (const { operation } of operations()) {
      const id = String(operation.operationId);
      const { summary, description, parameters = [] } = operation as unknown as Described;
      if (!summary || !description) missing.push(`description of ${id}`);
      for (const parameter of parameters) {
        if (!parameter.description) missing.push(`description of ${id} ?${parameter.name}`);
        if (makeExample(parameter.schema as never, schemas as never) === undefined)
          missing.push(`example of ${id} ?${parameter.name}`);
      }
      const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      for (const [part, body] of [['body', operation.requestBody], ...answers] as [string, Body | undefined][])
        for (const [type, media] of Object.entries(body?.content ?? {})) {
          check(media.schema, `${id} ${part}`);
          if (type.endsWith('json') && id !== 'paymentWebhook' && media.example === undefined)
            missing.push(`example of ${id} ${part}`);
        }
    }
    expect(missing).toEqual([]);
  });

  it('[CA-03b] has example bodies that the shop accepts as they are', () => {
    for (const { operation } of operations()) {
      const endpoint = endpoints.get(String(operation.operationId));
      const example = (operation.requestBody as Body | undefined)?.content?.['application/json']?.example;
      if (!endpoint?.input || example === undefined) continue;
      const read = z.safeParse(endpoint.input, example);
      expect({ id: endpoint.id, problems: read.success ? [] : read.error.issues }).toEqual({
        id: endpoint.id,
        problems: [],
      });
    }
  });

  it('[CA-03b] declares headers: of zones, tables and orders, and Retry-After', () => {
    const declared = operations().flatMap(({ operation }) =>
      ((operation as unknown as Described).parameters ?? []).flatMap(({ name, in: place }) =>
        place === 'header' ? [`${String(operation.operationId)} ${name}`] : [],
      ),
    );
    expect(declared.sort()).toEqual([
      'createOrder Idempotency-Key',
      'listDomains Accept-Profile',
      'listDomains Prefer',
      'listDomains Range',
      'listOrders Accept-Profile',
      'listOrders Prefer',
      'listOrders Range',
      'resetRecords If-Match',
      'saveRecords If-Match',
      'startBulkChange Idempotency-Key',
    ]);
    const headers = (path: string, status: string) =>
      Object.keys((document.paths[path]?.get?.responses[status]?.headers as object | undefined) ?? {});
    expect(headers('/tables/domains', '206')).toEqual(['Content-Range', 'Preference-Applied']);
    expect(headers('/api/dns/1.0/{domain}', '200')).toEqual(['ETag']);
    expect(headers('/tables/domains', '429')).toEqual(['Retry-After']);
  });

  it('[CA-03b] declares a filter for each column of a table, and each format of its rows', () => {
    const operation = document.paths['/tables/domains']?.get;
    const { parameters = [] } = operation as unknown as Described;
    expect(parameters.flatMap(({ name, in: place }) => (place === 'query' ? [name] : []))).toEqual(
      expect.arrayContaining(['select', 'order', 'limit', 'offset', 'or', ...Object.keys(contract.domainRow.shape)]),
    );
    expect(Object.keys(operation?.responses['200']?.content ?? {})).toEqual([
      'application/json',
      'application/vnd.pgrst.array+json',
      'application/vnd.pgrst.object+json',
      'text/csv',
    ]);
  });

  it('[CA-03b] names the codes of errors', () => {
    const { schemas } = document.components as { schemas: Record<string, Schema> };
    expect(schemas.ErrorCode?.enum).toEqual(expect.arrayContaining(['no_session', 'zone_changed', 'PGRST116']));
    expect(schemas.Refusal?.properties?.code?.$ref).toBe('#/components/schemas/ErrorCode');
  });

  it('refers only to schemas that it contains', () => {
    const text = JSON.stringify(document);
    const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(Object.keys(document.components.schemas)));
  });

  it('is shown as a page without scripts', async () => {
    const page = await shop.request({ url: '/docs' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('/auth/session_active');
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('in a sealed form that only the shop can read');
    expect(page.body).toContain('Years of registration, such as <code>1</code>.');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });
});

describe('tidying the document', () => {
  const operation = (schema: object) =>
    ({ responses: { 200: { content: { 'application/json': { schema } } } } }) as never;
  const tidy = (schemas: Record<string, object>) =>
    tidyDocument({
      info: { title: 't', version: '1' },
      paths: {
        '/a': {
          post: operation({ $ref: '#/components/schemas/Thing' }),
          put: operation({ $ref: '#/components/schemas/ThingInput' }),
        },
      },
      components: { schemas: schemas as never },
    });

  it('keeps one of two equal schemas', () => {
    const { components } = tidy({
      Thing: { type: 'string' },
      ThingInput: { type: 'string' },
      Unused: { type: 'number' },
    });
    expect(Object.keys(components.schemas)).toEqual(['Thing']);
  });

  it('keeps both when request and response differ', () => {
    const { components } = tidy({ Thing: { type: 'string' }, ThingInput: { type: 'number' } });
    expect(Object.keys(components.schemas)).toEqual(['Thing', 'ThingInput']);
  });
});
