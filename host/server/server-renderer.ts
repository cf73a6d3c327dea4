import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Language } from '@storefront/shared/contract';
import { withoutSession, type InitialData } from './initial-data';
import type { HelpQuestion } from '../src/prerender/help-questions';
import type { RenderedVisit } from '../src/prerender/render';

/** The server-rendered part of a document, visible before any script runs. */
interface RenderedPage {
  readonly html: string;
  /** Hashes of the `style` attributes in it, for the policy. */
  readonly styleHashes: readonly string[];
  /** Whether it was rendered with the initial data of its document, with which the browser then hydrates it. */
  readonly isWithData: boolean;
}

const NOTHING: RenderedPage = { html: '', styleHashes: [], isWithData: false };

/** Number of cached pages. The key contains everything that a page depends on, so entries never become stale. */
const KEPT = 500;

/** Pages with longer addresses are rendered only by the browser, so that nobody can fill the memory with them. */
const MAX_ADDRESS_LENGTH = 300;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Hashes of the `style` attributes in a page, for the policy. */
export function hashInlineStyles(html: string): string[] {
  const values = new Set(
    [...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) =>
      value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity),
    ),
  );
  return [...values].map((value) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`);
}

const readTable = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as RenderedVisit['translations'];

/** The functions of the host's build for Node. */
interface RenderProgram {
  readonly render: (address: string, visit: RenderedVisit) => Promise<string>;
  readonly renderWithData: (address: string, visit: RenderedVisit, initialData: InitialData) => Promise<string>;
  readonly helpQuestions: (language: string, translations: RenderedVisit['translations']) => HelpQuestion[];
}

/** Renders pages of the host, and caches them. Never throws after it was created; failures are reported. */
export class ServerRenderer {
  readonly #program: RenderProgram;
  readonly #hostDist: string;
  readonly #report: (error: unknown) => void;
  readonly #pages = new Map<string, Promise<RenderedPage>>();
  readonly #translations = new Map<Language, Promise<RenderedVisit['translations']>>();
  readonly #questions = new Map<Language, Promise<readonly HelpQuestion[]>>();

  /** @param hostDist contains `renderer/render.cjs` */
  constructor(hostDist: string, report: (error: unknown) => void) {
    const program = path.resolve(hostDist, 'renderer/render.cjs');
    if (!existsSync(program)) throw new Error('The host has not been built for Node: node tools/build.mjs renderer');
    this.#program = createRequire(program)(program) as RenderProgram;
    this.#hostDist = hostDist;
    this.#report = report;
  }

  /**
   * Renders a page. If rendering with initial data fails, the page is rendered without; if that fails too, the result is empty and the
   * browser renders the page.
   * @param initialData undefined for the frame of a page whose content a remote renders
   */
  renderPage(
    address: string,
    visit: Omit<RenderedVisit, 'translations'>,
    initialData?: InitialData,
  ): Promise<RenderedPage> {
    if (address.length > MAX_ADDRESS_LENGTH) return Promise.resolve(NOTHING);
    const data = initialData && withoutSession(initialData);
    const key = `${createHash('sha256')
      .update(JSON.stringify([visit, data]))
      .digest('base64')} ${address}`;
    const known = this.#pages.get(key);
    if (known) return known;
    const page = this.#render(address, visit, data).then(
      (rendered) => {
        // A failure with the data may not occur for the next visitor.
        if (data && !rendered.isWithData) this.#pages.delete(key);
        return rendered;
      },
      (error: unknown) => {
        this.#pages.delete(key);
        this.#report(error);
        return NOTHING;
      },
    );
    this.#pages.set(key, page);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > KEPT && oldest !== undefined) this.#pages.delete(oldest);
    return page;
  }

  /** Returns all questions of the help in a language; empty on failure. */
  helpQuestions(language: Language): Promise<readonly HelpQuestion[]> {
    const known = this.#questions.get(language) ?? this.#readQuestions(language);
    this.#questions.set(language, known);
    return known;
  }

  async #render(
    address: string,
    page: Omit<RenderedVisit, 'translations'>,
    initialData: InitialData | undefined,
  ): Promise<RenderedPage> {
    const visit = { ...page, translations: await this.#readTranslations(page.language) };
    if (initialData) {
      try {
        const html = await this.#program.renderWithData(address, visit, initialData);
        return { html, styleHashes: hashInlineStyles(html), isWithData: true };
      } catch (error) {
        this.#report(error);
      }
    }
    const html = await this.#program.render(address, visit);
    return { html, styleHashes: hashInlineStyles(html), isWithData: false };
  }

  #readTranslations(language: Language): Promise<RenderedVisit['translations']> {
    const translations =
      this.#translations.get(language) ??
      (language === 'en'
        ? Promise.resolve({})
        : readTable(path.resolve(this.#hostDist, `renderer/messages.${language}.json`)));
    this.#translations.set(language, translations);
    return translations;
  }

  async #readQuestions(language: Language): Promise<readonly HelpQuestion[]> {
    try {
      return this.#program.helpQuestions(language, await this.#readTranslations(language));
    } catch (error) {
      this.#report(error);
      return [];
    }
  }
}
