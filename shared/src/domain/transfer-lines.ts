import { splitDomain, toAscii } from './names';

export const TRANSFER_NAMES_MAX = 200;

/** The longest accepted transfer code (EPP authInfo is a short password, RFC 5731 section 3.2.4). */
export const TRANSFER_CODE_MAX = 128;

/** The shortest code that any registry issues (ICANN Transfer Policy, I.A.5; DENIC and others as well). */
const CODE_MIN = 6;

/** A domain to transfer in, as it was pasted. */
export interface TransferLine {
  /** The number of its line, starting at 1. */
  readonly line: number;
  /** ASCII form. */
  readonly domain: string;
  /** A secret; missing if the paste has none for the domain. */
  readonly auth_info?: string;
}

/** Why a line could not be read. */
export type TransferLineFault =
  'no_name' | 'host' | 'several_codes' | 'code_too_long' | 'code_unreadable' | 'two_codes' | 'too_many';

/** A line that was left out. Never includes its text, which may be a code. */
export interface TransferLineProblem {
  readonly line: number;
  readonly fault: TransferLineFault;
  /** The domain of the line, if one was found. */
  readonly domain?: string;
}

export interface TransferPaste {
  readonly entries: readonly TransferLine[];
  readonly problems: readonly TransferLineProblem[];
}

/** The separator of fields: one mark with optional blanks around it, or blanks alone. */
const SEPARATOR = /^(?:\s*[,;|\t]\s*|\s+)/;
const NO_BREAK = /[\u00a0\u2007\u202f\ufeff]/g;
const HEADING = /^["']?(?:domain(?:[ _-]?names?)?|names?)["']?\s*(?:[,;|\t]|\s|$)/i;
const CODE_LABEL = /^(?:(?:auth(?:orization|orisation|info)?|epp|transfer|tac)(?:[ _-]?code)?|code)\s*[:=]\s*/i;
const QUOTES = `"'\``;

/** Removes what may have been copied together with a domain: a scheme, a path, a full stop, a colon before the code. */
function bareName(token: string): string {
  return token
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*$/s, '')
    .replace(/[:.]+$/, '');
}

