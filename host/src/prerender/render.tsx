import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { prerender } from 'react-dom/static.edge';
import { InitialDataContext, queryClient, type InitialData } from '@storefront/shared/api';
import type { Language } from '@storefront/shared/contract';
import { setPageLanguage } from '@storefront/shared/domain';
import { LanguageProvider, translator, type Translations } from '@storefront/shared/i18n';
import { languagePrefix, StaticRouter } from '@storefront/shared/routing';
import { App } from '../app/App';
import { livePage } from '../federation/LivePage';
import { reloadPage } from '../federation/load-page';
import type { Declarations, DeclaredTexts, RemotePageId, RemotePageModule } from '../federation/registry-document';
import { RenderedPageContext } from '../federation/rendered-page';
import { nameLanguages } from '../layout/language/language-names';
import { PageOutlines } from '../routes/PageOutline';
import { SiteMapContext, createSiteMap } from '../routes/site-map';
import { ResultsOutline } from './ResultsOutline';

export { helpQuestions } from './help-questions';
export { provided } from './provided';

/** A page that takes longer than this to render is sent without its content; the browser renders it. Milliseconds. */
const TIMEOUT_MS = 1000;

const outlines = { 'search.availability': ResultsOutline };

/** What a page is rendered for. */
export interface RenderedVisit {
  /** Language of the page. */
  readonly language: Language;
  /** Languages of the shop. */
  readonly languages: readonly Language[];
  readonly translations: Translations;
  /** Titles and labels in that language. */
  readonly texts: DeclaredTexts;
  /** The remotes' declarations in the releases of the document. */
  readonly declared: Declarations;
}

/** A page of a remote at a particular address. */
export interface RemotePageAt {
  readonly id: RemotePageId;
  /** The release as the browser names it beside the page: `mfe_account@1.2.0`. */
  readonly release: string;
  /** The initial data of the document. */
  readonly initialData: InitialData;
}

async function renderHtml(address: string, tree: ReactNode): Promise<string> {
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  const errors: unknown[] = [];
  const { prelude } = await prerender(tree, {
    signal: deadline,
    // Larger boundaries would be sent out of line, with inline scripts that the policy refuses.
    progressiveChunkSize: Infinity,
    // An error thrown here would not be handled, and rendering would never end.
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (deadline.aborted) throw new Error(`${address} took longer than ${TIMEOUT_MS} ms to render`);
  if (errors.length > 0) throw errors[0];
  return html;
}

/** React's marker for a part that suspended or failed and is left to the browser. */
const LEFT_OUT = '<!--$!-->';

/** Returns the HTML of a tree that does not suspend, in half the time; undefined if a part of it suspends or fails. */
function htmlAtOnce(tree: ReactNode): string | undefined {
  const html = renderToString(tree);
  return html.includes(LEFT_OUT) ? undefined : html;
}

const siteAt = (address: string, { language, languages, translations, texts, declared }: RenderedVisit) => (
  <SiteMapContext value={createSiteMap(declared, nameLanguages(languages), texts)}>
    <LanguageProvider value={translator(language, translations)}>
      <StaticRouter basename={languagePrefix(language)} location={address}>
        <App />
      </StaticRouter>
    </LanguageProvider>
  </SiteMapContext>
);

/**
 * Renders the page of an address as a browser does before it knows anything about the visitor: a guest page, or the frame and loading state
 * of a remote's page. `main.tsx` hydrates the HTML.
 * @param address path with query, such as `/site/availability/example?tld=com` or `/de/site/home`
 */
export function render(address: string, visit: RenderedVisit): Promise<string> {
  return renderHtml(address, <PageOutlines value={outlines}>{siteAt(address, visit)}</PageOutlines>);
}

/**
 * Renders a page of the host with the initial data of its document. Rendering is synchronous, because the language of amounts and dates and
 * the cache are shared by all visitors.
 */
export async function renderWithData(address: string, visit: RenderedVisit, initialData: InitialData): Promise<string> {
  const atOnce = (): string | undefined => {
    setPageLanguage(visit.language);
    try {
      return htmlAtOnce(<InitialDataContext value={initialData}>{siteAt(address, visit)}</InitialDataContext>);
    } finally {
      queryClient.clear();
    }
  };
  const html = atOnce();
  if (html !== undefined) return html;
  // On the first call the page's code is still loading; this waits for it.
  await render(address, visit);
  const whole = atOnce();
  if (whole === undefined) throw new Error(`A part of ${address} waits or fails when it is rendered with its data`);
  return whole;
}

/**
 * Renders a page of a remote in its frame, as a browser does that knows only the document. Call one at a time: the language of amounts and
 * dates and the cache are shared by the whole thread.
 * @param module what the release exposes as this page
 */
export async function renderRemote(
  address: string,
  visit: RenderedVisit,
  { id, release, initialData, module }: RemotePageAt & { readonly module: RemotePageModule },
): Promise<string> {
  setPageLanguage(visit.language);
  const tree = (
    <PageOutlines value={outlines}>
      <RenderedPageContext value={{ id, release, Page: livePage(id, module.default, reloadPage) }}>
        <InitialDataContext value={initialData}>{siteAt(address, visit)}</InitialDataContext>
      </RenderedPageContext>
    </PageOutlines>
  );
  try {
    return htmlAtOnce(tree) ?? (await renderHtml(address, tree));
  } finally {
    queryClient.clear();
  }
}
