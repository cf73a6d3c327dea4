import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod/mini';

/** Federation name of a remote; safe in addresses and in HTML. */
export const REMOTE_NAME = /^mfe_[a-z0-9_]{1,36}$/;

const file = z.object({
  integrity: z.string().check(z.regex(/^sha(?:256|384|512)-/)),
  raw: z.number(),
  br: z.number(),
});
const files = z.record(z.string(), file);
/** Languages of a release other than English. Each script with messages has one file per language: `main.de.js` beside `main.js`. */
const languages = z._default(z.array(z.string().check(z.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/))), []);
/** Titles and labels that a release declares, by language and English text. */
const texts = z._default(z.record(z.string(), z.record(z.string(), z.string())), {});
const chunks = { js: z.array(z.string()), css: z.array(z.string()) };

/** What the remote declares in its `remote.json` (tools/federation/remote.schema.json). */
const declaration = z.object({
  pages: z.array(
    z.object({
      id: z.string().check(z.regex(/^[a-z0-9-]+\.[a-z0-9-]+$/)),
      path: z.string().check(z.regex(/^(\/(:?[\w-]+))+$/)),
      title: z.string(),
      description: z.optional(z.string()),
      account: z.optional(z.enum(['required', 'optional'])),
      cart: z.optional(z.boolean()),
      loadingText: z.optional(z.string()),
    }),
  ),
  navigation: z.array(
    z.object({
      label: z.string(),
      to: z.string().check(z.regex(/^\/(?!\/)/)),
      within: z.array(z.string()),
      position: z.number(),
      account: z.optional(z.literal('required')),
    }),
  ),
});

/** `release.json` of the host, written by tools/federation/release-plugin.cjs. */
const hostRelease = z.object({
  version: z.string(),
  publicPath: z.string(),
  languages,
  texts,
  policies: z.array(z.string()),
  main: z.object(chunks),
  parts: z.record(z.string(), z.object(chunks)),
  /** The remotes' declarations when the host was built: used for releases without one, and for remotes that have no release. */
  declared: z._default(z.record(z.string(), declaration), {}),
  provides: z.record(z.string(), z.object({ version: z.string(), ...chunks })),
  files,
});
export type HostRelease = z.infer<typeof hostRelease>;

