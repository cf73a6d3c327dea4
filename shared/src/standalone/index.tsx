import { Suspense, lazy, useEffect, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { api, QueryProvider } from '../api';
import { login } from '../contract/sign-in';
import { NOTICE_TIMEOUT_MS } from '../domain';
import { dismiss, useNotices } from '../notices';
import { BrowserRouter, Link, Navigate, Route, Routes, useSearchParams } from '../routing';
import { logout, refreshSession, safeReturnPath, startSession, useSession } from '../session';
import { StoreProvider } from '../store';
import '../ui/tokens.css';
import '../ui/base.css';
import { Button } from '../ui/button';
import { ToastViewport } from '../ui/toast';

/** The fields used from the `remote.json` of a remote. */
interface StandaloneRemote {
  readonly title: string;
  readonly pages: readonly {
    /** `area.page` */
    readonly id: string;
    /** The URL pattern, such as `/site/availability/:word`. */
    readonly path: string;
    /** An example URL of that pattern to start with, with the query that the page reads; by default, the pattern itself. */
    readonly example?: string;
  }[];
}

/** Page → its module in `src/exposes/`. */
type StandalonePages = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;

interface SitePage {
  readonly path: string;
  readonly example: string;
  readonly Page: ComponentType;
}

/** The customer whose account `npm run dev` has created (tools/lib/development-customer.mjs). */
declare const __DEVELOPMENT_CUSTOMER__: { readonly email: string; readonly password: string };

/** Signs in the development customer, if the remote has no sign-in page of its own. */
function SignIn() {
  const [query] = useSearchParams();
  const session = useSession();
  const [failure, setFailure] = useState<string>();
  const { email, password } = __DEVELOPMENT_CUSTOMER__;
  if (session.status === 'authenticated') return <Navigate replace to={safeReturnPath(query.get('next'), '/')} />;

  async function signIn(): Promise<void> {
    try {
      await api.call(login, { input: { email, password } });
      await refreshSession();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <>
      <h1>Sign in</h1>
      <p>
        Development customer: {email}, password “{password}”.
      </p>
      <Button variant="filled" onClick={() => void signIn()}>
        Sign in as {email}
      </Button>
      <p role="alert">{failure}</p>
    </>
  );
}

function WhoIsHere() {
  const session = useSession();
  if (session.status !== 'authenticated') return <Link to="/site/login">Sign in</Link>;
  return (
    <>
      {session.user.email}{' '}
      <Button size="sm" onClick={() => void logout()}>
        Sign out
      </Button>
    </>
  );
}

function Notices() {
  const notices = useNotices().map(({ id, tone, text, action }) => ({
    id,
    tone: tone === 'error' ? ('danger' as const) : tone,
    text,
    ...(action && { action: { label: action.label, onSelect: action.run } }),
  }));
  return <ToastViewport notices={notices} onClose={dismiss} timeoutMs={NOTICE_TIMEOUT_MS} />;
}

function Site({ name, pages }: { name: string; pages: readonly SitePage[] }) {
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
        {' · '}
        <WhoIsHere />
      </nav>
      <main id="main">
        <Suspense>
          <Routes>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            {!pages.some(({ path }) => path === '/site/login') && <Route path="/site/login" element={<SignIn />} />}
            <Route path="*" element={<p>Choose a page above. Other addresses belong to other parts of the shop.</p>} />
          </Routes>
        </Suspense>
      </main>
      <Notices />
    </>
  );
}

/**
 * Runs the pages of one remote without the host and other remotes, in a bare frame with the same store, session, notices, router and API
 * client, and with a customer to sign in as. For development; not part of any release.
 */
export function runAlone(remote: StandaloneRemote, pages: StandalonePages): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const known = remote.pages.map(({ id, path, example = path }): SitePage => {
    const load = pages[id.slice(id.indexOf('.') + 1)];
    if (!load) throw new Error(`src/standalone/main.ts does not load the page ${id} of remote.json`);
    return { path, example, Page: lazy(load) };
  });
  createRoot(root).render(
    <StoreProvider>
      <QueryProvider>
        <BrowserRouter>
          <Site name={remote.title} pages={known} />
        </BrowserRouter>
      </QueryProvider>
    </StoreProvider>,
  );
}
