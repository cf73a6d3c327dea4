// Loaded with the first page of a remote, after the host's own page is hydrated. The first script contains only what a search needs.
import { init } from '@module-federation/enhanced/runtime';
import shareRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { storefrontFederation } from './mf-plugin';
import { completeRegistrySoon } from './file-lists';
import { provided } from './provided';

const federation = init({
  name: 'sf_host',
  remotes: [],
  shared: provided,
  shareStrategy: 'loaded-first',
  // Remotes do not bundle the federation runtime; they use the core of this one.
  plugins: [shareRuntimeCore(), storefrontFederation()],
});

/** Registers a remote. `again` registers it a second time, so that its entry is fetched again. */
export function registerRemote(remote: { readonly name: string; readonly entry: string }, again: boolean): void {
  federation.registerRemotes([remote], { force: again });
  if (again) provideAnew();
}

/**
 * The runtime treats shared modules that a remote loaded as that remote's own and drops them with it. They belong to the host, so this
 * puts them back.
 */
function provideAnew(): void {
  for (const scope of Object.values(federation.shareScopeMap)) {
    for (const [key, versions] of Object.entries(scope)) if (Object.keys(versions).length === 0) delete scope[key];
  }
  federation.registerShared(provided);
}

export const loadRemote: typeof federation.loadRemote = (...args) => federation.loadRemote(...args);

completeRegistrySoon();

export { completeRegistry } from './file-lists';
export { livePage } from './LivePage';
export { preloadFiles } from './preload-files';
