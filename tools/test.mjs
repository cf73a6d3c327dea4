// Everything that has to hold, on a machine with Node and npm only: lint, types, unit and integration tests, the build, and
// the product driven in a real browser. Ends with `N passed, N failed`.
import { startPostgres } from '../backend/scripts/postgres-server.mjs';
import { build, buildTests, cycles, deadCode, lint, toolTests, types, unit } from './lib/checks.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { jest, runSteps } from './lib/steps.mjs';

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
      return await jest('postgres', ['--selectProjects', 'backend', '--silent'], () => ({ TEST_DATABASE_URL: server.url }))();
    } finally {
      await server.stop();
    }
  },
};

const browserJourneys = {
  title: 'Browser journeys',
  run: jest('e2e', ['--config', 'e2e/jest.config.cjs', '--runInBand'], () => ({ CHROMIUM_PATH: findBrowser() })),
  needs: 'Build',
};

const passed = await runSteps([lint, cycles, deadCode, types, unit, onPostgres, toolTests, build, buildTests, browserJourneys]);
process.exitCode = passed ? 0 : 1;
