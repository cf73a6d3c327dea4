import { isRecordType, RECORD_TYPES, type RecordField, type RecordType } from '../../contract/dns-record-types';
import type { Coded } from '../../contract/coded';
import type { RecordProblemParams, ZoneFileParams } from '../../contract/problem-codes';
import { absoluteName } from './record-name';
import { checkRecord } from './check-record';
import type { ZoneRecord } from './zone-record';

export type ZoneFileNote = {
  /** Starting at 1. */
  readonly line: number;
} & (
  | { readonly note: Coded<ZoneFileParams>; readonly type?: undefined }
  /** A problem with a record of this type. */
  | { readonly note: Coded<RecordProblemParams>; readonly type: RecordType }
);

/** The content of a zone file. */
export interface ZoneFile {
  readonly records: readonly ZoneRecord[];
  readonly problems: readonly ZoneFileNote[];
  /** Valid lines that are left out, such as SOA, which the nameservers write themselves. */
  readonly leftOut: readonly ZoneFileNote[];
}

interface Token {
  /** The text as written, with escapes, without the surrounding quotes. */
  readonly text: string;
  readonly quoted: boolean;
}

interface Entry {
  readonly line: number;
  /** The line starts with white space, so it inherits the owner of the previous entry. */
  readonly inherits: boolean;
  readonly tokens: readonly Token[];
}

/** The TTL in seconds if the file does not set one. */
const DEFAULT_TTL = 3_600;
const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };
const TTL = /^(\d+|(\d+[smhdw])+)$/i;
const CLASSES = new Set(['IN', 'CH', 'HS', 'CS']);

/**
 * The type of an ALIAS in a zone file. No standard defines ALIAS, so it is written as data of a private-use type number (RFC 3597, 6895).
 */
const ALIAS_TYPE = 'TYPE65401';
/** Seconds in the SOA: how often secondaries refresh and retry, when they give up, and how long a negative answer is cached. */
const SOA_TIMES = '10800 3600 604800 300';

/** Parses a TTL such as `3600` or `1h30m` into seconds. */
function seconds(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  return [...text.toLowerCase().matchAll(/(\d+)([smhdw])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (UNITS[unit ?? ''] ?? 0),
    0,
  );
}

/** Splits a file into entries: removes comments, keeps quoted text, joins lines in parentheses (RFC 1035 section 5.1). */
function readEntries(text: string, problems: ZoneFileNote[]): Entry[] {
  const entries: Entry[] = [];
  let tokens: Token[] = [];
  let word = '';
  let within: 'nothing' | 'word' | 'quotes' | 'quotes in a word' = 'nothing';
  let depth = 0;
  let line = 1;
  let first = { line: 1, inherits: false };

  const endWord = (): void => {
    if (within !== 'nothing') tokens.push({ text: word, quoted: within === 'quotes' });
    word = '';
    within = 'nothing';
  };
  const endEntry = (): void => {
    endWord();
    if (tokens.length) entries.push({ ...first, tokens });
    tokens = [];
  };

  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (tokens.length === 0 && within === 'nothing' && depth === 0 && (place === 0 || text.charAt(place - 1) === '\n'))
      first = { line, inherits: /[ \t]/.test(character) };
    if (character === '\n') {
      if (within === 'quotes' || within === 'quotes in a word') problems.push({ line, note: { code: 'quote_open' } });
      if (depth === 0) endEntry();
      else endWord();
      line += 1;
    } else if (character === '\\') {
      if (within === 'nothing') within = 'word';
      word += character + text.charAt(place + 1);
      place += 1;
    } else if (within === 'quotes' || within === 'quotes in a word') {
      if (character !== '"') word += character;
      else if (within === 'quotes') endWord();
      else {
        word += character;
        within = 'word';
      }
    } else if (character === '"') {
      if (within === 'word') word += character;
      within = within === 'word' ? 'quotes in a word' : 'quotes';
    } else if (character === ';') {
      endWord();
      const end = text.indexOf('\n', place);
      place = (end < 0 ? text.length : end) - 1;
    } else if (character === '(' || character === ')') {
      endWord();
      depth += character === '(' ? 1 : -1;
      if (depth < 0) problems.push({ line, note: { code: 'parenthesis_closed' } });
      depth = Math.max(depth, 0);
    } else if (/\s/.test(character)) {
      endWord();
    } else {
      if (within === 'nothing') within = 'word';
      word += character;
    }
  }
  if (within === 'quotes' || within === 'quotes in a word') problems.push({ line, note: { code: 'quote_open' } });
  if (depth > 0) problems.push({ line: first.line, note: { code: 'parenthesis_open' } });
  endEntry();
  return entries;
}

