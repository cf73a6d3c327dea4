// Runs all tests, on a machine with only Node and npm: lint, types, unit and integration tests, the build, and the product in real
// browsers. `--full` runs longer journeys in Firefox and WebKit, and adds the backend's tests on the embedded database and the longer
// programmes at full size: the fault matrix with a kill at every point, requests of all kinds against every operation, a million generated
// ones, ten thousand orders under a thousand kills, long random histories of orders, and the load figures. Ends with `N passed, N failed`.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { startPgBouncer } from '../backend/scripts/pgbouncer-server.mjs';
import { findPostgres, startPostgres } from '../backend/scripts/postgres-server.mjs';
import { findPostfix } from '../backend/scripts/postfix-server.mjs';
import { findPowerDns } from '../backend/scripts/powerdns-server.mjs';
import { PROGRAMS, selectTests } from '../backend/scripts/tested-programs.mjs';
import { findCaddy } from './compose/find-caddy.mjs';
import { findNamespaces } from './compose/find-namespaces.mjs';
import {
  AT_ONCE,
  build,
  buildTests,
  cycles,
  deadCode,
  formatting,
  FRONT_END_PROJECTS,
  lint,
  testsIn,
  toolTests,
  types,
  WORKERS,
} from './lib/checks.mjs';
import { findCeph } from './lib/ceph-server.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { findNodeLts, NODE_LTS } from './lib/find-node-lts.mjs';
import { findPromtool } from './lib/find-promtool.mjs';
import { findOtherBrowsers } from './lib/find-other-browsers.mjs';
import { fromRoot, requireTool } from './lib/paths.mjs';
import { check, jest, nodeTests, reportFile, runNode, runSteps } from './lib/steps.mjs';

/** Shops that run concurrently, each with a browser: a single one would spend half of its time waiting. */
const BROWSERS_AT_ONCE = 2;

// Builds for tests include the pseudo-locale, in which one journey checks the pages.
process.env.PSEUDO_LOCALE ??= 'true';

const IS_FULL = process.argv.includes('--full');
// Otherwise properties are checked with the same values each time.
if (IS_FULL) process.env.PROPERTY_SEED ??= String(Date.now() % 2 ** 31);

/** Modules imported by tests that open a database. All other tests give the same results on either database. */
const ABOUT_A_DATABASE = ['backend/test/support/test-database.ts', 'backend/src/db/postgres.ts'];

const require = createRequire(import.meta.url);
const { embeddedOnly } = require('../backend/test/support/embedded-only.cjs');
const backendTests = (name, args, env) =>
  jest(name, ['--selectProjects', 'backend', '--silent', ...WORKERS, ...args], env);
const BESIDE_PROCESSES = ['--testPathPatterns', `^(?!.*${embeddedOnly})`];

/** What a step returns that cannot run on this machine. */
function notRun(output, reason, unit = 'tests') {
  output.write(`Not run: ${reason}.\n`);
  return { passed: 0, failed: 0, unit, note: `not run: ${reason}` };
}

/** Runs the backend tests of another program, if the machine has it or can install it. */
const withProgram = (name, title) => ({
  title,
  async run(output) {
    const { find, variable } = PROGRAMS[name];
    const found = find();
    if ('unavailable' in found) return notRun(output, found.unavailable);
    output.write(`With ${found.version}\n`);
    return jest(name, [...selectTests(name), '--silent', '--runInBand'], () => ({ [variable]: JSON.stringify(found) }))(
      output,
    );
  },
});

const unit = {
  title: "Unit tests of the shop's pages",
  run: jest('unit', ['--silent', ...WORKERS, '--selectProjects', ...FRONT_END_PROJECTS]),
};

/** Every test of the backend once: on PostgreSQL, as in production, if the machine has it, otherwise on the embedded database. */
const backend = {
  title: 'Backend tests on PostgreSQL',
  async run(output) {
    const server = await startPostgres();
    if ('unavailable' in server) {
      output.write(`On the embedded database instead: ${server.unavailable}.\n`);
      const result = await backendTests('backend', BESIDE_PROCESSES)(output);
      return { ...result, note: `on the embedded database: ${server.unavailable}` };
    }
    output.write(`On ${server.version}\n`);
    output.counts(server.pid);
    try {
      return await backendTests('backend', [], () => ({ TEST_DATABASE_URL: server.url }))(output);
    } finally {
      await server.stop();
    }
  },
};

