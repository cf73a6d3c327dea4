import { translator } from '@storefront/shared/i18n';
import { format } from 'date-fns';
import fc from 'fast-check';
import { renewalCalendar } from './renewal-calendar';

const t = translator('en');
const now = new Date('2026-11-22T12:00:00Z');
const ending = {
  name: 'brindlewharf.com',
  expiry: '2027-03-01T12:00:00Z',
  id: 'brindlewharf.com',
  url: 'https://shop.example/domain/overview?name=brindlewharf.com',
};
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

describe('[DM-08b] renewal dates as a calendar file', () => {
  it('has an all-day entry with two reminders for each name', () => {
    const lines = unfolded(renewalCalendar(t, [ending], now));
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:brindlewharf.com',
        'DTSTAMP:20261122T120000Z',
        'DTSTART;VALUE=DATE:20270301',
        'SUMMARY:brindlewharf.com expires',
        'TRIGGER:-P30D',
        'TRIGGER:-P7D',
        'END:VCALENDAR',
      ]),
    );
    expect(lines.at(-1)).toBe('');
  });

  it('uses the local date of the visitor, as the pages do', () => {
    const midnight = new Date(2027, 2, 1);
    for (const at of [midnight, new Date(midnight.getTime() - 1)]) {
      const lines = unfolded(renewalCalendar(t, [{ ...ending, expiry: at.toISOString() }], now));
      expect(lines).toContain(`DTSTART;VALUE=DATE:${format(at, 'yyyyMMdd')}`);
    }
  });

  it('folds lines at 75 octets without damaging any text, whatever the name contains', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).filter((name) => !/[\r\n]/.test(name)),
        (name) => {
          const file = renewalCalendar(t, [{ ...ending, name }], now);
          for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          const summary = unfolded(file).find((line) => line.startsWith('SUMMARY:')) ?? '';
          expect(summary.slice('SUMMARY:'.length).replace(/\\([\\;,])/g, '$1')).toBe(`${name} expires`);
        },
      ),
    );
  });
});
