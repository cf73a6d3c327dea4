import { Children, createContext, isValidElement, use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

type Params = Readonly<Record<string, string | undefined>>;

interface RouteProps {
  /** Segments starting with a colon are parameters; a star at the end matches the rest. */
  readonly path: string;
  readonly element: ReactNode;
}

const ParamsContext = createContext<Params>({});

const splitPath = (path: string): string[] => path.split('/').filter(Boolean);

/** Decodes a segment; one with an invalid escape stays unchanged. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Reads the parameters of a path; undefined if it does not match. Ignores case and a trailing slash. */
function readParams(pattern: string, pathname: string): Params | undefined {
  const wanted = splitPath(pattern);
  const parts = splitPath(pathname).map(decodeSegment);
  const params: Record<string, string> = {};
  if (wanted.at(-1) === '*') params['*'] = parts.splice(wanted.length - 1).join('/');
  const fixed = wanted.filter((segment) => segment !== '*');
  const fits =
    fixed.length === parts.length &&
    fixed.every((segment, index) => {
      const here = parts[index] ?? '';
      if (!segment.startsWith(':')) return segment.toLowerCase() === here.toLowerCase();
      params[segment.slice(1)] = here;
      return true;
    });
  return fits ? params : undefined;
}

/** Declares one page of `Routes`, which reads the props. */
export function Route(_route: RouteProps): ReactNode {
  return null;
}

/** Renders the first route that matches the URL (docs/adr/0027). */
export function Routes({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  for (const route of Children.toArray(children)) {
    if (!isValidElement<RouteProps>(route)) continue;
    const params = readParams(route.props.path, pathname);
    if (params) return <ParamsContext value={params}>{route.props.element}</ParamsContext>;
  }
  return null;
}

/** Returns the decoded parameters of the current route. */
export const useParams = <Name extends string = string>(): { readonly [name in Name]?: string } =>
  use(ParamsContext) as { readonly [name in Name]?: string };