/** Makes a name of the file absolute, with its final dot. */
function absolute(name: string, origin: string): string {
  if (name === '@') return `${origin}.`;
  if (name.endsWith('.')) return name;
  // The origin is the root, as in many files written by nameservers.
  return origin === '' ? `${name}.` : `${name}.${origin}.`;
}

/** Takes one value of the data from the remaining words. */
function fieldValue({ kind }: RecordField, words: readonly Token[], origin: string): string {
  const [word] = words;
  switch (kind) {
    case 'text':
      return words.map(({ text }) => `"${text}"`).join(' ');
    case 'hex':
      return words.map(({ text }) => text).join('');
    case 'host':
      return absolute(word?.text ?? '', origin);
    case 'quoted':
      return `"${word?.text ?? ''}"`;
    default:
      return words.map(({ text }) => text).join(' ');
  }
}

const takesMany = ({ kind }: RecordField): boolean => kind === 'text' || kind === 'hex' || kind === 'params';

/** Assigns the words of the data to the fields of a type; null if there are too few or too many. */
function getFields(type: RecordType, words: readonly Token[], origin: string): Readonly<Record<string, string>> | null {
  const { fields } = RECORD_TYPES[type];
  const last = fields.at(-1);
  if (!last) return null;
  const least = last.kind === 'params' ? fields.length - 1 : fields.length;
  if (words.length < least || (words.length > fields.length && !takesMany(last))) return null;
  return Object.fromEntries(
    fields.map((field, index) => [
      field.name,
      fieldValue(field, field === last ? words.slice(index) : words.slice(index, index + 1), origin),
    ]),
  );
}

/** Encodes a name as data of an unknown type: its octets in hexadecimal digits. */
function genericName(name: string): string {
  const labels = name.split('.').filter(Boolean);
  const octets = [
    ...labels.flatMap((label) => [label.length, ...Array.from(label, (letter) => letter.charCodeAt(0))]),
    0,
  ];
  return `\\# ${octets.length} ${octets.map((octet) => octet.toString(16).padStart(2, '0')).join('')}`;
}

