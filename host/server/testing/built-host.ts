import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from '@swc/core';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../gateway';
import type { GatewayMetrics } from '../gateway-metrics';
import { readConfig, type GatewayConfig } from '../config';
import type { RegistryFile, RemoteRelease } from '../releases';
import type { Declarations } from '../../src/federation/registry-document';

const tools = '../../../tools/federation';
const { REMOTES } = jest.requireActual<{ REMOTES: readonly object[] }>(`${tools}/packages.cjs`);
const { getDeclarations } = jest.requireActual<{ getDeclarations: (remotes: readonly object[]) => Declarations }>(
  `${tools}/remotes.cjs`,
);

const integrity = (letter: string) => `sha384-${letter.repeat(64)}`;
const file = (letter: string) => ({ integrity: integrity(letter), raw: 10, br: 5 });

const HOST_RELEASE = {
  version: '1.0.0-host',
  publicPath: '/h/1.0.0-host/',
  policies: ['sf-sf_host'],
  main: { js: ['main.js'], css: ['main.css'] },
  declared: getDeclarations(REMOTES),
  parts: { AboutPage: { js: ['7.js'], css: ['7.css'] }, CartBeside: { js: ['ui.js', '8.js'], css: ['ui.css'] } },
  provides: {
    '@storefront/shared/ui/button': { version: '1.0.0', js: ['ui.js'], css: ['ui.css'] },
    react: { version: '19.3.1', js: [], css: [] },
  },
  files: {
    'main.js': file('m'),
    'main.css': file('c'),
    'ui.js': file('u'),
    'ui.css': file('v'),
    '7.js': file('7'),
    '7.css': file('8'),
    '8.js': file('9'),
  },
};

const thirdParty = (name: string, licenseText: string) => ({ name, version: '1.2.3', license: 'MIT', licenseText });
/** What the host and the embed list as packages of others. */
const THIRD_PARTY_PACKAGES = {
  '1.0.0-host': [thirdParty('router', 'Copyright Rita'), thirdParty('react', 'Copyright Rea')],
  embed: [thirdParty('react', 'Copyright Rea'), thirdParty('react-dom', 'Copyright Rea')],
};

/** Returns the declared texts of a package in these languages, as in its release. */
export const declaredIn = (folder: string, languages: readonly string[]): Record<string, Record<string, string>> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const catalogue = path.join(__dirname, '../../..', folder, `messages/${language}.json`);
      if (!existsSync(catalogue)) return [];
      const { declared } = JSON.parse(readFileSync(catalogue, 'utf8')) as { declared: Record<string, string> };
      return [[language, declared]];
    }),
  );

/** A release of the host with the frame and the cart in these languages. */
const releaseIn = (languages: readonly string[]) => ({
  ...HOST_RELEASE,
  languages,
  texts: declaredIn('host', languages),
  files: {
    ...HOST_RELEASE.files,
    ...Object.fromEntries(
      languages.flatMap((language) => ['main', 'ui'].map((name) => [`${name}.${language}.js`, file('l')])),
    ),
  },
});

/** A release of mfe-account with two pages. */
export function accountRelease(version: string): RemoteRelease {
  return {
    name: 'mfe_account',
    version,
    base: `http://remote.test:3004/mfe-account/${version}/`,
    owner: 'Accounts team',
    contact: 'account@storefront.example',
    entry: 'remoteEntry.js',
    languages: [],
    texts: {},
    policies: ['sf-mfe_account'],
    builtWith: {},
    pages: {
      login: { js: ['page-login.js'], css: ['page-login.css'], shared: ['react', '@storefront/shared/ui/button'] },
      register: { js: [], css: [], shared: ['@storefront/shared/ui/button'] },
    },
    files: { 'remoteEntry.js': file('e'), 'page-login.js': file('p'), 'page-login.css': file('s') },
  };
}

