import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ApiKey, OrderRow } from '@storefront/shared/contract';
import { proving } from './support/account';
import type { TestCustomer } from './support/app';
import { freshLabel, openShop, type TestShop } from './support/shop';

/** Generators, compilers and clients are separate processes, on a busy machine. */
const PATIENCE_MS = 300_000;
jest.setTimeout(PATIENCE_MS);

const BACKEND = join(__dirname, '..');
const resolveFrom = createRequire(join(BACKEND, 'package.json'));
const fileIn = (name: string, file: string) => join(dirname(resolveFrom.resolve(`${name}/package.json`)), file);

let shop: TestShop;
let mara: TestCustomer;
let key: string;
let baseUrl: string;
let folder: string;

const run = (script: string, ...parameters: string[]) =>
  new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [script, ...parameters], { cwd: folder }, (error, stdout, stderr) =>
      error ? reject(new Error(`${stdout}${stderr}`)) : resolve(stdout),
    );
  });

beforeAll(async () => {
  shop = await openShop();
  mara = await shop.asCustomer();
  await shop.storeCard(mara);
  const made = await proving(shop, mara, {
    method: 'POST',
    url: '/auth/api_keys',
    payload: { name: 'Clients', scopes: ['read', 'dns', 'orders'], days: 30 },
  });
  ({ key } = made.json<{ key: string; api_key: ApiKey }>());
  baseUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  // Inside the package, so that the clients' imports resolve.
  mkdirSync(join(BACKEND, 'node_modules/.cache'), { recursive: true });
  folder = mkdtempSync(join(BACKEND, 'node_modules/.cache/clients-'));
  writeFileSync(join(folder, 'openapi.json'), await (await fetch(`${baseUrl}/openapi.json`)).text());
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => shop.checkInvariants());

/** Compiles a program strictly and lets it buy a domain, while its order is carried out. @returns its report */
async function buyWith(program: string, domain: string): Promise<unknown> {
  copyFileSync(join(__dirname, 'support/clients', `${program}.ts.txt`), join(folder, `${program}.ts`));
  const options =
    '--ignoreConfig --noEmit --strict --module esnext --moduleResolution bundler --target es2022 --skipLibCheck';
  await run(
    createRequire(join(BACKEND, '../package.json')).resolve('typescript/bin/tsc'),
    ...options.split(' '),
    '--types',
    'node',
    `${program}.ts`,
  );
  const bought = run(fileIn('tsx', 'dist/cli.mjs'), `${program}.ts`, baseUrl, key, domain);
  let isOver = false;
  const over = bought.finally(() => (isOver = true)).catch(() => undefined);
  while (!isOver) {
    const [placed] = (await mara.request({ url: `/tables/orders?select=id&domain_names=cs.{${domain}}` })).json<
      OrderRow[]
    >();
    if (placed) {
      await shop.settle(mara, placed.id);
      break;
    }
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 100))]);
  }
  return JSON.parse(await bought);
}

const everything = (name: string) => ({
  status: 'completed',
  rows: [{ name, tld: 'com' }],
  range: '0-0/1',
  saved: 200,
  late: 'zone_changed',
});

test('[OR-05a] the header Idempotency-Key can replace the field, and has to agree with it', async () => {
  const { idempotency_key, ...payload } = await shop.payloadFor(mara, [`${freshLabel()}.com`]);
  const place = async (body: object, header: string) => {
    const answer = await fetch(`${baseUrl}/api/checkout/1.0/order`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': header },
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as { order_id?: string; detail?: object[] }) };
  };
  const withDefault = { ...payload, payment_method_id: 'default' };
  const first = await place(withDefault, idempotency_key);
  expect(first.status).toBe(201);
  expect(await place({ ...withDefault, idempotency_key }, idempotency_key)).toMatchObject({ order_id: first.order_id });
  expect(await place({ ...withDefault, idempotency_key }, 'another-key-of-an-order')).toMatchObject({
    status: 400,
    detail: [{ loc: 'idempotency_key' }],
  });
  expect(await place(withDefault, 'short')).toMatchObject({ status: 400 });
  await shop.settle(mara, first.order_id ?? '');
});

describe('[CA-03c] a client generated from the document compiles strictly and buys a domain, reads pages and saves safely', () => {
  test('with openapi-typescript and openapi-fetch', async () => {
    await run(fileIn('openapi-typescript', 'bin/cli.js'), 'openapi.json', '-o', 'schema.ts');
    const domain = `${freshLabel()}.com`;
    expect(await buyWith('openapi-fetch', domain)).toEqual(everything(domain));
  });

  test('with @hey-api/openapi-ts', async () => {
    const generator = fileIn('@hey-api/openapi-ts', 'bin/run.js');
    await run(generator, '--input', 'openapi.json', '--output', 'generated', '--no-log-file', '--silent');
    const domain = `${freshLabel()}.com`;
    expect(await buyWith('hey-api', domain)).toEqual(everything(domain));
  });
});
