import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RegistryFile, RemoteRelease } from './releases';
import { accountRelease, builtHost, createRegistry, type BuiltHost } from './testing/built-host';

/** A server build whose page renders with the given function body. */
const getPage = (body: string): string =>
  `module.exports = { default: async ({ address, initialData, translations }) => { ${body} } };`;

const FINE = getPage('return `<h1>Sign in</h1> ${JSON.stringify(initialData)} ${translations.hello ?? "Hello"}`;');
/**
 * Milliseconds after which a rendering is late: none that the test expects, even on a busy machine, or soon, for one that never ends but
 * still long enough for those that do.
 */
const [NEVER_LATE_MS, SOON_LATE_MS] = [5_000, 1_500];

/** Fails only for addresses with `?go`; the first render, which compiles the page, succeeds. */
const breaking = (what: string): string =>
  getPage(`if (address.includes('?go')) { ${what} } return '<h1>Sign in</h1>';`);

let host: BuiltHost;
let server: Server;
let files: Map<string, string>;
let asked: string[];

beforeEach(async () => {
  files = new Map();
  asked = [];
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const text = files.get(url);
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await host.close();
  server.closeAllConnections();
  server.close();
});

const sha = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

interface Published {
  /** The file that is actually served, instead of the page. */
  readonly served?: string;
  readonly languages?: Record<string, string>;
}

