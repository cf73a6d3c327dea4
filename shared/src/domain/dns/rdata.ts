import type { RecordType } from '../../contract/dns';
import { toAscii } from '../names';
import { RECORD_FIELDS, type RecordField } from './record-fields';
import { quoteTxt, TXT_MAX, txtStrings, unquoteTxt } from './txt-data';
import type { RecordProblem } from './zone-record';

const IPV4 = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;
const HEX = /^([0-9a-f]{2})+$/i;

/** Grammars of the types that are given whole; what they mean is checked by whoever reads them. */
const PRESENTATION: Partial<Record<RecordType, { readonly pattern: RegExp; readonly example: string }>> = {
  CAA: { pattern: /^(\d{1,3}) ([a-z0-9]+) ("(?:[^"\\]|\\.)*")$/i, example: '0 issue "letsencrypt.org"' },
  TLSA: { pattern: /^([0-3]) ([01]) ([0-2]) ([0-9a-f]{2})+$/i, example: '3 1 1 and a hash in hexadecimal' },
  SVCB: { pattern: /^\d{1,5} \S+( [a-z0-9-]+(=\S+)?)*$/i, example: '1 . alpn=h2' },
  HTTPS: { pattern: /^\d{1,5} \S+( [a-z0-9-]+(=\S+)?)*$/i, example: '1 . alpn=h2' },
};

/** An IPv6 address in its shortest form (RFC 5952), by the URL parser that browsers and Node share; null where it is none. */
function ipv6(text: string): string | null {
  if (!/^[0-9a-f:.]+$/i.test(text)) return null;
  try {
    return new URL(`http://[${text}]/`).hostname.slice(1, -1);
  } catch {
    return null;
  }
}

/** A host as an absolute name: `@` and names without a dot lie in the zone, as everywhere in a zone file. */
function absoluteHost(text: string, zone: string): string | null {
  const typed = text.trim();
  if (typed === '@') return `${zone}.`;
  const full = typed.endsWith('.') || typed.includes('.') ? typed : `${typed}.${zone}`;
  // Labels such as `_dmarc` are no host names, yet CNAME and SRV targets may have them (RFC 8552).
  const ascii = /^[\x00-\x7f]*$/.test(full) ? full.toLowerCase().replace(/\.$/, '') : toAscii(full);
  return ascii !== null && ascii.length <= 253 && ascii.split('.').every((label) => /^_?[a-z0-9]([a-z0-9_-]{0,61}[a-z0-9])?$/.test(label)) ? `${ascii}.` : null;
}

const wanted: Record<Exclude<RecordField['kind'], 'integer' | 'presentation'>, string> = {
  ipv4: 'Give an IPv4 address, such as 203.0.113.24.',
  ipv6: 'Give an IPv6 address, such as 2001:db8::24.',
  host: 'Give a host name, such as mail.example.com.',
  text: `Give some text, at most ${TXT_MAX} characters.`,
  hex: 'Give a hash in hexadecimal digits.',
};

type Written = { readonly rdata: string } | { readonly problem: string };

function writeField(field: RecordField, value: string | number | undefined, type: RecordType, zone: string): Written {
  const text = String(value ?? '').trim();
  const orProblem = (rdata: string | null, problem: string): Written => (rdata === null ? { problem } : { rdata });
  switch (field.kind) {
    case 'ipv4':
      return orProblem(IPV4.test(text) ? text : null, wanted.ipv4);
    case 'ipv6':
      return orProblem(ipv6(text), wanted.ipv6);
    case 'host':
      return orProblem(absoluteHost(text, zone), wanted.host);
    case 'hex':
      return orProblem(HEX.test(text) ? text.toLowerCase() : null, wanted.hex);
    case 'integer': {
      const max = field.max ?? 0;
      return orProblem(/^\d{1,5}$/.test(text) && Number(text) <= max ? String(Number(text)) : null, `Give a whole number from 0 to ${max}.`);
    }
    case 'text': {
      // A value that comes with its quotes, as zone files and providers' pages show it, is taken as it is.
      const quoted = text.startsWith('"') && txtStrings(text) ? text : quoteTxt(String(value ?? ''));
      return orProblem(text !== '' && quoted.length <= TXT_MAX ? quoted : null, wanted.text);
    }
    case 'presentation': {
      const form = PRESENTATION[type];
      return orProblem(form?.pattern.test(text) ? text : null, `Write it as in: ${form?.example ?? ''}`);
    }
  }
}

/** The data of a record in presentation format, or what is wrong with its fields. Integers may come as text (DN-05). */
export function writeRdata(
  type: RecordType,
  data: Readonly<Record<string, string | number>>,
  zone: string,
): { readonly rdata: string } | { readonly problems: readonly RecordProblem[] } {
  const written = RECORD_FIELDS[type].map((field) => ({ field, value: writeField(field, data[field.name], type, zone) }));
  const problems = written.flatMap(({ field, value }) => ('problem' in value ? [{ field: field.name, text: value.problem }] : []));
  return problems.length ? { problems } : { rdata: written.map(({ value }) => ('rdata' in value ? value.rdata : '')).join(' ') };
}

/**
 * The fields of a type out of its presentation format, as a form shows them: integers as numbers, names without their final
 * dot, text without quotes. Data that does not have its type's form gives an empty object.
 */
export function readRdata(type: RecordType, rdata: string): Readonly<Record<string, string | number>> {
  const fields = RECORD_FIELDS[type];
  const [only] = fields;
  if (fields.length === 1 && only?.kind === 'text') {
    const text = unquoteTxt(rdata);
    return text === null ? {} : { [only.name]: text };
  }
  if (fields.length === 1 && only?.kind === 'presentation') return { [only.name]: rdata };
  const words = rdata.split(' ');
  if (words.length !== fields.length) return {};
  return Object.fromEntries(
    fields.map(({ name, kind }, index) => {
      const word = words[index] ?? '';
      return [name, kind === 'integer' ? Number(word) : kind === 'host' ? word.replace(/\.$/, '') : word];
    }),
  );
}
