import { format } from 'date-fns';
import fc from 'fast-check';
import { fileDate, formatDate, formatDateTime } from './date-format';
import { addYears, daysLeft } from './dates';

const instants = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('dates', () => {
  it('[BC-01c] are written in words and in file names', () => {
    const local = new Date(2027, 3, 29, 13, 5, 9);
    expect(formatDate(local)).toBe('April 29th, 2027');
    expect(fileDate(local)).toBe('20270429_130509');
    expect(formatDate(local.toISOString())).toBe('April 29th, 2027');
    expect(formatDateTime(local)).toBe('April 29th, 2027, 13:05');
  });

  it('[BC-01c] are written like the formats of date-fns that the specification names', () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(formatDate(at)).toBe(format(at, 'PPP'));
        expect(formatDateTime(at)).toBe(format(at, 'PPP, HH:mm'));
        expect(fileDate(at)).toBe(format(at, 'yyyyMMdd_HHmmss'));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([formatDate, formatDateTime, fileDate])('[BC-01c] are not written if they are none: %p', (write) => {
    expect(() => write('soon')).toThrow(RangeError);
  });

  it.each([
    ['de', '29. April 2027', '29. April 2027 um 13:05'],
    ['ja', '2027年4月29日', '2027年4月29日 13:05'],
    ['en-XA', 'April 29th, 2027', 'April 29th, 2027, 13:05'],
  ])('are written in the order of the language %s', (language, day, moment) => {
    const local = new Date(2027, 3, 29, 13, 5, 9);
    expect(formatDate(local, language)).toBe(day);
    expect(formatDateTime(local, language)).toBe(moment);
  });

  it.each([
    ['2028-02-29T12:00:00Z', 1, '2029-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00Z', 4, '2032-02-29T12:00:00.000Z'],
    ['2027-03-31T23:59:59Z', 10, '2037-03-31T23:59:59.000Z'],
  ])('[CT-09a] %s plus %i years is %s', (from, years, to) => {
    expect(addYears(from, years).toISOString()).toBe(to);
  });

  it('[CT-09a] change only the year when years are added, except on 29 February', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 10 }), (from, years) => {
        const to = addYears(from, years);
        expect(to.getUTCFullYear()).toBe(from.getUTCFullYear() + years);
        expect(to.toISOString().slice(11)).toBe(from.toISOString().slice(11));
        const leapDay = from.getUTCMonth() === 1 && from.getUTCDate() === 29;
        if (!leapDay) expect(to.toISOString().slice(5, 10)).toBe(from.toISOString().slice(5, 10));
      }),
      { numRuns: 1000 },
    );
  });

  it('[DM-03] count whole days of 24 hours until an expiry, never fewer than none', () => {
    const expiry = '2027-04-29T15:00:00Z';
    expect(daysLeft(expiry, new Date('2027-04-20T00:30:00Z'))).toBe(9);
    expect(daysLeft(expiry, new Date('2027-04-19T23:30:00Z'))).toBe(9);
    expect(daysLeft(expiry, new Date('2027-04-29T14:59:59Z'))).toBe(0);
    expect(daysLeft(expiry, new Date('2027-05-29T14:59:59Z'))).toBe(0);
  });
});