/** A release whose sign-in page has a server build. */
function release(version: string, page: string, { served, languages = {} }: Published = {}): RemoteRelease {
  const folder = `/mfe-account/${version}/`;
  const base = accountRelease(version);
  const own: Record<string, string> = {
    'node/login.cjs': page,
    'page-login.css': `.login-${version}{}`,
    ...Object.fromEntries(
      Object.entries(languages).map(([language, text]) => [`node/messages.${language}.json`, text]),
    ),
  };
  for (const [name, text] of Object.entries(own)) files.set(folder + name, text);
  if (served !== undefined) files.set(`${folder}node/login.cjs`, served);
  return {
    ...base,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}${folder}`,
    declares: { pages: [{ id: 'account.login', path: '/site/login', title: 'Sign in' }], navigation: [] },
    pages: { login: { js: ['page-login.js'], css: ['page-login.css'], shared: [], server: 'node/login.cjs' } },
    files: {
      ...base.files,
      ...Object.fromEntries(Object.entries(own).map(([name, text]) => [name, { integrity: sha(text), raw: 1, br: 1 }])),
    },
  };
}

async function open(registry: RegistryFile, env: Record<string, string> = {}, languages: readonly string[] = []) {
  host = await builtHost({ RENDER_DEADLINE_MS: String(NEVER_LATE_MS), ...env }, languages);
  host.publish(registry);
}

const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers });
const isRendered = (body: string): boolean => body.includes('<div id="root" data-rendered="account.login">');
/** Whether the document has the frame instead of a rendered page. */
const isFrame = (body: string): boolean => /<div id="root"><p style="width:7px">/.test(body);

async function untilRendered(url = '/site/login', headers: Record<string, string> = {}): Promise<string> {
  for (let turn = 0; turn < 300; turn += 1) {
    const { body } = await get(url, headers);
    if (isRendered(body)) return body;
    await sleep(50);
  }
  throw new Error(`${url} was not rendered: ${JSON.stringify(host.logged('gateway.page_not_rendered'))}`);
}

async function untilLogged(event: string): Promise<Record<string, unknown>[]> {
  for (let turn = 0; turn < 300 && host.logged(event).length === 0; turn += 1) {
    await get('/site/login');
    await sleep(50);
  }
  return host.logged(event);
}

describe('a server-rendered page of a remote', () => {
  it('[RT-37a] is in the document, with its styles before it and their hashes in the policy', async () => {
    await open(createRegistry(release('1.0.0-a', FINE)));
    const body = await untilRendered();
    const [head = '', rest = ''] = body.split('<body>');
    expect(rest).toContain('<div data-remote="mfe_account@1.0.0-a" style="width:9px"><h1>Sign in</h1>');
    expect(head).toMatch(
      /<style nonce="[^"]+" data-href="http:\/\/127\.0\.0\.1:\d+\/mfe-account\/1\.0\.0-a\/page-login\.css">\.login-1\.0\.0-a\{\}</,
    );
    expect(body).not.toContain('<link rel="preload" as="style"');
    const { headers } = await get('/site/login');
    const style = createHash('sha256').update('width:9px').digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src-attr 'unsafe-hashes' 'sha256-${style}'`);
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  });

  it('[MF-05f] is loaded from files shared by releases with the same content, as are the files that the browser is told to fetch', async () => {
    const alone = release('1.0.0-a', FINE);
    const shared = (version: string): RemoteRelease => ({
      ...alone,
      version,
      base: alone.base.replace('1.0.0-a', version),
      contentAddressed: true,
    });
    const getPlace = (file: string) =>
      `/mfe-account/files/${(alone.files[file]?.integrity ?? '')
        .replace(/^sha\d+-/, '')
        .slice(0, 16)
        .replace(/\+/g, '-')
        .replace(/\//g, '_')}/${file}`;
    for (const file of ['node/login.cjs', 'page-login.css'])
      files.set(getPlace(file), files.get(`/mfe-account/1.0.0-a/${file}`) ?? '');
    await open(createRegistry(shared('1.0.0-b'), { previous: shared('1.0.0-c') }));
    const body = await untilRendered();
    expect(body).toContain('mfe_account@1.0.0-b');
    const { origin } = new URL(alone.base);
    expect(body).toContain(`data-href="${origin}${getPlace('page-login.css')}">.login-1.0.0-a{}<`);
    for (const file of ['remoteEntry.js', 'page-login.js'])
      expect(body).toContain(`<link rel="preload" as="script" href="${origin}${getPlace(file)}" integrity="sha384-`);
    const { remotes } = JSON.parse(/id="sf-registry">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as {
      remotes: Record<string, object>;
    };
    expect(remotes['mfe_account']).toMatchObject({
      version: '1.0.0-b',
      base: `${origin}/mfe-account/files/`,
      contentAddressed: true,
      entry: 'remoteEntry.js',
    });
    expect(asked).toEqual(expect.arrayContaining([getPlace('node/login.cjs'), getPlace('page-login.css')]));
    expect(asked.filter((url) => url.startsWith('/mfe-account/1'))).toEqual([]);
    expect(host.logged('gateway.registry_field_unknown')).toEqual([]);
  });

  it('[MF-05f] is not rendered from a file with other content at the right address', async () => {
    const alone = release('1.0.0-a', FINE);
    const { integrity = '' } = alone.files['node/login.cjs'] ?? {};
    const folder = integrity.slice(7, 23).replace(/\+/g, '-').replace(/\//g, '_');
    files.set(`/mfe-account/files/${folder}/node/login.cjs`, `${FINE} `);
    files.set(
      `/mfe-account/files/${sha('.login-1.0.0-a{}').slice(7, 23).replace(/\+/g, '-').replace(/\//g, '_')}/page-login.css`,
      '.login-1.0.0-a{}',
    );
    await open(createRegistry({ ...alone, contentAddressed: true }));
    const [failure] = await untilLogged('gateway.page_not_rendered');
    expect(failure).toMatchObject({ why: 'unusable' });
    expect(isFrame((await get('/site/login')).body)).toBe(true);
  });

  it('[RT-37a] is prepared before the first request', async () => {
    await open(createRegistry(release('1.0.0-a', FINE)));
    await host.app.ready();
    for (let turn = 0; turn < 100 && asked.length < 2; turn += 1) await sleep(50);
    expect(asked.sort()).toEqual(['/mfe-account/1.0.0-a/node/login.cjs', '/mfe-account/1.0.0-a/page-login.css']);
  });

  it('[RT-37c] is rendered by the release that the visitor gets', async () => {
    const { remotes } = createRegistry(release('1.0.0-a', FINE));
    const canary = { release: release('1.0.0-b', FINE), share: 0.5 };
    await open({ remotes: { mfe_account: { ...remotes.mfe_account, canary } } } as RegistryFile);
    expect(await untilRendered('/site/login', { cookie: 'sf-bucket=99' })).toContain('mfe_account@1.0.0-a');
    expect(await untilRendered('/site/login', { cookie: 'sf-bucket=1' })).toContain('mfe_account@1.0.0-b');
    expect((await get('/site/login', { cookie: 'sf-bucket=99' })).body).toContain('mfe_account@1.0.0-a"');
  });

  it('is no longer rendered by a release that has left the registry', async () => {
    await open(createRegistry(release('1.0.0-a', FINE)));
    await untilRendered();
    host.publish(createRegistry(release('1.0.0-c', getPage('return "<h1>New</h1>";'))));
    await sleep(50);
    for (let turn = 0; turn < 200 && !(await get('/site/login')).body.includes('<h1>New</h1>'); turn += 1)
      await sleep(50);
    const { body } = await get('/site/login');
    expect(body).toContain('mfe_account@1.0.0-c');
    expect(body).not.toContain('1.0.0-a');
  });

  it('[RT-37d] contains nothing about the visitor', async () => {
    await open(createRegistry(release('1.0.0-a', FINE)));
    const body = await untilRendered('/site/login', { cookie: 'storefront_session=secret' });
    expect(body).not.toContain('secret');
    const asGuest = (await get('/site/login')).body;
    const root = (text: string) => /<div id="root".*?<\/div><\/div>/s.exec(text)?.[0];
    expect(root(body)).toBe(root(asGuest));
    expect(root(asGuest)).not.toContain('is_authenticated');
  });

  it('is in the language of the address, and only a frame when the release lacks that language', async () => {
    await open(createRegistry(release('1.0.0-a', FINE, { languages: { de: '{"hello":"Guten Tag"}' } })), {}, [
      'de',
      'fr',
    ]);
    expect(await untilRendered('/de/site/login')).toContain('Guten Tag');
    expect(isFrame((await get('/fr/site/login')).body)).toBe(true);
    expect(await untilRendered()).toContain('Hello');
  });

  it('is not rendered from an own build', async () => {
    await open(createRegistry(release('1.0.0-a', FINE)), { NODE_ENV: 'development' });
    await untilRendered();
    const { headers } = await host.app.inject({
      method: 'POST',
      url: '/own-builds',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'shop.test', origin: 'http://shop.test' },
      payload: 'remote=mfe_account&port=3999',
    });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect(cookie).toMatch(/^\S+=./);
    expect(isFrame((await get('/site/login', { cookie })).body)).toBe(true);
  });

  it('is not rendered when the operator has turned rendering off', async () => {
    await open(createRegistry(release('1.0.0-a', FINE)), { RENDER_DEADLINE_MS: '0' });
    await get('/site/login');
    await sleep(100);
    expect(isFrame((await get('/site/login')).body)).toBe(true);
    expect(asked).toEqual([]);
  });
});

