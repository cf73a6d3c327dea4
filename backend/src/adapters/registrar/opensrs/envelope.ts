import { XMLParser } from 'fast-xml-parser';
import { xcpObject, type XcpObject, type XcpValue } from './xcp-value';

/** Maximum nesting; XCP itself needs six levels. */
const DEEPEST = 32;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const UNESCAPED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Characters that XML 1.0 cannot represent: most control characters, and unpaired surrogates. */
const NO_CHARACTER =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  preserveOrder: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Entities declared by a document are never expanded; the five of XML itself are decoded below, once.
  processEntities: false,
  isArray: (name) => name === 'item',
});

/** Serialises a message as an XCP envelope, without characters that XML cannot represent. */
export function writeEnvelope(message: XcpObject): string {
  return [
    `<?xml version='1.0' encoding="UTF-8" standalone="no" ?>`,
    '<!DOCTYPE OPS_envelope SYSTEM "ops.dtd">',
    `<OPS_envelope><header><version>0.9</version></header><body><data_block>${writeValue(message)}</data_block></body></OPS_envelope>`,
  ].join('\n');
}

function writeValue(value: XcpValue): string {
  if (typeof value === 'string') return escapeXml(value);
  const isList = Array.isArray(value);
  const tag = isList ? 'dt_array' : 'dt_assoc';
  const items = Object.entries(value).map(
    ([key, each]) => `<item key="${escapeXml(key)}">${writeValue(each as XcpValue)}</item>`,
  );
  return `<${tag}>${items.join('')}</${tag}>`;
}

function escapeXml(text: string): string {
  // Parsers convert a literal carriage return to a line feed.
  return text
    .replace(NO_CHARACTER, '')
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')
    .replaceAll('\r', '&#13;');
}

/** Parses an envelope; null for anything invalid. Never throws. */
export function readEnvelope(text: string): XcpObject | null {
  try {
    const root = (parser.parse(text) as Parsed)?.OPS_envelope as Parsed;
    const block = ((root?.body as Parsed)?.data_block ?? null) as Parsed;
    const assoc = block?.dt_assoc;
    return isParsed(assoc) ? readAssoc(assoc, 0) : null;
  } catch {
    return null;
  }
}

type Parsed = { readonly [tag: string]: unknown } | null | undefined;
const isParsed = (value: unknown): value is NonNullable<Parsed> => typeof value === 'object' && value !== null;

/** Returns the items of a list or object with their keys; an empty one arrives as an empty text. */
function listItems(parsed: unknown): readonly NonNullable<Parsed>[] {
  const items = isParsed(parsed) ? parsed.item : undefined;
  return Array.isArray(items) ? items.map((item: unknown) => (isParsed(item) ? item : { '#text': String(item) })) : [];
}

function readAssoc(parsed: unknown, depth: number): XcpObject {
  return xcpObject(
    listItems(parsed).map((item) => [unescapeXml(getText(item['@key'])), readItem(item, depth)] as const),
  );
}

/** Sorted by key, since the document order means nothing. */
function readArray(parsed: unknown, depth: number): XcpValue[] {
  return listItems(parsed)
    .map((item) => ({ position: Number(getText(item['@key'])), value: readItem(item, depth) }))
    .sort((a, b) => a.position - b.position)
    .map(({ value }) => value);
}

function readItem(item: NonNullable<Parsed>, depth: number): XcpValue {
  if (depth >= DEEPEST) throw new Error('Envelope is nested too deeply');
  if (item.dt_assoc !== undefined) return readAssoc(item.dt_assoc, depth + 1);
  if (item.dt_array !== undefined) return readArray(item.dt_array, depth + 1);
  const scalar = item.dt_scalar;
  return unescapeXml(getText(isParsed(scalar) ? scalar['#text'] : (scalar ?? item['#text'])));
}

const getText = (value: unknown): string => (typeof value === 'string' ? value : '');

function unescapeXml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined) return UNESCAPED[name] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}
