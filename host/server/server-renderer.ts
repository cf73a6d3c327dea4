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
export interface RenderedPage {
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
export interface ServerRenderer {
  /**
   * Renders a page. If rendering with initial data fails, the page is rendered without; if that fails too, the result is empty and the
   * browser renders the page.
   * @param initialData undefined for the frame of a page whose content a remote renders
   */
  readonly renderPage: (
    address: string,
    visit: Omit<RenderedVisit, 'translations'>,
    initialData?: InitialData,
  ) => Promise<RenderedPage>;
  /** Returns all questions of the help in a language; empty on failure. */
  readonly helpQuestions: (language: Language) => Promise<readonly HelpQuestion[]>;
}

/** @param hostDist contains `renderer/render.cjs` */
export function serverRenderer(hostDist: string, report: (error: unknown) => void): ServerRenderer {
  const program = path.resolve(hostDist, 'renderer/render.cjs');
  if (!existsSync(program)) throw new Error('The host has not been built for Node: node tools/build.mjs renderer');
  const { render, renderWithData, helpQuestions } = createRequire(program)(program) as {
    render: (address: string, visit: RenderedVisit) => Promise<string>;
    renderWithData: (address: string, visit: RenderedVisit, initialData: InitialData) => Promise<string>;
    helpQuestions: (language: string, translations: RenderedVisit['translations']) => HelpQuestion[];
  };
  const kept = new Map<string, Promise<RenderedPage>>();

  const tables = new Map<Language, Promise<RenderedVisit['translations']>>();
  const translations = (language: Language): Promise<RenderedVisit['translations']> => {
    const table =
      tables.get(language) ??
      (language === 'en'
        ? Promise.resolve({})
        : readTable(path.resolve(hostDist, `renderer/messages.${language}.json`)));
    tables.set(language, table);
    return table;
  };
  async function draw(
    address: string,
    page: Omit<RenderedVisit, 'translations'>,
    initialData: InitialData | undefined,
  ): Promise<RenderedPage> {
    const visit = { ...page, translations: await translations(page.language) };
    if (initialData) {
      try {
        const html = await renderWithData(address, visit, initialData);
        return { html, styleHashes: hashInlineStyles(html), isWithData: true };
      } catch (error) {
        report(error);
      }
    }
    const html = await render(address, visit);
    return { html, styleHashes: hashInlineStyles(html), isWithData: false };
  }

  const renderPage: ServerRenderer['renderPage'] = (address, visit, initialData) => {
    if (address.length > MAX_ADDRESS_LENGTH) return Promise.resolve(NOTHING);
    const data = initialData && withoutSession(initialData);
    const key = `${createHash('sha256')
      .update(JSON.stringify([visit, data]))
      .digest('base64')} ${address}`;
    const known = kept.get(key);
    if (known) return known;
    const page = draw(address, visit, data).then(
      (drawn) => {
        // A failure with the data may not occur for the next visitor.
        if (data && !drawn.isWithData) kept.delete(key);
        return drawn;
      },
      (error: unknown) => {
        kept.delete(key);
        report(error);
        return NOTHING;
      },
    );
    kept.set(key, page);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return page;
  };

  const questions = new Map<Language, Promise<readonly HelpQuestion[]>>();
  const readQuestions = async (language: Language): Promise<readonly HelpQuestion[]> => {
    try {
      return helpQuestions(language, await translations(language));
    } catch (error) {
      report(error);
      return [];
    }
  };

  return {
    renderPage,
    helpQuestions: (language) => {
      const known = questions.get(language) ?? readQuestions(language);
      questions.set(language, known);
      return known;
    },
  };
}