describe('a faulty server build', () => {
  it.each([
    ['[M5] was altered', { served: `${FINE} // altered` }, 'is not what was published'],
    ['has no page', { served: undefined, page: 'module.exports = {};' }, 'has no page'],
    ['does not compile', { served: undefined, page: 'module.exports = {' }, 'SyntaxError'],
  ] as const)(
    '[RT-37e] leaves the page’s empty frame, and a line in the log, when it %s',
    async (_what, { served, ...rest }, why) => {
      await open(createRegistry(release('1.0.0-a', 'page' in rest ? rest.page : FINE, served ? { served } : {})));
      const [line] = await untilLogged('gateway.page_not_rendered');
      expect(line).toMatchObject({ remote: 'mfe_account', version: '1.0.0-a' });
      expect(JSON.stringify(line?.['err'])).toContain(why);
      expect(isFrame((await get('/site/login')).body)).toBe(true);
    },
  );

  it('[RT-37e] [M1] leaves the page’s empty frame, and a line in the log, when it is missing', async () => {
    const published = release('1.0.0-a', FINE);
    files.delete('/mfe-account/1.0.0-a/node/login.cjs');
    await open(createRegistry(published));
    const [line] = await untilLogged('gateway.page_not_rendered');
    expect(line).toMatchObject({ why: 'unusable' });
    expect(isFrame((await get('/site/login')).body)).toBe(true);
  });

  it.each([
    ['[M3] throws', 'throw new Error("broken page");', 'threw'],
    ['renders a script', 'return "<script>alert(1)</script>";', 'threw'],
    ['[M2] loops', 'for (;;);', 'late'],
    ['never ends', 'await new Promise(() => {});', 'late'],
    ['[M3] eats memory', 'const all = []; for (;;) all.push(new Array(1000).fill(address));', 'ended'],
    ['keeps large buffers', 'globalThis.kept = new Uint8Array(2 ** 27);', 'ended'],
    [
      'rejects a promise outside its rendering',
      'Promise.reject(new Error("aside")); await new Promise(() => {});',
      'ended',
    ],
  ])('[RT-37e] leaves the page’s empty frame, and the gateway running, when it %s', async (_what, code, why) => {
    await open(createRegistry(release('1.0.0-a', breaking(code))), {
      RENDER_DEADLINE_MS: String(why === 'late' ? SOON_LATE_MS : NEVER_LATE_MS),
    });
    await untilRendered();
    const { body, statusCode } = await get('/site/login?go');
    expect(statusCode).toBe(200);
    if (why !== 'ended' || !code.includes('Uint8Array')) expect(isFrame(body)).toBe(true);
    expect(await untilLogged('gateway.page_not_rendered')).toEqual([
      expect.objectContaining({ remote: 'mfe_account', version: '1.0.0-a', why }),
    ]);
    // The next visitor gets a new thread.
    await untilRendered('/site/login?after');
  });

  it.each([
    ['files', 'require("node:fs").readdirSync("/")'],
    ['other modules', 'await import("node:fs")'],
    ['the network', 'await fetch("http://127.0.0.1")'],
    ['the environment', 'process.env'],
    ['a process', 'new Function("return process")().exit()'],
    ['the way to a process', 'address.constructor.constructor("return process")().exit()'],
  ])('[RT-37e] has no access to %s', async (_what, code) => {
    await open(createRegistry(release('1.0.0-a', breaking(`return String(${code});`))));
    await untilRendered();
    expect(isFrame((await get('/site/login?go')).body)).toBe(true);
    expect(host.logged('gateway.page_not_rendered')).toEqual([expect.objectContaining({ why: 'threw' })]);
  });

  it('[RT-37e] is paused for a minute after it has ended three threads within a minute', async () => {
    await open(createRegistry(release('1.0.0-a', breaking('for (;;);'))), { RENDER_DEADLINE_MS: String(SOON_LATE_MS) });
    for (const turn of [1, 2, 3]) {
      await untilRendered(`/site/login?turn=${turn}`);
      await get(`/site/login?go=${turn}`);
    }
    expect(await untilLogged('gateway.rendering_paused')).toEqual([
      expect.objectContaining({ remote: 'mfe_account', version: '1.0.0-a' }),
    ]);
    await sleep(500);
    expect(isFrame((await get('/site/login?later')).body)).toBe(true);
  });
});