/** Parses a token as a domain in ASCII; null if it cannot be one, such as a code that contains a full stop. */
function asDomain(token: string): string | null {
  const ascii = toAscii(bareName(token));
  if (ascii === null) return null;
  // Every TLD consists of letters or is an A-label; a code such as `x9.Q7` ends in neither (RFC 3696 section 2).
  return /\.(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/.test(ascii) ? ascii : null;
}

interface Field {
  readonly text: string;
  /** The text after the field and its separator. */
  readonly rest: string;
  /** The separator, or a blank. */
  readonly mark: string;
}

/** Reads the first field of a line: quoted text (a doubled quote is a literal one), or everything up to a separator. */
function firstField(line: string): Field {
  const quote = line[0] ?? '';
  if (QUOTES.includes(quote) && quote !== '') {
    let text = '';
    for (let at = 1; at < line.length; at += 1) {
      if (line[at] !== quote) text += line[at];
      else if (line[at + 1] === quote) text += line[at++];
      else {
        const after = line.slice(at + 1);
        const separator = SEPARATOR.exec(after)?.[0];
        if (after !== '' && separator === undefined) break;
        return { text, rest: after.slice(separator?.length ?? 0), mark: separator?.trim() || ' ' };
      }
    }
  }
  const end = line.search(/[\s,;|]/);
  if (end < 0) return { text: line, rest: '', mark: ' ' };
  const separator = SEPARATOR.exec(line.slice(end))?.[0] ?? '';
  return { text: line.slice(0, end), rest: line.slice(end + separator.length), mark: separator.trim() || ' ' };
}

/** Reads the last field of a line and everything before it, from the end. */
function lastField(line: string): Field | null {
  const found = /^(.*?)(?:\s*[,;|\t]\s*|\s+)(["'`]?)([^\s,;|"'`]+)\2$/s.exec(line);
  return found ? { text: found[3] ?? '', rest: found[1] ?? '', mark: ' ' } : null;
}

/** Extracts the code: without its quotes, its label and the separators that a spreadsheet leaves behind. */
function getCode(rest: string, mark: string): string | 'several' {
  const text = rest.trim();
  if (text === '') return '';
  const unlabelled = text.replace(CODE_LABEL, '');
  const quoted = firstField(unlabelled);
  if (QUOTES.includes(unlabelled[0] ?? ' ') && quoted.text !== unlabelled && /^[\s,;|]*$/.test(quoted.rest))
    return quoted.text;
  let plain = unlabelled;
  if (mark !== ' ') while (plain.endsWith(mark)) plain = plain.slice(0, -mark.length).trimEnd();
  return /\s/.test(plain) ? 'several' : plain;
}

/** Whether a token can be the code of the domain on the previous line: long enough and not a plain word. */
const looksLikeCode = (token: string): boolean =>
  token.length >= CODE_MIN && token.length <= TRANSFER_CODE_MAX && !/\s/.test(token) && !/^[a-z]+$/i.test(token);

interface LineText {
  readonly domain: string;
  readonly code: string | 'several';
}

function readLine(line: string): LineText | null {
  const first = firstField(line);
  const domain = asDomain(first.text);
  if (domain !== null) return { domain, code: getCode(first.rest, first.mark) };
  const last = lastField(line);
  const behind = last && asDomain(last.text);
  return last && behind !== null ? { domain: behind ?? '', code: getCode(last.rest, ' ') } : null;
}

/** Removes `www.`, which belongs to the site; null for any other host, as only domains can be transferred. */
function registrable(domain: string): string | null {
  const bare = domain.startsWith('www.') && splitDomain(domain).sld.includes('.') ? domain.slice(4) : domain;
  const { sld } = splitDomain(bare);
  return sld === '' || sld.includes('.') ? null : bare;
}

/**
 * Reads pasted domains and transfer codes (TR-04): one domain per line, its code before or after it or on the next line, separated by
 * blanks, tabs, commas, semicolons or bars, with or without quotes. Every line that is not blank becomes an entry, part of one, or a
 * problem with its line number. Never throws.
 */
export function readTransferLines(text: string): TransferPaste {
  const entries = new Map<string, TransferLine>();
  const problems: TransferLineProblem[] = [];
  /** The domain of the previous line, if that had no code. */
  let waiting: string | null = null;

  const put = (line: number, domain: string, code: string): void => {
    const before = entries.get(domain);
    if (code.length > TRANSFER_CODE_MAX) return void problems.push({ line, fault: 'code_too_long', domain });
    // Codes have no control characters, but a corrupted paste may.
    if (/[\u0000-\u001f\u007f]/.test(code)) return void problems.push({ line, fault: 'code_unreadable', domain });
    if (before?.auth_info !== undefined && code !== '' && before.auth_info !== code)
      return void problems.push({ line, fault: 'two_codes', domain });
    if (!before && entries.size >= TRANSFER_NAMES_MAX) return void problems.push({ line, fault: 'too_many', domain });
    const auth_info = code === '' ? before?.auth_info : code;
    entries.set(domain, { line: before?.line ?? line, domain, ...(auth_info === undefined ? {} : { auth_info }) });
  };

  text.split(/\r\n|[\r\n\u2028\u2029]/).forEach((raw, index) => {
    const line = index + 1;
    const content = raw.replace(NO_BREAK, ' ').trim();
    const alone = waiting;
    waiting = null;
    if (content === '') {
      waiting = alone;
      return;
    }
    const read = readLine(content);
    if (!read) {
      const code = getCode(content, ' ');
      if (alone !== null && code !== 'several' && looksLikeCode(code)) put(line, alone, code);
      else if (line > 1 || !HEADING.test(content)) problems.push({ line, fault: 'no_name' });
      return;
    }
    const domain = registrable(read.domain);
    if (domain === null) return void problems.push({ line, fault: 'host', domain: read.domain });
    if (read.code === 'several') return void problems.push({ line, fault: 'several_codes', domain });
    put(line, domain, read.code);
    if (read.code === '' && entries.get(domain)?.auth_info === undefined) waiting = domain;
  });
  return { entries: [...entries.values()], problems };
}
