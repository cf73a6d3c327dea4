import * as contract from '@storefront/shared/contract';
import Fastify from 'fastify';
import { makeTestApp, type TestApp } from '../../test/support/app';
import { describeApi } from './openapi';
import { tidyDocument, type OpenApiDocument } from './openapi-document';

let shop: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  shop = await makeTestApp();
  document = (await shop.request({ url: '/openapi.json' })).json();
});
afterAll(() => shop.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('[CA-03] the OpenAPI document', () => {
  it('lists every registered call of the contract, and no other', () => {
    const known = new Map(
      Object.values(contract).flatMap((value) =>
        typeof value === 'object' && 'path' in value ? [[value.id, value] as const] : [],
      ),
    );
    // A browser calls neither of these by the contract.
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

  it('has every route of the API: one that would be missing cannot be registered', async () => {
    const app = Fastify();
    await describeApi(app, shop.deps.config);
    expect(() => app.get('/api/checkout/1.0/hidden', async () => 'x')).toThrow(
      '/api/checkout/1.0/hidden would be missing in the document of the API',
    );
    expect(() => app.post('/api/checkout/1.0/bare', { schema: {} }, async () => 'x')).toThrow('would be missing');
    app.get('/dev/anything', async () => 'x');
  });

  it('says that a receipt is downloaded as a PDF, and refused as every other call', () => {
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

  it('marks what needs a session', () => {
    for (const { operation } of operations())
      expect('401' in operation.responses).toBe(operation.security !== undefined);
  });

  it('refers only to schemas that it holds', () => {
    const text = JSON.stringify(document);
    const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(Object.keys(document.components.schemas)));
  });

  it('is shown to people on a page without scripts', async () => {
    const page = await shop.request({ url: '/docs' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('/auth/session_active');
    expect(page.body).not.toContain('<script');
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

  it('keeps both where sending and receiving differ', () => {
    const { components } = tidy({ Thing: { type: 'string' }, ThingInput: { type: 'number' } });
    expect(Object.keys(components.schemas)).toEqual(['Thing', 'ThingInput']);
  });
});