/** Decodes the name in data of an unknown type; null if there is none. */
function readGenericName(words: readonly Token[]): string | null {
  const [mark, length, ...rest] = words.map(({ text }) => text);
  const digits = rest.join('');
  if (mark !== '\\#' || !/^([0-9a-f]{2})+$/i.test(digits) || digits.length !== Number(length) * 2) return null;
  const octets = (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const labels: string[] = [];
  let at = 0;
  for (let size = octets[at] ?? 0; size > 0; size = octets[at] ?? 0) {
    labels.push(String.fromCharCode(...octets.slice(at + 1, at + 1 + size)));
    at += 1 + size;
  }
  return at === octets.length - 1 && labels.length > 0 ? `${labels.join('.')}.` : null;
}

/**
 * Parses a zone file (RFC 1035 section 5): `$ORIGIN`, `$TTL`, comments, quotes, parentheses, inherited owners, units of time. Names without
 * a final dot are relative to the origin, which is the zone until the file sets another. Never throws; problems are reported by line, and
 * the other lines are parsed regardless. The zone's own SOA, NS and DS records are left out.
 */
export function parseZoneFile(text: string, zone: string): ZoneFile {
  const records: ZoneRecord[] = [];
  const problems: ZoneFileNote[] = [];
  const leftOut: ZoneFileNote[] = [];
  const seen = new Set<string>();
  let origin = zone;
  let usualTtl: number | null = null;
  let lastTtl: number | null = null;
  let owner: string | null = null;

  for (const { line, inherits, tokens } of readEntries(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'), problems)) {
    const words = [...tokens];
    const wrong = (note: Coded<ZoneFileParams>): void => void problems.push({ line, note });
    const directive =
      words[0] && !words[0].quoted && words[0].text.startsWith('$') ? words[0].text.toUpperCase() : null;
    if (directive) {
      const value = words[1]?.text ?? '';
      if (directive === '$ORIGIN' && value !== '') origin = absolute(value, origin).slice(0, -1).toLowerCase();
      else if (directive === '$TTL' && TTL.test(value)) usualTtl = seconds(value);
      else
        wrong({
          code: directive === '$ORIGIN' || directive === '$TTL' ? 'directive_value' : 'directive_unknown',
          params: { directive },
        });
      continue;
    }
    if (!inherits) owner = absolute(words.shift()?.text ?? '@', origin);
    if (owner === null) {
      wrong({ code: 'owner_missing' });
      continue;
    }
    let ttl: number | null = null;
    let foreign: string | null = null;
    for (let word = words[0]; word && !word.quoted; word = words[0]) {
      if (TTL.test(word.text) && ttl === null) ttl = seconds(word.text);
      else if (CLASSES.has(word.text.toUpperCase())) foreign = word.text.toUpperCase() === 'IN' ? null : word.text;
      else break;
      words.shift();
    }
    if (ttl !== null) lastTtl = ttl;
    let type = words.shift()?.text.toUpperCase() ?? '';
    const alias = type === ALIAS_TYPE ? readGenericName(words) : null;
    if (alias !== null) {
      type = 'ALIAS';
      words.splice(0, words.length, { text: alias, quoted: false });
    }
    if (foreign) wrong({ code: 'class_not_served', params: { given: foreign } });
    else if (type === '') wrong({ code: 'type_missing' });
    else if (type === 'SOA') leftOut.push({ line, note: { code: 'soa_left_out' } });
    else if (!isRecordType(type)) wrong({ code: 'type_unknown', params: { type } });
    else if ((type === 'NS' || type === 'DS') && owner.toLowerCase() === `${zone}.`)
      leftOut.push({ line, note: { code: 'registry_left_out', params: { type, domain: zone } } });
    else {
      const data = getFields(type, words, origin);
      if (!data) {
        const names = RECORD_TYPES[type].fields.map(({ name }) => name.replaceAll('_', ' '));
        wrong({ code: 'value_count', params: { type, has: names.length, values: names.join(', ') } });
        continue;
      }
      const checked = checkRecord({ name: owner, type, ttl: ttl ?? usualTtl ?? lastTtl ?? DEFAULT_TTL, data }, zone);
      if ('problems' in checked) {
        for (const { field: _field, ...note } of checked.problems) problems.push({ line, type, note });
        continue;
      }
      const key = `${checked.record.name} ${type} ${checked.record.rdata}`;
      if (seen.has(key))
        leftOut.push({ line, note: { code: 'there_already', params: { type, name: checked.record.name } } });
      else records.push(checked.record);
      seen.add(key);
    }
  }
  return { records, problems: problems.sort((a, b) => a.line - b.line), leftOut };
}

/**
 * Formats records as a zone file for nameservers and `parseZoneFile`: the SOA and the zone itself first, then by name and type.
 * @param serial of the SOA; increases with each change of the zone
 */
export function printZoneFile(records: readonly ZoneRecord[], zone: string, serial: number): string {
  const place = ({ name, type, rdata }: ZoneRecord): string => `${name === '@' ? '' : name} ${type} ${rdata}`;
  const sorted = [...records].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  const primary = sorted.find(({ name, type }) => name === '@' && type === 'NS')?.rdata ?? absoluteName('ns', zone);
  const soa = ['@', 3_600, 'IN', 'SOA', `${primary} ${absoluteName('hostmaster', zone)} ${serial} ${SOA_TIMES}`].join(
    '\t',
  );
  const lines = sorted.map(({ name, ttl, type, rdata }) =>
    type === 'ALIAS'
      ? [name, ttl, 'IN', ALIAS_TYPE, `${genericName(rdata)} ; ALIAS ${rdata}`].join('\t')
      : [name, ttl, 'IN', type, rdata].join('\t'),
  );
  return [`$ORIGIN ${zone}.`, soa, ...lines, ''].join('\n');
}
