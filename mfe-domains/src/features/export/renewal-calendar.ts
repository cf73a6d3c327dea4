import { fileDate } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

/** A domain and its expiry. */
export interface Ending {
  /** Unicode name. */
  readonly name: string;
  /** ISO 8601. */
  readonly expiry: string;
  /** The same in every file, so that a calendar updates its entry instead of adding a second one. */
  readonly id: string;
  /** Page of the domain. */
  readonly url: string;
}

/** Reminders, in days before the expiry. */
const REMIND_DAYS = [30, 7] as const;
const LINE_OCTETS = 75;

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');
/** Formats the local date, as the pages do. */
const day = (at: Date): string => fileDate(at).slice(0, 8);

/** Folds a line longer than 75 octets, never inside a character (RFC 5545 section 3.1). */
function foldLine(line: string): string {
  const octets = new TextEncoder();
  let text = '';
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > LINE_OCTETS) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += size;
  }
  return text;
}

/** Creates a calendar file of expiry dates with reminders (RFC 5545). */
export function renewalCalendar(t: Translate, endings: readonly Ending[], now: Date): string {
  const events = endings.flatMap(({ name, expiry, id, url }) => {
    const end = new Date(expiry);
    return [
      'BEGIN:VEVENT',
      `UID:${escapeText(id)}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART;VALUE=DATE:${day(end)}`,
      `SUMMARY:${escapeText(t(messages.ends, { domain: name }))}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      ...REMIND_DAYS.flatMap((days) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escapeText(t(messages.endsIn, { domain: name, count: days }))}`,
        `TRIGGER:-P${days}D`,
        'END:VALARM',
      ]),
      'END:VEVENT',
    ];
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Storefront//Renewal dates//EN', ...events, 'END:VCALENDAR', '']
    .map(foldLine)
    .join('\r\n');
}
