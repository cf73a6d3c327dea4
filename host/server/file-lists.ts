import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '@storefront/shared/contract';
import { listFiles } from './chosen-releases';
import { compress } from './document-response';
import type { HostRelease, RemoteRelease } from './releases';

/** Number of lists kept: for visitors of former releases and of canaries, in each language. */
const KEPT = 100;

/**
 * Lists of the files that browsers fetch of the releases chosen for a visit, separate from the documents: a document lists only the files
 * of its own page's remote, so that it does not grow with the shop. The address of a list is the hash of its content.
 */
export class FileLists {
  /** By address, most recently requested last. */
  readonly #kept = new Map<string, string>();
  /** The list of a release as JSON, by language. */
  readonly #written = new WeakMap<RemoteRelease, Map<Language, string>>();

  constructor(readonly host: HostRelease) {}

  #write(release: RemoteRelease, language: Language): string {
    const written = this.#written.get(release) ?? new Map<Language, string>();
    this.#written.set(release, written);
    const list = written.get(language) ?? JSON.stringify(listFiles(release, this.host, language));
    written.set(language, list);
    return list;
  }

  /** Stores the lists of these releases. @returns their address */
  keep(releases: readonly RemoteRelease[], language: Language): string {
    const lists = `{${releases.map((release) => `"${release.name}":${this.#write(release, language)}`).join(',')}}`;
    const address = `/file-lists/${language}/${createHash('sha256').update(lists).digest('base64url').slice(0, 22)}.json`;
    this.#kept.delete(address);
    this.#kept.set(address, lists);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return address;
  }

  find = (address: string): string | undefined => this.#kept.get(address);
}

/**
 * Serves the lists. A document may come from one gateway and its lists be requested from another, which then repeats the choice for the
 * same visitor. If that results in other lists, the releases are no longer in force, and the response is 404.
 * @param choose the releases for the visitor of a request
 */
export function serveFileLists(
  app: FastifyInstance,
  lists: FileLists,
  languages: readonly Language[],
  choose: (request: FastifyRequest) => Promise<readonly RemoteRelease[]>,
): void {
  app.get<{ Params: { language: string } }>('/file-lists/:language/:file', async (request, reply) => {
    const [address = ''] = request.url.split('?');
    const language = languages.find((spoken) => spoken === request.params.language);
    if (language && lists.find(address) === undefined) lists.keep(await choose(request), language);
    const found = lists.find(address);
    if (found === undefined)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
    const { body, encoding } = await compress(request, found);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8')
      .send(body);
  });
}
