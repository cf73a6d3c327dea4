import type { VisitorForward } from './forwards';

/** Names followed from one to the next before it counts as a circle; browsers give up at twenty. */
const HOPS_MAX = 20;

/** The name that a Host header or a URL means: ASCII, lower case, without port, final dot and `www.`; null where it is none. */
export function parseHost(host: string): string | null {
  if (!/^[a-z0-9.-]+(?::\d{1,5})?$/i.test(host)) return null;
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
}

/** Where a visitor who asked for `path`, with its query, is sent; joined to the target where path and query go along. */
export function locationFor({ url, keepsPath }: Pick<VisitorForward, 'url' | 'keepsPath'>, path: string): string {
  if (!keepsPath) return url;
  const target = new URL(url);
  const at = path.indexOf('?');
  const [asked, query] = at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at + 1)];
  // Only what stands after the target's own path, whatever was asked for: `//elsewhere.example` is no other host.
  const rest = asked.replace(/^[\\/]+/, '');
  if (rest) target.pathname = `${target.pathname.replace(/\/$/, '')}/${rest}`;
  if (query) target.search = target.search ? `${target.search}&${query}` : query;
  return target.href;
}

/** Whether visitors of a name come back to it over names that are forwarded here, as settings that were saved at one moment can have it. */
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
