import {
  isRecordType,
  RECORD_TYPES,
  type RecordField,
  type RecordFieldName,
  type RecordType,
} from '../../contract/dns-record-types';
import type { Coded } from '../../contract/coded';
import type { RecordProblemParams } from '../../contract/problem-codes';
import { readIpv4, readIpv6 } from '../ip-address';
import { toAscii } from '../names';
import { quoteTxt, requoteTxt, TXT_MAX, txtStrings, unquoteTxt } from './txt-data';
import type { RecordProblem } from './zone-record';

const HEX = /^([0-9a-f]{2})+$/i;
const TAG = /^[a-z0-9]{1,15}$/i;
/** One parameter of a service binding (RFC 9460 section 2.1 and its registry). */
const SERVICE_PARAM =
  /^(mandatory|alpn|no-default-alpn|port|ipv4hint|ech|ipv6hint|key\d{1,5})(=(?:"[^"\\]*"|[^\s"\\]+))?$/;

/** Normalises the parameters of a service binding, separated by one space; null if one is unknown or repeated. */
function serviceParams(text: string): string | null {
  const params = text.match(/(?:"[^"]*"|[^\s"])+/g) ?? [];
  const keys = params.map((param) => SERVICE_PARAM.exec(param)?.[1]);
  return keys.every((key) => key !== undefined) && new Set(keys).size === keys.length ? params.join(' ') : null;
}

/** Formats text, with or without quotes, as one quoted character-string. */
function quotedString(text: string): string | null {
  const quoted = (text.startsWith('"') && requoteTxt(text)) || quoteTxt(text);
  return text !== '' && txtStrings(quoted)?.length === 1 ? quoted : null;
}

/** Makes a host absolute: `@` and names without a dot are relative to the zone, as in a zone file. */
function absoluteHost(text: string, zone: string, root: boolean): string | null {
  const typed = text.trim();
  if (typed === '.') return root ? '.' : null;
  if (typed === '@') return `${zone}.`;
  const full = typed.endsWith('.') || typed.includes('.') ? typed : `${typed}.${zone}`;
  // Labels such as `_dmarc` are not host names, but CNAME and SRV targets may have them (RFC 8552).
  const ascii = /^[\x00-\x7f]*$/.test(full) ? full.toLowerCase().replace(/\.$/, '') : toAscii(full);
  return ascii !== null &&
    ascii.length <= 253 &&
    ascii.split('.').every((label) => /^(?=.{1,63}$)_?[a-z0-9]([a-z0-9_-]*[a-z0-9])?$/.test(label))
    ? `${ascii}.`
    : null;
}

type Problem = Coded<RecordProblemParams>;
type WrittenData = { readonly rdata: string } | { readonly problem: Problem };

const toValueProblem = (kind: RecordProblemParams['record_value']['kind']): Problem => ({
  code: 'record_value',
  params: { kind },
});

function writeField(field: RecordField, value: string | number | undefined, zone: string): WrittenData {
  const text = String(value ?? '').trim();
  const orProblem = (rdata: string | null, problem: Problem): WrittenData => (rdata === null ? { problem } : { rdata });
  switch (field.kind) {
    case 'ipv4':
      return orProblem(readIpv4(text), toValueProblem('ipv4'));
    case 'ipv6':
      return orProblem(readIpv6(text), toValueProblem('ipv6'));
    case 'host':
      return orProblem(
        absoluteHost(text, zone, field.root === true),
        toValueProblem(field.root ? 'host_or_root' : 'host'),
      );
    case 'hex':
      return orProblem(
        HEX.test(text.replace(/\s+/g, '')) ? text.replace(/\s+/g, '').toLowerCase() : null,
        toValueProblem('hex'),
      );
    case 'integer': {
      const max = field.max ?? 0;
      return orProblem(/^\d{1,5}$/.test(text) && Number(text) <= max ? String(Number(text)) : null, {
        code: 'record_number',
        params: { max },
      });
    }
    case 'text': {
      // A value with quotes, as copied from a zone file or a provider's page, keeps its separate strings.
      const quoted = (text.startsWith('"') && requoteTxt(text)) || quoteTxt(String(value ?? ''));
      return orProblem(text !== '' && quoted.length <= TXT_MAX ? quoted : null, {
        code: 'record_text',
        params: { max: TXT_MAX },
      });
    }
    case 'tag':
      return orProblem(TAG.test(text) ? text.toLowerCase() : null, toValueProblem('tag'));
    case 'quoted':
      return orProblem(quotedString(text), toValueProblem('quoted'));
    case 'params':
      return orProblem(serviceParams(text), toValueProblem('params'));
  }
}

/** Returns the fields of a record in presentation format, or what is wrong with them. Integers may be strings (DN-05). */
export function writeFields(
  type: RecordType,
  data: Readonly<Record<string, string | number>>,
  zone: string,
): { readonly fields: readonly string[] } | { readonly problems: readonly RecordProblem[] } {
  const written = RECORD_TYPES[type].fields.map((field) => ({
    field,
    value: writeField(field, data[field.name], zone),
  }));
  const problems = written.flatMap(({ field, value }) =>
    'problem' in value ? [{ field: field.name, ...value.problem }] : [],
  );
  if (problems.length) return { problems };
  return { fields: written.map(({ value }) => ('rdata' in value ? value.rdata : '')) };
}

/**
 * Parses the presentation format into fields for a form: integers as numbers, names without their final dot, text without quotes. Returns
 * an empty object for malformed data or an unknown type.
 */
export function readRdata(type: string, rdata: string): Readonly<Record<string, string | number>> {
  if (!isRecordType(type)) return {};
  const { fields } = RECORD_TYPES[type];
  const words = rdata.split(' ');
  const last = fields.length - 1;
  // The last field takes the rest of the line: texts and parameters contain spaces.
  const texts = [...words.slice(0, last), words.slice(last).join(' ')];
  if (words.length < last) return {};
  const read = fields.map(({ name, kind }, index) => [name, readField(kind, texts[index] ?? '')] as const);
  return read.every((field): field is readonly [RecordFieldName, string | number] => field[1] !== null)
    ? Object.fromEntries(read)
    : {};
}

function readField(kind: RecordField['kind'], word: string): string | number | null {
  switch (kind) {
    case 'integer':
      return /^\d+$/.test(word) ? Number(word) : null;
    case 'host':
      // A single-label host keeps its dot: without it, it would be relative to the zone.
      return word.slice(0, -1).includes('.') ? word.replace(/\.$/, '') : word;
    case 'text':
    case 'quoted':
      return unquoteTxt(word);
    case 'params':
      return word;
    default:
      return word === '' || word.includes(' ') ? null : word;
  }
}
