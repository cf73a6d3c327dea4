import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { languagePrefix } from '@storefront/shared/contract';
import { withoutSession, type InitialData } from './initial-data';
import type { PageView } from './page-thread-messages';
import { releaseFileUrl, type ReadReleaseFile } from './release-files';
import { ReleaseRenderer, type RenderingFailure, type ThreadTask } from './release-renderer';
import { listReleases, type RegistryFile, type RemoteRelease } from './releases';

/** Number of cached pages, some 40 KB each. */
const KEPT = 200;

/** Minimum time between two reports of the same failure of a release. Milliseconds. */
const REPORTED_EVERY_MS = 10_000;

export interface PageRendererOptions {
  /** The built host, with the renderer and the program of its threads. */
  readonly hostDist: string;
  /** Time limit for rendering a page; 0 renders no page of a remote. Milliseconds. */
  readonly deadlineMs: number;
  /** Reads a file of a release and verifies its hash. */
  readonly readFile: ReadReleaseFile;
  /** The languages of the host. */
  readonly languages: readonly string[];
  readonly failed: (release: RemoteRelease, why: RenderingFailure, error: unknown, page: string | undefined) => void;
  readonly paused: (release: RemoteRelease) => void;
}

/** A page of a remote, rendered by its release. */
interface RenderedRemotePage {
  readonly html: string;
  /** Stylesheets of the release that the HTML needs, by address. */
  readonly styles: readonly { readonly href: string; readonly css: string }[];
}

interface Rendering {
  readonly renderer: ReleaseRenderer;
  /** Maps files to the text of the pages' stylesheets; filled when the thread is prepared. */
  readonly styles: Map<string, string>;
}

/** Returns remote and version as the browser names them beside a page. */
const getName = ({ name, version }: RemoteRelease): string => `${name}@${version}`;

const serverPages = ({ pages }: RemoteRelease) =>
  Object.entries(pages).flatMap(([page, { server, css }]) => (server === undefined ? [] : [{ page, server, css }]));

const isRendered = (release: RemoteRelease): boolean => serverPages(release).length > 0;

/** Returns a key of a release and its server build: the same version with other files has another key. */
const toKey = (release: RemoteRelease): string =>
  [getName(release), ...serverPages(release).map(({ server }) => release.files[server]?.integrity)].join(' ');

const messagesFile = (language: string): string => `node/messages.${language}.json`;

/** Returns an example address of a page, to render it before the first visit. */
const getAddress = (pattern: string): string => pattern.replace(/:\w+/g, 'example');

/** Renders pages of remotes with the release that the visitor gets, each release in its own thread. */
export class PageRenderer {
  readonly #renderings = new Map<string, Rendering>();
  readonly #kept = new Map<string, { readonly release: string; readonly html: string }>();
  readonly #reported = new Map<string, number>();
  #registry: RegistryFile | undefined;
  #warming: Promise<void> = Promise.resolve();

  constructor(private readonly options: PageRendererOptions) {}

  /** Stops threads of releases that are no longer named, and starts those of releases that visitors get, one after the other. */
  follow(registry: RegistryFile): void {
    if (this.options.deadlineMs === 0 || registry === this.#registry) return;
    this.#registry = registry;
    const named = Object.values(registry.remotes).flatMap(listReleases);
    this.#forgetExcept(named.map(({ release }) => release));
    for (const { role, release } of named) {
      // The previous release is rendered only for visitors whom the others do not suit.
      if (role === 'previous' || !isRendered(release)) continue;
      this.#warming = this.#warming.then(() =>
        // Other releases may have been published since.
        this.#registry === registry ? this.#findRendering(release)?.renderer.start() : undefined,
      );
    }
  }

