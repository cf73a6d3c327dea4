import type { RemoteName } from '../../src/federation/registry-document';
import { REMOTE_NAME } from '../releases';

/** Maps remotes to the port of the developer's machine from which one browser loads them, instead of from the registry (MF-06). */
export type OwnBuilds = Readonly<Record<RemoteName, number>>;

export const isRemoteName = (text: string): boolean => REMOTE_NAME.test(text);

/** Returns the folder of a remote in the repository and in addresses: `mfe_domains` → `mfe-domains`. */
export const toFolder = (name: RemoteName): string => name.replaceAll('_', '-');

export const ownOrigin = (port: number): string => `http://localhost:${port}`;

/** Lists remote and port of each choice in a stable order. */
export const choicesIn = (builds: OwnBuilds): [RemoteName, number][] =>
  Object.entries(builds).sort(([one], [other]) => (one < other ? -1 : 1));

/** Parses a port number. @returns undefined if it is invalid */
export function readPort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}