const remoteRelease = z.object({
  name: z.string().check(z.regex(REMOTE_NAME)),
  version: z.string(),
  // Information for people and for the check of releases; the gateway does not read it.
  uses: z.optional(z.unknown()),
  calls: z.optional(z.unknown()),
  package: z.optional(z.string()),
  commit: z.optional(z.nullable(z.string())),
  publishedAt: z.optional(z.string()),
  base: z.url({ protocol: /^https?$/ }).check(z.endsWith('/')),
  /** Its files are stored by content hash, together with those of other releases; otherwise they are all in `base`. */
  contentAddressed: z.optional(z.literal(true)),
  owner: z.string(),
  contact: z.string(),
  entry: z.string(),
  languages,
  texts,
  policies: z.array(z.string().check(z.regex(/^[\w-]+$/))),
  builtWith: z._default(z.record(z.string(), z.string().check(z.regex(/^\d+\.\d+\.\d+/))), {}),
  /** Absent from releases that were built before remotes declared themselves. */
  declares: z.optional(declaration),
  /** `server` is the file with which the gateway renders the page; absent if only browsers render it. */
  pages: z.record(z.string(), z.object({ ...chunks, shared: z.array(z.string()), server: z.optional(z.string()) })),
  files,
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

/** Returns the language of a message file such as `main.de.js`; undefined for other files. */
export const fileLanguage = ({ languages: all }: HostRelease | RemoteRelease, name: string): string | undefined =>
  all.find((language) => name.endsWith(`.${language}.js`));

/** Finds the message file of a script in a language, if the release has one. */
export function findMessagesFile(
  release: HostRelease | RemoteRelease,
  script: string,
  language: string,
): string | undefined {
  const name = script.replace(/\.js$/, `.${language}.js`);
  return release.files[name] && name;
}

const remoteEntry = z.object({
  active: remoteRelease,
  previous: z.nullable(remoteRelease),
  canary: z.nullable(z.object({ release: remoteRelease, share: z.number().check(z.gte(0), z.lte(1)) })),
});

export interface RegistryFile {
  readonly remotes: Readonly<Record<string, z.infer<typeof remoteEntry>>>;
}

/** Lists the releases of a remote in the registry, with the role of each. */
export const listReleases = ({ active, previous, canary }: z.infer<typeof remoteEntry>) => [
  { role: 'active', release: active } as const,
  ...(previous ? [{ role: 'previous', release: previous } as const] : []),
  ...(canary ? [{ role: 'canary', release: canary.release } as const] : []),
];

const registryFile = z.object({
  remotes: z.record(z.string(), z.unknown()),
  // For tools that change the registry (tools/lib/registry.mjs).
  revision: z.optional(z.unknown()),
  former: z.optional(z.unknown()),
  // For a registry in a bucket, read separately (release-store/bucket-store.ts).
  bad: z.optional(z.unknown()),
  changes: z.optional(z.unknown()),
});

export const NO_RELEASES: RegistryFile = { remotes: {} };

/** Events while the registry is read. */
export interface RegistryReports {
  /** The file, or the entry of one remote, is invalid; the last valid state stays in force. */
  readonly unreadable: (error: unknown, remote?: string) => void;
  /** Fields that this gateway does not know and ignores, such as `remotes.mfe_account.active.colour`. */
  readonly unknown: (fields: readonly string[]) => void;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Lists the paths of fields in `given` that are not in `parsed`, which contains only the known fields. */
function fieldsBeyond(parsed: unknown, raw: unknown, place: string): string[] {
  if (!isObject(raw) || !isObject(parsed)) return [];
  return Object.entries(raw).flatMap(([key, value]) =>
    key in parsed ? fieldsBeyond(parsed[key], value, `${place}.${key}`) : [`${place}.${key}`],
  );
}

/**
 * Parses a registry that may be newer than this gateway: unknown fields are left out, and an invalid entry does not affect other remotes.
 * @param before the registry in force so far
 * @throws if it is no registry at all
 */
export function parseRegistry(
  text: string,
  before: RegistryFile,
  { unreadable, unknown }: RegistryReports,
): RegistryFile {
  const file: unknown = JSON.parse(text);
  const known = registryFile.parse(file);
  const fields = isObject(file) ? Object.keys(file).filter((key) => !(key in known)) : [];
  const remotes = Object.entries(known.remotes).flatMap(([name, raw]) => {
    const read = remoteEntry.safeParse(raw);
    if (read.success) {
      fields.push(...fieldsBeyond(read.data, raw, `remotes.${name}`));
      return [[name, read.data] as const];
    }
    unreadable(read.error, name);
    const last = before.remotes[name];
    return last ? [[name, last] as const] : [];
  });
  if (fields.length > 0) unknown(fields);
  return { remotes: Object.fromEntries(remotes) };
}

/**
 * Returns a function that reads a JSON file, again only when it has changed. A damaged file is reported, and the last valid content is
 * kept. Concurrent callers share one read.
 */
function watchJson<T>(
  location: string,
  parse: (text: string, before: T) => T,
  whenMissing: T,
  report: (error: unknown) => void,
) {
  let mtime = -1;
  let value: Promise<T> = (async () => whenMissing)();
  const read = async (before: Promise<T>): Promise<T> => {
    try {
      return parse(await readFile(location, 'utf8'), await before);
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

/**
 * Returns a function that reads the releases in force at request time, so that publishing a remote needs no build of the host and no
 * restart.
 */
export function releasesIn(dataDir: string, reports: RegistryReports): () => Promise<RegistryFile> {
  return watchJson(
    path.join(dataDir, 'registry.json'),
    (text, before) => parseRegistry(text, before, reports),
    NO_RELEASES,
    reports.unreadable,
  );
}

/** Reads the host's own release. @throws if the host has not been built */
export async function readHostRelease(hostDist: string): Promise<HostRelease> {
  const { version } = JSON.parse(await readFile(path.join(hostDist, 'current.json'), 'utf8')) as { version: string };
  return hostRelease.parse(JSON.parse(await readFile(path.join(hostDist, 'client', version, 'release.json'), 'utf8')));
}
