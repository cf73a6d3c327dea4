import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { ReadReleaseFile } from './release-files';
import type { RemoteRelease } from './releases';

/** The list that each browser build contains (tools/federation/third-party-plugin.cjs). */
const LIST = 'third-party-packages.json';

const thirdPartyPackages = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    license: z.string(),
    author: z.optional(z.nullable(z.string())),
    licenseText: z.optional(z.nullable(z.string())),
    noticeText: z.optional(z.nullable(z.string())),
  }),
);
type ThirdPartyPackage = z.infer<typeof thirdPartyPackages>[number];

interface Sources {
  /** The folder of the host's build, with the release that this gateway serves, and the embed. */
  readonly hostDist: string;
  readonly hostVersion: string;
  /** The releases that visitors get without a canary. */
  readonly getReleases: () => Promise<readonly RemoteRelease[]>;
  readonly readFile: ReadReleaseFile;
}

const RULE = '-'.repeat(80);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Groups packages whose licence reads the same, copyright included, and sorts them by name. */
function groupByLicence(packages: readonly ThirdPartyPackage[]): string[] {
  const groups = new Map<string, Set<string>>();
  for (const { name, version, license, author, licenseText, noticeText } of packages) {
    // A few packages come without the text that names their authors.
    const terms = [`Licence: ${license}`, licenseText ?? (author && `Copyright ${author}`), noticeText]
      .flatMap((text) => text?.trim() || [])
      .join('\n\n');
    groups.set(terms, (groups.get(terms) ?? new Set()).add(`${name} ${version}`));
  }
  return [...groups].map(([terms, names]) => `${[...names].sort(compare).join('\n')}\n\n${terms}`).sort(compare);
}

const writeNotices = (packages: readonly ThirdPartyPackage[], missing: readonly string[]): string =>
  [
    'Third-party software\n\nThe pages of this site contain the following packages under the licences below.',
    ...groupByLicence(packages),
    ...(missing.length > 0
      ? [`The packages of these parts of the site cannot be listed now: ${missing.join(', ')}.`]
      : []),
  ].join(`\n\n${RULE}\n\n`) + '\n';

/** Serves the licences of the packages of others in what visitors get at the moment: host, remotes and embed. */
export function serveThirdPartyNotices(app: FastifyInstance, sources: Sources): void {
  const onDisk = (folder: string) => () => readFile(path.resolve(sources.hostDist, 'client', folder, LIST), 'utf8');
  /** By part and version; without those that are not served any more. */
  let known = new Map<string, ThirdPartyPackage[]>();

  const readNotices = async () => {
    const parts = [
      { part: `host ${sources.hostVersion}`, read: onDisk(sources.hostVersion) },
      { part: 'embed', read: onDisk('embed') },
      ...(await sources.getReleases()).map((release) => ({
        part: `${release.name} ${release.version}`,
        read: () => sources.readFile(release, LIST),
      })),
    ];
    const missing: string[] = [];
    const lists = await Promise.all(
      parts.map(async ({ part, read }): Promise<[string, ThirdPartyPackage[]][]> => {
        try {
          return [[part, known.get(part) ?? thirdPartyPackages.parse(JSON.parse(await read()))]];
        } catch (error) {
          app.log.warn({ event: 'gateway.packages_not_listed', part, err: error }, 'Cannot list third-party packages');
          missing.push(part);
          return [];
        }
      }),
    );
    known = new Map(lists.flat());
    return { text: writeNotices([...known.values()].flat(), missing), isWhole: missing.length === 0 };
  };
  /** Shared by requests at the same time: a server that does not respond is asked once, however many come. */
  let underWay: ReturnType<typeof readNotices> | undefined;

  app.get('/third-party-notices.txt', async (_request, reply) => {
    underWay ??= readNotices().finally(() => (underWay = undefined));
    const { text, isWhole } = await underWay;
    return reply
      .header('cache-control', isWhole ? 'public, max-age=3600' : 'no-store')
      .type('text/plain; charset=utf-8')
      .send(text);
  });
}