  /**
   * Renders a page with a release; undefined if that is not possible, or not now.
   * @param page its name in the remote
   */
  async render(
    release: RemoteRelease,
    page: string,
    view: Omit<PageView, 'page' | 'remotePage'> & { readonly id: string; readonly initialData: InitialData },
  ): Promise<RenderedRemotePage | undefined> {
    const { id, initialData, ...rest } = view;
    const { language } = view.visit;
    const hasMessages = language === 'en' || release.files[messagesFile(language)] !== undefined;
    const rendering =
      release.pages[page]?.server !== undefined && hasMessages ? this.#findRendering(release) : undefined;
    if (!rendering) return undefined;
    const data = withoutSession(initialData);
    const remotePage = { id, release: getName(release), initialData: data };
    const key = createHash('sha256')
      .update(JSON.stringify([toKey(release), rest, data]))
      .digest('base64');
    const html = this.#kept.get(key)?.html ?? (await rendering.renderer.render({ page, ...rest, remotePage }));
    if (html === undefined) return undefined;
    if (/<script/i.test(html)) {
      this.#report(release, 'threw', new Error('The page contains a script'), page);
      return undefined;
    }
    this.#keep(key, toKey(release), html);
    const styles = (release.pages[page]?.css ?? []).map((file) => ({
      href: releaseFileUrl(release, file),
      css: rendering.styles.get(file) ?? '',
    }));
    return { html, styles };
  }

  async end(): Promise<void> {
    await Promise.all([...this.#renderings.values()].map(({ renderer }) => renderer.end()));
  }

  #forgetExcept(releases: readonly RemoteRelease[]): void {
    const names = releases.map(getName);
    for (const what of this.#reported.keys())
      if (!names.some((name) => what.startsWith(`${name} `))) this.#reported.delete(what);
    const keys = new Set(releases.map(toKey));
    for (const [key, { release }] of this.#kept) if (!keys.has(release)) this.#kept.delete(key);
    for (const [key, { renderer }] of this.#renderings) {
      if (keys.has(key)) continue;
      this.#renderings.delete(key);
      void renderer.end();
    }
  }

  #keep(key: string, release: string, html: string): void {
    this.#kept.delete(key);
    this.#kept.set(key, { release, html });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  #findRendering(release: RemoteRelease): Rendering | undefined {
    if (this.options.deadlineMs === 0) return undefined;
    const key = toKey(release);
    const known = this.#renderings.get(key);
    if (known) return known;
    const { deadlineMs } = this.options;
    // The thread's read permissions are compared with real paths, so symbolic links are resolved.
    const hostDist = realpathSync(this.options.hostDist);
    const styles = new Map<string, string>();
    const renderer = new ReleaseRenderer(
      {
        thread: path.resolve(hostDist, 'server/page-thread.mjs'),
        renderer: path.resolve(hostDist, 'renderer'),
        deadlineMs,
      },
      () => this.#prepare(release, styles),
      {
        failed: (why, error, page) => this.#report(release, why, error, page),
        paused: () => this.options.paused(release),
      },
    );
    const rendering = { renderer, styles };
    this.#renderings.set(key, rendering);
    return rendering;
  }

  async #prepare(release: RemoteRelease, styles: Map<string, string>): Promise<ThreadTask[]> {
    const { readFile, languages } = this.options;
    const read = (file: string) => readFile(release, file);
    const pages = serverPages(release);
    for (const file of new Set(pages.flatMap(({ css }) => css))) styles.set(file, await read(file));
    const translated = languages.filter((language) => release.files[messagesFile(language)]);
    const texts = await Promise.all(
      pages.map(async ({ page, server }) => ({ kind: 'page', page, file: server, text: await read(server) }) as const),
    );
    const messages = await Promise.all(
      translated.map(
        async (language) => ({ kind: 'messages', language, text: await read(messagesFile(language)) }) as const,
      ),
    );
    return [...texts, ...messages, ...this.#firstViews(release)];
  }

  /** Renders each page once without data, so that its code is compiled before the first visit. */
  #firstViews(release: RemoteRelease): ThreadTask[] {
    const { declares } = release;
    if (!declares) return [];
    return declares.pages.flatMap(({ id, path: pattern }): ThreadTask[] => {
      const page = id.slice(id.indexOf('.') + 1);
      if (release.pages[page]?.server === undefined) return [];
      const visit = { language: 'en', languages: [], texts: {}, declared: { [release.name]: declares } } as const;
      const remotePage = { id, release: getName(release), initialData: {} };
      return [{ kind: 'render', page, address: languagePrefix('en') + getAddress(pattern), visit, remotePage }];
    });
  }

  #report(release: RemoteRelease, why: RenderingFailure, error: unknown, page: string | undefined): void {
    const what = `${getName(release)} ${page ?? ''} ${why}`;
    const now = Date.now();
    if (now - (this.#reported.get(what) ?? 0) < REPORTED_EVERY_MS) return;
    this.#reported.set(what, now);
    this.options.failed(release, why, error, page);
  }
}