/**
 * The tests with the most transactions, locks and schedules, with several instances, or with a replica, where session state does not
 * persist.
 */
const throughPgBouncer = {
  title: 'Backend tests through PgBouncer',
  async run(output) {
    const server = await startPostgres();
    const pooler = 'unavailable' in server ? server : await startPgBouncer(server.url);
    try {
      if ('unavailable' in pooler) return notRun(output, pooler.unavailable);
      output.write(`On ${server.version} through ${pooler.version}\n`);
      output.counts(server.pid);
      return await backendTests(
        'pgbouncer',
        [
          '--testPathPatterns',
          '(\\.pooler|/instances\\.postgres|/read-replica\\.postgres|/checkout|/database-jobs|/price-import)\\.test',
        ],
        () => ({ TEST_DATABASE_URL: server.url, TEST_DATABASE_POOLER: pooler.url }),
      )(output);
    } finally {
      if (!('unavailable' in pooler)) await pooler.stop();
      if (!('unavailable' in server)) await server.stop();
    }
  },
};

/** The embedded database, used by every shop without a `DATABASE_URL`, killed at every point; the browser journeys use it too. */
const embedded = {
  title: 'Processes on the embedded database',
  run: backendTests('embedded', ['--testPathPatterns', embeddedOnly]),
  needs: 'Build',
};

const onEmbedded = {
  title: 'Backend tests on the embedded database',
  run: backendTests('on-embedded', [...BESIDE_PROCESSES, '--findRelatedTests', ...ABOUT_A_DATABASE]),
};

const onPowerDns = withProgram('powerdns', 'Nameserver tests on PowerDNS');
const onPostfix = withProgram('postfix', 'Forwarding tests on Postfix and an ACME server');
const onDnsClients = withProgram('dns-clients', 'DNS changes by lego, certbot and lexicon');
const onOpensrsClient = withProgram('opensrs-client', 'Clients of OpenSRS at the stand-in');

const alerts = {
  title: 'Alert rules in promtool',
  async run(output) {
    const found = findPromtool();
    if ('unavailable' in found) return notRun(output, found.unavailable, 'check');
    return check('tools/check-alerts.mjs')(output);
  },
};

/** The command and gateways, each on a separate machine, with a real S3 server. */
const inBucket = {
  title: 'Releases in a bucket of Ceph',
  async run(output) {
    const found = findCeph();
    if ('unavailable' in found) return notRun(output, found.unavailable);
    output.write(`On ${found.version}\n`);
    return nodeTests('bucket', testsIn('tools/test-bucket'))(output);
  },
  needs: 'Build',
};

/** Simulates `docker compose up` on a machine without Docker. */
const onCompose = {
  title: 'A purchase in Compose services',
  async run(output) {
    const found = [findNamespaces, findPostgres, findPowerDns, findPostfix].map((find) => find());
    const unavailable = found.find((one) => 'unavailable' in one)?.unavailable;
    if (unavailable) return notRun(output, unavailable);
    const [, , powerDns] = found;
    const caddy = findCaddy();
    const result = await nodeTests('compose', testsIn('tools/test-compose'), {
      through: fromRoot('tools/compose/apart.mjs'),
      env: { TEST_COMPOSE: JSON.stringify({ powerDns, caddy }) },
    })(output);
    return 'unavailable' in caddy ? { ...result, note: `without what ends TLS: ${caddy.unavailable}` } : result;
  },
  needs: 'Build',
};

const onNodeLts = {
  title: `A purchase on Node ${NODE_LTS.split('.')[0]}`,
  async run(output) {
    const found = findNodeLts();
    if ('unavailable' in found) return notRun(output, found.unavailable);
    output.write(`On Node ${NODE_LTS}\n`);
    return nodeTests('node-lts', testsIn('tools/test-node-lts'), { env: { NODE_LTS_PROGRAM: found.program } })(output);
  },
  needs: 'Build',
};

