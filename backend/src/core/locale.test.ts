import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs a program that formats dates in this time zone, as on a server with such a clock. */
const saidIn = (zone: string): unknown => {
  const program = `
    import { getLocale } from ${JSON.stringify(path.join(__dirname, 'locale.ts'))};
    const said = (at) => ['en', 'de'].flatMap((language) => [getLocale(language).date(at), getLocale(language).moment(new Date(at))]);
    console.log(JSON.stringify([said('2027-01-02T03:00:00Z'), said('2027-06-30T22:30:00Z')]));
  `;
  const argv = ['--import', 'tsx', '--input-type=module', '--eval', program];
  return JSON.parse(
    execFileSync(process.execPath, argv, { cwd: __dirname, env: { ...process.env, TZ: zone }, encoding: 'utf8' }),
  );
};

describe('[BC-01d] dates in emails, receipts and responses', () => {
  it.each(['America/New_York', 'Pacific/Kiritimati', 'UTC'])(
    'name the day in UTC when the server runs in %s',
    (zone) => {
      expect(saidIn(zone)).toEqual([
        ['January 2nd, 2027', 'January 2nd, 2027, 03:00 UTC', '2. Januar 2027', '2. Januar 2027 um 03:00 UTC'],
        ['June 30th, 2027', 'June 30th, 2027, 22:30 UTC', '30. Juni 2027', '30. Juni 2027 um 22:30 UTC'],
      ]);
    },
  );
});
