import { remotePages, type RemoteName } from '@storefront/shared/contract';

/** Which remotes one browser takes from a port of its own machine instead of the registry (MF-06). */
export type OwnBuilds = Readonly<Partial<Record<RemoteName, number>>>;

export const REMOTE_NAMES: readonly RemoteName[] = [...new Set(Object.values(remotePages))].sort();

export const isRemote = (name: string): name is RemoteName => (REMOTE_NAMES as readonly string[]).includes(name);

/** Folder of a remote, in the repository and in addresses: `mfe_domains` → `mfe-domains`. */
export const folderOf = (name: RemoteName): string => name.replaceAll('_', '-');

export const ownOrigin = (port: number): string => `http://localhost:${port}`;

/** Remote and port of each choice, in one order. */
export const choicesIn = (builds: OwnBuilds): [RemoteName, number][] =>
  REMOTE_NAMES.flatMap((name) => {
    const port = builds[name];
    return port === undefined ? [] : [[name, port]];
  });

/** Reads a port number. @returns undefined for what is none */
export function readPort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}
