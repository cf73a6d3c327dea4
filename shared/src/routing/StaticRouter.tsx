import type { ReactNode } from 'react';
import { createPath, NavigationType, parsePath, Router } from 'react-router-dom';

interface StaticRouterProps {
  readonly basename?: string;
  readonly location: string;
  readonly children: ReactNode;
}

function stay(): never {
  throw new Error('There is nowhere to go while a page is rendered on the server');
}

const navigator = {
  createHref: (to: Parameters<typeof createPath>[0] | string): string => (typeof to === 'string' ? to : createPath(to)),
  push: stay,
  replace: stay,
  go: stay,
};

/** The router of a server-rendered page: a fixed URL without history. */
export function StaticRouter({ basename, location, children }: StaticRouterProps) {
  const { pathname = '/', search = '', hash = '' } = parsePath(location);
  return (
    <Router
      static
      basename={basename}
      location={{ pathname, search, hash, state: null, key: 'default' }}
      navigationType={NavigationType.Pop}
      navigator={navigator}
    >
      {children}
    </Router>
  );
}
