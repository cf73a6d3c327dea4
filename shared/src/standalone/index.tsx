import { Suspense, lazy, useEffect, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryProvider } from '../api';
import { BrowserRouter, Link, Route, Routes } from '../routing';
import { startSession } from '../session';
import { StoreProvider } from '../store';
import '../ui/tokens.css';
import '../ui/base.css';

/** A page of a remote and the address at which it stands in the shop. */
export interface StandalonePage {
  /** Pattern of the host's route table, such as `/site/availability/:word`. */
  readonly path: string;
  /** An address of that pattern to begin with, with the query that the page reads. */
  readonly example: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

function Site({ name, pages }: { name: string; pages: readonly (StandalonePage & { Page: ComponentType })[] }) {
  useEffect(() => void startSession(), []);
  return (
    <>
      <nav aria-label={`Pages of ${name}`}>
        {name}
        {pages.map(({ example }) => (
          <span key={example}>
            {' · '}
            <Link to={example}>{example}</Link>
          </span>
        ))}
      </nav>
      <main id="main">
        <Suspense>
          <Routes>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<p>Choose a page above. Other addresses belong to other parts of the shop.</p>} />
          </Routes>
        </Suspense>
      </main>
    </>
  );
}

/**
 * Runs the pages of one remote without host and without the other remotes: a bare frame with the same store, session, router and
 * API client around them. For development; no release contains it.
 */
export function runAlone(name: string, pages: readonly StandalonePage[]): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const known = pages.map((page) => ({ ...page, Page: lazy(page.load) }));
  createRoot(root).render(
    <StoreProvider>
      <QueryProvider>
        <BrowserRouter>
          <Site name={name} pages={known} />
        </BrowserRouter>
      </QueryProvider>
    </StoreProvider>,
  );
}
