import { version as shared } from '@storefront/shared/package.json';
import { registry } from './registry';
import { registerOwnBuild } from './own-build';

const FOLDER = 'http://localhost:3103/mfe-account/';
const RELEASE = {
  name: 'mfe_account',
  version: '1.0.0-mine',
  entry: 'remoteEntry.js',
  owner: 'Me',
  contact: 'me@example.com',
  pages: { login: { js: ['page-login.js'], css: [], shared: ['react'] } },
  files: { 'remoteEntry.js': { integrity: 'sha384-e' } },
};

/** URL on the developer's machine → response body. */
let files: Record<string, unknown>;
const asked: string[] = [];

beforeEach(() => {
  files = { [`${FOLDER}current.json`]: { version: '1.0.0-mine' }, [`${FOLDER}1.0.0-mine/release.json`]: RELEASE };
  asked.length = 0;
  delete registry.remotes.mfe_account;
  Object.assign(registry, { own: { mfe_account: FOLDER } });
  globalThis.__SF_SRI__ = {};
  globalThis.fetch = ((url: string) => {
    asked.push(url);
    return Promise.resolve({
      ok: url in files,
      status: url in files ? 200 : 404,
      json: () => Promise.resolve(files[url]),
    });
  }) as unknown as typeof fetch;
});

describe('[MF-06] registerOwnBuild', () => {
  it('replaces the release with the build and its hashes, once per page load', async () => {
    await registerOwnBuild('mfe_account');
    await registerOwnBuild('mfe_account');
    expect(registry.remotes.mfe_account).toEqual({
      version: '1.0.0-mine',
      base: `${FOLDER}1.0.0-mine/`,
      entry: 'remoteEntry.js',
      owner: 'Me',
      contact: 'me@example.com',
      pages: { login: { js: ['page-login.js'], css: [], host: [] } },
      integrity: { 'remoteEntry.js': 'sha384-e' },
    });
    expect(globalThis.__SF_SRI__).toEqual({ [`${FOLDER}1.0.0-mine/remoteEntry.js`]: 'sha384-e' });
    expect(asked).toHaveLength(2);
  });

  it('leaves other remotes as they are', async () => {
    await registerOwnBuild('mfe_domains');
    expect(asked).toEqual([]);
  });

  it('[M4] never loads a build made with a newer shared package than the host’s', async () => {
    const newer = `${shared.split('.')[0]}.99.0`;
    files[`${FOLDER}1.0.0-mine/release.json`] = {
      ...RELEASE,
      builtWith: { react: '19.0.0', '@storefront/shared': newer },
    };
    await registerOwnBuild('mfe_account');
    expect(registry.remotes.mfe_account).toMatchObject({
      incompatible: `built with @storefront/shared ${newer}, the host has ${shared}`,
    });
  });

  it('throws when the address serves another remote or nothing', async () => {
    files[`${FOLDER}1.0.0-mine/release.json`] = { ...RELEASE, name: 'mfe_domains' };
    await expect(registerOwnBuild('mfe_account')).rejects.toThrow('is a build of mfe_domains, not of mfe_account');
    files = {};
    await expect(registerOwnBuild('mfe_account')).rejects.toThrow('answered 404');
    expect(registry.remotes.mfe_account).toBeUndefined();
  });
});
