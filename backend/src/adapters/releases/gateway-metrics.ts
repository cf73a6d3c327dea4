import type { ReleaseCount } from '../../ports/release-tool';

const VIEWS = 'storefront_page_views_total';
const ERRORS = 'storefront_browser_errors_total';

const unescapeLabel = (text: string): string =>
  text.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** Parses views and errors per release, by `<federation name> <version>`, from metrics in Prometheus text format 0.0.4. */
export function countReports(text: string): Map<string, ReleaseCount> {
  const counts = new Map<string, ReleaseCount>();
  for (const line of text.split('\n')) {
    const [, name, labels, value] = /^(\w+)\{(.*)\}\s+(\S+)/s.exec(line) ?? [];
    if ((name !== VIEWS && name !== ERRORS) || labels === undefined || value === undefined) continue;
    const values = new Map(
      [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/gs)].map(([, label = '', quoted = '']) => [
        label,
        unescapeLabel(quoted),
      ]),
    );
    const key = `${values.get('remote') ?? ''} ${values.get('release') ?? ''}`;
    const { views, errors } = counts.get(key) ?? { views: 0, errors: 0 };
    const more = Number(value);
    if (!Number.isFinite(more)) continue;
    counts.set(key, name === VIEWS ? { views: views + more, errors } : { views, errors: errors + more });
  }
  return counts;
}
