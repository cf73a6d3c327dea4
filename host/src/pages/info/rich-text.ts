import { formatDate } from '@storefront/shared/domain';
import { translator, type Translate } from '@storefront/shared/i18n';
import type { Brand } from '../../brand/brand';
import { brandIn } from '../../brand/in-language';
import { productFacts } from '../../brand/product-facts';

/** A run of text, or a link. */
interface TextRun {
  readonly words: string;
  readonly href?: string;
}

/** The source of placeholder values: `brand.json`, and the facts of the product under `facts`. */
type TextSource = Brand & { readonly facts: Readonly<Record<string, unknown>> };

const sourceIn = (t: Translate): TextSource => ({ ...brandIn(t), facts: productFacts });

const PLACEHOLDER = /\{([a-zA-Z]+(?:\.[a-zA-Z]+)*)\}/g;
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Maps the units of a `Span` to those of `Intl`. */
const UNITS: Readonly<Record<string, string>> = { minutes: 'minute', hours: 'hour', days: 'day', years: 'year' };

function partAt(source: TextSource, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
      source,
    );
}

const numberIn = (language: string, value: number): string => new Intl.NumberFormat(language).format(value);

/** Uses British English, which has no comma before the last "and". */
const listIn = (language: string, items: readonly string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { style: 'long', type: 'conjunction' }).format(items);

function spanIn(language: string, span: object): string | undefined {
  const [[unit = '', value] = [], ...more] = Object.entries(span);
  if (typeof value !== 'number' || more.length > 0 || UNITS[unit] === undefined) return undefined;
  return new Intl.NumberFormat(language, { style: 'unit', unit: UNITS[unit], unitDisplay: 'long' }).format(value);
}

/**
 * Formats the value at a path of the brand, such as `support.mail`, for a language: a date, a period, numbers, or an address on one line.
 */
function valueAt(source: TextSource, path: string, language: string): string {
  const value = partAt(source, path);
  if (typeof value === 'string') return DAY.test(value) ? formatDate(`${value}T00:00:00`, language) : value;
  if (typeof value === 'number') return numberIn(language, value);
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'number')
      ? listIn(
          language,
          value.map((one) => numberIn(language, one)),
        )
      : value.join(', ');
  const span = typeof value === 'object' && value !== null ? spanIn(language, value) : undefined;
  if (span !== undefined) return span;
  throw new Error(`Neither brand.json nor the facts of the product have a text at "${path}"`);
}

/** Allowed link targets: our own paths, other sites over TLS, mail and telephone. */
const ALLOWED = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

/**
 * Fills the placeholders of a text and splits it at its links.
 * @param t translates into the language of the text
 * @throws {Error} for a placeholder that the brand does not have and for an address that may not be linked
 */
export function textRuns(text: string, t = translator('en'), source = sourceIn(t)): TextRun[] {
  const filled = text.replace(PLACEHOLDER, (_, path: string) => valueAt(source, path, t.language));
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
