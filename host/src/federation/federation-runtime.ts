// Loaded when the first page of a remote is wanted, after the host's own server-rendered page is hydrated: what nobody needs to
// search for a name is not in the first script.
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
  // Remotes carry no runtime of their own; they find the core of this one.
  plugins: [shareRuntimeCore(), storefrontFederation()],
});

/** Registers a remote. One that is registered again is `again`: its entry is asked for anew. */
export function registerRemote(remote: { readonly name: string; readonly entry: string }, again: boolean): void {
  federation.registerRemotes([remote], { force: again });
  if (again) provideAnew();
}

/** What a remote had loaded counts as its own to the runtime, which drops it with the remote; it is ours, and stays. */
function provideAnew(): void {
  for (const scope of Object.values(federation.shareScopeMap)) {
    for (const [key, versions] of Object.entries(scope)) if (Object.keys(versions).length === 0) delete scope[key];
  }
  federation.registerShared(provided);
}

export const loadRemote: typeof federation.loadRemote = (...given) => federation.loadRemote(...given);

completeRegistrySoon();

export { completeRegistry } from './file-lists';
export { livePage } from './LivePage';
export { preloadFiles } from './preload-files';