/** A renderer that outputs the address and, for a page of a remote, its input. */
const RENDERER = `
exports.render = async (address, { translations: { greeting = '' } }) => {
  if (address.includes('crash')) throw new Error('crashed');
  return \`<p style="width:7px">\${address}</p>\${greeting}\`;
};
exports.renderRemote = async (address, { translations }, { release, initialData, module }) =>
  \`<div data-remote="\${release}" style="width:9px">\${await module.default({ address, initialData, translations })}</div>\`;
exports.helpQuestions = (language, { greeting = 'Hello' }) => [{ question: 'What is </script>?', answer: greeting }];
exports.provided = { react: { version: 'of the host' } };
`;

/** The program of the threads that render pages, compiled as the build does. */
const pageThread = (): string =>
  transformSync(readFileSync(path.join(__dirname, '../page-thread.ts'), 'utf8'), {
    module: { type: 'es6' },
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  }).code;

/** The start of a PNG, which contains its size. */
export function createPng(width: number, height: number): Uint8Array {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), size]);
}

export interface BuiltHost {
  readonly app: FastifyInstance;
  readonly config: GatewayConfig;
  /** Log lines of an event so far. */
  logged(event: string): Record<string, unknown>[];
  publish(registry: object): void;
  /** Removes the host's stylesheets, without which no document can be composed. */
  breakDocuments(): void;
  /** Stops the gateway and removes its files. */
  close(): Promise<void>;
}

/**
 * Starts a gateway with a small built host: real files on disk, a renderer that outputs the address, no backend.
 * @param languages the host's languages in addition to English
 * @param picture the preview picture of the brand
 */
export async function builtHost(
  env: Record<string, string> = {},
  languages: readonly string[] = [],
  picture: Uint8Array = createPng(1200, 630),
  metrics?: GatewayMetrics,
): Promise<BuiltHost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gateway-'));
  const write = (name: string, text: string | Uint8Array) => {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  write('dist/current.json', JSON.stringify({ version: '1.0.0-host' }));
  write('dist/client/1.0.0-host/release.json', JSON.stringify(releaseIn(languages)));
  for (const language of languages)
    write(`dist/renderer/messages.${language}.json`, JSON.stringify({ greeting: `Hello in ${language}` }));
  write('dist/client/1.0.0-host/main.js', 'main');
  write('dist/client/1.0.0-host/main.js.br', 'compressed');
  write('dist/client/1.0.0-host/main.js.map', '{}');
  write('dist/client/1.0.0-host/main.css', 'main{}');
  for (const name of ['v1.js', 'v1.js.map', 'v1.d.ts', 'app.0123456789.js', 'preview.html', 'frame.html'])
    write(`dist/client/embed/${name}`, name);
  write('dist/client/1.0.0-host/7.css', 'about{}');
  write('dist/client/1.0.0-host/ui.css', 'ui{}');
  for (const [part, packages] of Object.entries(THIRD_PARTY_PACKAGES))
    write(`dist/client/${part}/third-party-packages.json`, JSON.stringify(packages));
  write('dist/public/favicon.svg', '<svg/>');
  write('dist/public/share.png', picture);
  write('dist/renderer/render.cjs', RENDERER);
  write('dist/server/page-thread.mjs', pageThread());
  const config = readConfig(
    { DATA_DIR: path.join(folder, 'data'), API_ORIGIN: 'http://127.0.0.1:9', LOG_LEVEL: 'warn', ...env },
    path.join(folder, 'dist'),
  );
  const lines: Record<string, unknown>[] = [];
  const log = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const app = await createGateway(config, log, metrics);
  return {
    app,
    config,
    logged: (event) => lines.filter((line) => line['event'] === event),
    publish: (registry) => write('data/registry.json', JSON.stringify(registry)),
    breakDocuments: () => rmSync(path.join(folder, 'dist/client/1.0.0-host/main.css')),
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const createRegistry = (
  active: RemoteRelease,
  rest: Partial<RegistryFile['remotes']['mfe_account'] & object> = {},
): RegistryFile => ({ remotes: { mfe_account: { active, previous: null, canary: null, ...rest } } });
