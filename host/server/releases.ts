import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod/mini';

const file = z.object({
  integrity: z.string().check(z.regex(/^sha(?:256|384|512)-/)),
  raw: z.number(),
  br: z.number(),
});
const files = z.record(z.string(), file);
const chunks = { js: z.array(z.string()), css: z.array(z.string()) };

/** `release.json` of the host, written by tools/federation/release-plugin.cjs. */
const hostRelease = z.object({
  version: z.string(),
  publicPath: z.string(),
  policies: z.array(z.string()),
  main: z.object(chunks),
  parts: z.record(z.string(), z.object(chunks)),
  provides: z.record(z.string(), z.object({ version: z.string(), ...chunks })),
  files,
});
export type HostRelease = z.infer<typeof hostRelease>;

const remoteRelease = z.object({
  name: z.enum(['mfe_search_cart', 'mfe_checkout', 'mfe_domains', 'mfe_account']),
  version: z.string(),
  base: z.url({ protocol: /^https?$/ }).check(z.endsWith('/')),
  owner: z.string(),
  contact: z.string(),
  entry: z.string(),
  policies: z.array(z.string().check(z.regex(/^[\w-]+$/))),
  builtWith: z._default(z.record(z.string(), z.string().check(z.regex(/^\d+\.\d+\.\d+/))), {}),
  pages: z.record(z.string(), z.object({ ...chunks, shared: z.array(z.string()) })),
  files,
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

const registryFile = z.object({
  remotes: z.partialRecord(
    remoteRelease.shape.name,
    z.object({
      active: remoteRelease,
      previous: z.nullable(remoteRelease),
      canary: z.nullable(z.object({ release: remoteRelease, share: z.number().check(z.gte(0), z.lte(1)) })),
    }),
  ),
});
export type RegistryFile = z.infer<typeof registryFile>;

export const NO_RELEASES: RegistryFile = { remotes: {} };

/**
 * A JSON file that is read again when it has changed; a damaged one is reported and the last good one kept. Who asks while it is being
 * read waits for what is in it.
 */
function watchedJson<T>(
  location: string,
  parse: (text: string) => T,
  whenMissing: T,
  report: (error: unknown) => void,
) {
  let mtime = -1;
  let value: Promise<T> = (async () => whenMissing)();
  const read = async (before: Promise<T>): Promise<T> => {
    try {
      return parse(await readFile(location, 'utf8'));
    } catch (error) {
      report(error);
      return before;
    }
  };
  return async (): Promise<T> => {
    const found = await stat(location).catch(() => undefined);
    if (found && found.mtimeMs !== mtime) {
      mtime = found.mtimeMs;
      value = read(value);
    }
    return value;
  };
}

/** The releases in force, read at request time: publishing a remote needs no build of the host and no restart. */
export function releasesIn(dataDir: string, report: (error: unknown) => void): () => Promise<RegistryFile> {
  return watchedJson(
    path.join(dataDir, 'registry.json'),
    (text) => registryFile.parse(JSON.parse(text)),
    NO_RELEASES,
    report,
  );
}

/** The host's own release. @throws when the host has not been built */
export async function readHostRelease(hostDist: string): Promise<HostRelease> {
  const { version } = JSON.parse(await readFile(path.join(hostDist, 'current.json'), 'utf8')) as { version: string };
  return hostRelease.parse(JSON.parse(await readFile(path.join(hostDist, 'client', version, 'release.json'), 'utf8')));
}
