import { prerender } from 'react-dom/static.edge';
import type { Language } from '@storefront/shared/contract';
import { LanguageProvider, translator, type Translations } from '@storefront/shared/i18n';
import { prefixOf, StaticRouter } from '@storefront/shared/routing';
import { App } from '../app/App';
import type { Declarations, DeclaredTexts } from '../federation/registry-document';
import { PageOutlines } from '../routes/PageOutline';
import { SiteMapContext, siteMapOf } from '../routes/site-map';
import { ResultsOutline } from './ResultsOutline';

/** A page that takes longer than this to render is sent without its content; the browser renders it. Milliseconds. */
const PATIENCE_MS = 1000;

const outlines = { 'search.availability': ResultsOutline };

/** For whom a page is rendered. */
export interface RenderedVisit {
  /** Language of the page. */
  readonly language: Language;
  /** Languages that the shop speaks. */
  readonly languages: readonly Language[];
  readonly translations: Translations;
  /** Titles and labels in that language. */
  readonly texts: DeclaredTexts;
  /** What the remotes declare in the releases that the document names. */
  readonly declared: Declarations;
}

/**
 * Renders the page of an address on the server as a browser does before it knows anything about the visitor: a guest page, or
 * frame and loading state of a remote's page. `main.tsx` takes the HTML over.
 * @param address path with query, such as `/site/availability/example?tld=com` or `/de/site/home`
 */
export async function render(
  address: string,
  { language, languages, translations, texts, declared }: RenderedVisit,
): Promise<string> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const { prelude } = await prerender(
    <PageOutlines value={outlines}>
      <SiteMapContext value={siteMapOf(declared, languages, texts)}>
        <LanguageProvider value={translator(language, translations)}>
          <StaticRouter basename={prefixOf(language)} location={address}>
            <App />
          </StaticRouter>
        </LanguageProvider>
      </SiteMapContext>
    </PageOutlines>,
    {
      signal: patience,
      // Larger boundaries would be sent out of line, with inline scripts that the policy refuses.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (patience.aborted) throw new Error(`${address} took longer than ${PATIENCE_MS} ms to draw`);
  return html;
}