const browserJourneys = {
  title: 'Browser journeys',
  run: jest('e2e', ['--config', 'e2e/jest.config.cjs', `--maxWorkers=${BROWSERS_AT_ONCE}`], () => ({
    CHROMIUM_PATH: findBrowser(),
  })),
  needs: 'Build',
};

const otherBrowsers = {
  title: 'Main journey in Firefox and WebKit',
  async run(output) {
    const { firefox, webkit, unavailable } = findOtherBrowsers();
    for (const reason of unavailable) output.write(`Not run: ${reason}.\n`);
    const notes = unavailable.map((reason) => `not run: ${reason}`);
    if (!firefox && !webkit) return { passed: 0, failed: 0, unit: 'tests', note: notes.join('; ') };
    const report = reportFile('other-browsers');
    const succeeded = await runNode(
      ['--import', requireTool.resolve('tsx'), fromRoot('e2e/browsers/main.ts'), report],
      { OTHER_BROWSERS: JSON.stringify({ firefox, webkit }), JOURNEY: IS_FULL ? 'long' : 'main' },
      output,
    );
    // Without a report, the programme itself did not finish.
    if (!existsSync(report)) return { passed: 0, failed: 1, unit: 'tests' };
    const { passed, failed, notes: told } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed, failed: failed || Number(!succeeded), unit: 'tests', note: [...notes, ...told].join('; ') };
  },
  needs: 'Build',
};

const programme = (title, name, file, env) => ({
  title,
  run: jest(
    name,
    ['--selectProjects', 'backend', '--silent', '--testTimeout', '7200000', '--runTestsByPath', file],
    () => env,
  ),
});

const longer = [
  onEmbedded,
  programme('Requests of all kinds, 200 a kind', 'fuzz', 'backend/test/api-fuzz.test.ts', { FUZZ_ROUNDS: '200' }),
  programme('Histories of orders, 2,000', 'model', 'backend/test/order-model.test.ts', { MODEL_RUNS: '2000' }),
  {
    title: 'Orders paid through the stand-in for Stripe',
    run: jest(
      'stripe',
      [
        '--selectProjects',
        'backend',
        '--silent',
        '--testPathPatterns',
        'test/(autorenewals|checkout|checkout-faults|orders-that-take-days|payment-methods|reconciliation|withdrawal)\\.test',
        ...WORKERS,
      ],
      () => ({ TEST_PAYMENT: 'stripe' }),
    ),
  },
  {
    title: 'Releases of a remote, 1,000',
    run: nodeTests('releases', () => [fromRoot('tools/test-built/many-releases.test.mjs')], {
      env: { MANY_RELEASES: '1000' },
    }),
    needs: 'Build',
  },
  { title: 'Robustness, at full size', run: check('tools/robustness.mjs') },
  { title: 'Fault matrix', run: check('tools/faults.mjs'), needs: 'Build' },
  { title: 'Load and page figures', run: check('tools/bench.mjs'), needs: 'Build' },
];

// The longest steps begin first, so that others can run beside them.
const everyTime = [
  build,
  lint,
  types,
  browserJourneys,
  embedded,
  backend,
  unit,
  throughPgBouncer,
  otherBrowsers,
  onPowerDns,
  onPostfix,
  onDnsClients,
  onOpensrsClient,
  onCompose,
  inBucket,
  onNodeLts,
  alerts,
  toolTests,
  buildTests,
  formatting,
  cycles,
  deadCode,
];
// `npm test -- --only=postgres` runs the steps whose title contains this word.
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .toLowerCase();
const chosen = (steps) => (only ? steps.filter(({ title }) => title.toLowerCase().includes(only)) : steps);
const passed = await runSteps(chosen(everyTime), { atOnce: AT_ONCE, and: IS_FULL ? chosen(longer) : [] });
process.exitCode = passed ? 0 : 1;
