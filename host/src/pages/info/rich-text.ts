import { formatDate } from '@storefront/shared/domain';
import { brand, type Brand } from '../../brand/brand';
import { productFacts } from '../../brand/product-facts';

/** A run of words, or a link. */
export interface TextRun {
  readonly words: string;
  readonly href?: string;
}

/** What placeholders are filled from: `brand.json`, and the facts of the product under `facts`. */
export type TextSource = Brand & { readonly facts: Readonly<Record<string, unknown>> };

const shop: TextSource = { ...brand, facts: productFacts };

const PLACEHOLDER = /\{([a-zA-Z]+(?:\.[a-zA-Z]+)*)\}/g;
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

const inWords = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function partAt(source: TextSource, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
      source,
    );
}

/** The value at a path of the brand, such as `support.mail`; a day in words, an address as one line, numbers as people say them. */
function valueAt(source: TextSource, path: string): string {
  const value = partAt(source, path);
  if (typeof value === 'string') return DAY.test(value) ? formatDate(`${value}T00:00:00`, 'en') : value;
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'number') ? inWords.format(value.map(String)) : value.join(', ');
  throw new Error(`Neither brand.json nor the facts of the product have a text at "${path}"`);
}

/** Only these may be linked to from a text: our own paths, other sites over TLS, mail and telephone. */
const ALLOWED = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

/**
 * Fills the placeholders of a text and cuts it at its links.
 * @throws {Error} for a placeholder that the brand does not have and for an address that may not be linked to
 */
export function textRuns(text: string, source: TextSource = shop): TextRun[] {
  const filled = text.replace(PLACEHOLDER, (_, path: string) => valueAt(source, path));
  const runs: TextRun[] = [];
  let at = 0;
  for (const { 0: whole, 1: words = '', 2: href = '', index } of filled.matchAll(LINK)) {
    if (!ALLOWED.test(href)) throw new Error(`A text links to "${href}"`);
    if (index > at) runs.push({ words: filled.slice(at, index) });
    runs.push({ words, href });
    at = index + whole.length;
  }
  if (at < filled.length) runs.push({ words: filled.slice(at) });
  return runs;
}
