import type { RemoteName } from '../../src/federation/registry-document';
import { REMOTE_NAME } from '../releases';

/** Which remotes one browser takes from a port of its own machine instead of the registry (MF-06). */
export type OwnBuilds = Readonly<Record<RemoteName, number>>;

export const isRemoteName = (text: string): boolean => REMOTE_NAME.test(text);

/** Folder of a remote, in the repository and in addresses: `mfe_domains` → `mfe-domains`. */
export const toFolder = (name: RemoteName): string => name.replaceAll('_', '-');

export const ownOrigin = (port: number): string => `http://localhost:${port}`;

/** Remote and port of each choice, in one order. */
export const choicesIn = (builds: OwnBuilds): [RemoteName, number][] =>
  Object.entries(builds).sort(([one], [other]) => (one < other ? -1 : 1));

/** Reads a port number. @returns undefined for what is none */
export function readPort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}
