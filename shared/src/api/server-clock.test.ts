import { noteServerTime, serverNow } from './server-clock';

const NOW = new Date('2026-11-21T10:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  noteServerTime(NOW.toUTCString());
  jest.useRealTimers();
});

test.each([
  ['a year behind', 'Sun, 21 Nov 2027 10:00:00 GMT', '2027-11-21T10:00:00.000Z'],
  ['a day ahead', 'Fri, 20 Nov 2026 10:00:00 GMT', '2026-11-20T10:00:00.000Z'],
  ['right, and the response took some seconds', 'Sat, 21 Nov 2026 09:59:51 GMT', '2026-11-21T10:00:00.000Z'],
])('the time is that of the server when the clock of the browser is %s', (_how, date, time) => {
  noteServerTime(date);
  expect(serverNow().toISOString()).toBe(time);
});

test.each([null, 'soon'])('a response without a date that can be read (%s) changes nothing', (date) => {
  noteServerTime('Sun, 21 Nov 2027 10:00:00 GMT');
  noteServerTime(date);
  expect(serverNow().getFullYear()).toBe(2027);
});

test('the browser’s clock is used again once it was set right', () => {
  noteServerTime('Sun, 21 Nov 2027 10:00:00 GMT');
  jest.setSystemTime(new Date('2027-11-21T10:05:00Z'));
  noteServerTime('Sun, 21 Nov 2027 10:05:00 GMT');
  expect(serverNow().toISOString()).toBe('2027-11-21T10:05:00.000Z');
});
