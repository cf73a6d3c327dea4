import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const KNOWN = 'http://remote.test/1/remoteEntry.js';

/** The plugin as built for one mode. */
async function pluginIn(mode: 'production' | 'development'): Promise<ModuleFederationRuntimePlugin> {
  jest.resetModules();
  jest.replaceProperty(process.env, 'NODE_ENV', mode);
  globalThis.__SF_SRI__ = { [KNOWN]: 'sha384-known' };
  const { storefrontFederation } = await import('./mf-plugin');
  return storefrontFederation();
}

type Created = { script: HTMLScriptElement; timeout: number };
const create = (plugin: ModuleFederationRuntimePlugin, url: string) =>
  (plugin.createScript as unknown as (options: { url: string }) => Created)({ url });

afterEach(() => jest.restoreAllMocks());

describe('scripts of remote entries', () => {
  it('[MF-02b] have the registered hash, use CORS and time out after 4 s', async () => {
    const { script, timeout } = create(await pluginIn('production'), `${KNOWN}?r=2`);
    expect([script.src, script.integrity, script.crossOrigin, timeout]).toEqual([
      `${KNOWN}?r=2`,
      'sha384-known',
      'anonymous',
      4000,
    ]);
  });

  it('[MF-02b] are refused when the registry does not list them', async () => {
    const plugin = await pluginIn('production');
    expect(() => create(plugin, 'http://evil.test/remoteEntry.js')).toThrow(
      'Not in the release registry, refused: http://evil.test/remoteEntry.js',
    );
  });

  it('are accepted without a hash from development servers, which keep rebuilding them', async () => {
    const { script } = create(await pluginIn('development'), 'http://localhost:3001/remoteEntry.js');
    expect(script.integrity).toBeFalsy();
  });
});
