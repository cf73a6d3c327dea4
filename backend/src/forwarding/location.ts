import type { VisitorForward } from './forwards';

/** Forwards followed before it counts as a loop; browsers give up at twenty. */
const HOPS_MAX = 20;

/** Parses the domain of a Host header or URL: A-labels in lower case, without port, final dot and `www.`; null if it is invalid. */
export function parseHost(host: string): string | null {
  if (!/^[a-z0-9.-]+(?::\d{1,5})?$/i.test(host)) return null;
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
}

/** Returns the target of a visitor who requested `path` with its query; appends both to the target if they are kept. */
export function locationFor({ url, keepsPath }: Pick<VisitorForward, 'url' | 'keepsPath'>, path: string): string {
  if (!keepsPath) return url;
  const target = new URL(url);
  const at = path.indexOf('?');
  const [requestedPath, query] = at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at + 1)];
  // Only appended after the target's own path, whatever was requested: `//elsewhere.example` is not another host.
  const rest = requestedPath.replace(/^[\\/]+/, '');
  if (rest) target.pathname = `${target.pathname.replace(/\/$/, '')}/${rest}`;
  if (query) target.search = target.search ? `${target.search}&${query}` : query;
  return target.href;
}

/** Whether forwarding leads back to the same domain, which changes saved at the same time can cause. */
export function isCircle(name: string, getForward: (name: string) => VisitorForward | undefined): boolean {
  let at: string | null = name;
  for (let hops = 0; hops < HOPS_MAX; hops += 1) {
    const forward: VisitorForward | undefined = at === null ? undefined : getForward(at);
    if (!forward) return false;
    at = parseHost(new URL(forward.url).hostname);
    if (at === name) return true;
  }
  return true;
}
