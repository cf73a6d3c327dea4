import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from '@storefront/shared/routing';
import { App } from '../app/App';
import type { Declarations } from '../federation/registry-document';
import { PageOutlines } from '../routes/PageOutline';
import { SiteMapContext, siteMapOf } from '../routes/site-map';
import { ResultsOutline } from './ResultsOutline';

/** A page that takes longer than this to render is sent without its content; the browser renders it. Milliseconds. */
const PATIENCE_MS = 1000;

const outlines = { 'search.availability': ResultsOutline };

/**
 * Renders the page of an address on the server as a browser does before it knows anything about the visitor: a guest page, or
 * frame and loading state of a remote's page. `main.tsx` takes the HTML over.
 * @param address path with query, such as `/site/availability/example?tld=com`
 * @param declared what the remotes declare in the releases that the document names
 */
export async function render(address: string, declared: Declarations): Promise<string> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const { prelude } = await prerender(
    <PageOutlines value={outlines}>
      <SiteMapContext value={siteMapOf(declared)}>
        <StaticRouter location={address}>
          <App />
        </StaticRouter>
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
