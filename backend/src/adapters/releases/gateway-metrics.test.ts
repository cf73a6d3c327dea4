import fc from 'fast-check';
import { Counter, Registry } from 'prom-client';
import { countReports } from './gateway-metrics';

test('[BO-04i] views and errors are parsed from metrics as a gateway writes them, whatever the name of a release', async () => {
  const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  const counted = fc.uniqueArray(fc.record({ release: label, views: fc.nat(999), errors: fc.nat(999) }), {
    selector: ({ release }) => release,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(counted, async (releases) => {
      const registers = [new Registry()];
      const counter = (name: string, labelNames: string[]) => new Counter({ name, help: name, labelNames, registers });
      const viewed = counter('storefront_page_views_total', ['remote', 'release']);
      const failed = counter('storefront_browser_errors_total', ['remote', 'release', 'reason']);
      for (const { release, views, errors } of releases) {
        viewed.inc({ remote: 'mfe_account', release }, views);
        failed.inc({ remote: 'mfe_account', release, reason: 'crashed' }, errors);
        failed.inc({ remote: 'mfe_account', release, reason: 'looping' }, 1);
      }
      const counts = countReports((await registers[0]?.metrics()) ?? '');
      expect([...counts].sort()).toEqual(
        releases.map(({ release, views, errors }) => [`mfe_account ${release}`, { views, errors: errors + 1 }]).sort(),
      );
    }),
    // Unicode line separators, which `.` does not match in a pattern.
    { numRuns: 50, examples: [[[{ release: '\u2028\r\\"', views: 1, errors: 2 }]]] },
  );
});
