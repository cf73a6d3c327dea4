// Everything that has to hold, on a machine with Node and npm only: lint, types, unit and integration tests, the build, and
// the product driven in a real browser. `--full` adds the longer programmes at full size: the fault matrix with a kill at every
// point, requests of all kinds against every operation, long random histories of orders, and the load figures. Ends with
// `N passed, N failed`.
import { startPostgres } from '../backend/scripts/postgres-server.mjs';
import { findPowerDns } from '../backend/scripts/powerdns-server.mjs';
import { ALL_CORES, build, buildTests, cycles, deadCode, lint, toolTests, types, unit } from './lib/checks.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { check, jest, runSteps } from './lib/steps.mjs';

const onPostgres = {
  title: 'Integration tests on PostgreSQL',
  async run() {
    const server = await startPostgres();
    if ('unavailable' in server) {
      console.log(`Not run: ${server.unavailable}.`);
      return { passed: 0, failed: 0, unit: 'tests' };
    }
    console.log(`On ${server.version}`);
    try {
      return await jest('postgres', ['--selectProjects', 'backend', '--silent', ALL_CORES], () => ({ TEST_DATABASE_URL: server.url }))();
    } finally {
      await server.stop();
    }
  },
};

const onPowerDns = {
  title: 'Name server tests on PowerDNS',
  async run() {
    const found = findPowerDns();
    if ('unavailable' in found) {
      console.log(`Not run: ${found.unavailable}.`);
      return { passed: 0, failed: 0, unit: 'tests' };
    }
    console.log(`On ${found.version}`);
    return jest('powerdns', ['--selectProjects', 'backend', '--testPathPatterns', '\\.powerdns\\.test', '--silent'], () => ({ TEST_POWERDNS: JSON.stringify(found) }))();
  },
};

const browserJourneys = {
  title: 'Browser journeys',
  run: jest('e2e', ['--config', 'e2e/jest.config.cjs', '--runInBand'], () => ({ CHROMIUM_PATH: findBrowser() })),
  needs: 'Build',
};

const programme = (title, name, file, env) => ({ title, run: jest(name, ['--selectProjects', 'backend', '--silent', '--testTimeout', '7200000', '--runTestsByPath', file], () => env) });

const longer = [
  programme('Requests of all kinds, 200 a kind', 'fuzz', 'backend/test/api-fuzz.test.ts', { FUZZ_ROUNDS: '200' }),
  programme('Histories of orders, 2,000', 'model', 'backend/test/order-model.test.ts', { MODEL_RUNS: '2000' }),
  {
    title: 'Orders paid through the stand-in for Stripe',
    run: jest('stripe', ['--selectProjects', 'backend', '--silent', '--testPathPatterns', 'test/(autorenewals|checkout|checkout-faults|orders-that-take-days|payment-methods|reconciliation|withdrawal)\\.test', ALL_CORES], () => ({ TEST_PAYMENT: 'stripe' })),
  },
  { title: 'Fault matrix', run: check('tools/faults.mjs'), needs: 'Build' },
  { title: 'Load and page figures', run: check('tools/bench.mjs'), needs: 'Build' },
];

const everyTime = [lint, cycles, deadCode, types, unit, onPostgres, onPowerDns, toolTests, build, buildTests, browserJourneys];
const passed = await runSteps(process.argv.includes('--full') ? [...everyTime, ...longer] : everyTime);
process.exitCode = passed ? 0 : 1;
