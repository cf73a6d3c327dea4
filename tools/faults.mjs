// Runs every test of docs/faults.md: backend tests on PGlite and on PostgreSQL with the full kill programme, browser tests on the built
// product. Prints the table with the results; `node tools/faults.mjs P10 R6` runs only these rows. Exits with 1 if a row fails or was not
// covered in this run.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { startPostgres } from '../backend/scripts/postgres-server.mjs';
import { build } from './build.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { fromRoot } from './lib/paths.mjs';
import { bin, runNode } from './lib/steps.mjs';

const wanted = new Set(process.argv.slice(2));

/** Covered rows of the page: id, fault, outcome. */
const [covered] = readFileSync(fromRoot('docs/faults.md'), 'utf8').split('\n## Not covered yet');
const rows = covered.split('\n').flatMap((line) => {
  const [, id, fault, expected] = /^\| ([A-Z]\d+) \| (.*?) \| (.*?) \|$/.exec(line) ?? [];
  return id && (wanted.size === 0 || wanted.has(id)) ? [{ id, fault, expected }] : [];
});
const pattern = `\\[(${rows.map(({ id }) => id).join('|')})\\]`;

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'],
  { cwd: fromRoot(), encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && new RegExp(pattern).test(readFileSync(fromRoot(file), 'utf8')));

/** Runs files with Jest. @returns {Promise<{ title: string, status: string }[]>} the tests that cover a row */
async function run(name, chosen, env, ...options) {
  if (chosen.length === 0) return [];
  const report = fromRoot('.cache/test', `faults-${name}.json`);
  mkdirSync(fromRoot('.cache/test'), { recursive: true });
  rmSync(report, { force: true });
  await runNode(
    [
      bin('jest'),
      ...options,
      '--silent',
      '--runInBand',
      '--runTestsByPath',
      ...chosen.map((file) => fromRoot(file)),
      '--testNamePattern',
      pattern,
      '--json',
      `--outputFile=${report}`,
    ],
    env,
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ assertionResults, name: file, status, message }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [{ title: `${file}: ${message.split('\n')[0]}`, status: 'failed' }]
      : assertionResults
          .filter((test) => test.status !== 'pending')
          .map((test) => ({ title: `${name}: ${test.fullName}`, status: test.status })),
  );
}

const inBrowser = files.filter((file) => file.startsWith('e2e/'));
const inBackend = files.filter((file) => file.startsWith('backend/'));
const elsewhere = files.filter((file) => !inBrowser.includes(file) && !inBackend.includes(file));
const isPostgres = (file) => file.endsWith('.postgres.test.ts');
// These start their own database.
const ownDatabase = /\/(kill(-[a-z-]+)?|process)\.test\.ts$/;

const notRun = [];
const results = [
  ...(await run('unit', elsewhere, {})),
  ...(await run(
    'PGlite',
    inBackend.filter((file) => !isPostgres(file)),
    { KILL_POINTS: 'all' },
  )),
];

const onPostgres = inBackend.filter((file) => !ownDatabase.test(file));
if (onPostgres.length > 0) {
  const server = await startPostgres();
  if ('unavailable' in server) {
    notRun.push(`The rows on PostgreSQL were not run: ${server.unavailable}.`);
  } else {
    results.push(...(await run('PostgreSQL', onPostgres, { TEST_DATABASE_URL: server.url })));
    await server.stop();
  }
}

if (inBrowser.length > 0) {
  await build();
  results.push(
    ...(await run('browser', inBrowser, { CHROMIUM_PATH: findBrowser() }, '--config', fromRoot('e2e/jest.config.cjs'))),
  );
}

let failed = 0;
for (const { id, fault, expected } of rows) {
  const tests = results.filter(({ title }) => title.includes(`[${id}]`));
  const broken = tests.filter(({ status }) => status !== 'passed');
  const holds = tests.length > 0 && broken.length === 0;
  if (!holds) failed += 1;
  const verdict = holds
    ? `✓ ${tests.length} passed`
    : broken.length > 0
      ? `✗ ${broken.length} of ${tests.length} failed`
      : '✗ no test was run';
  console.log(`\n${id.padEnd(4)} ${verdict}\n     fault     ${fault}\n     expected  ${expected}`);
  for (const { title, status } of tests) console.log(`     ${status === 'passed' ? '✓' : '✗'} ${title}`);
}
// Files that failed to load, and so belong to no row.
const unnamed = results.filter(
  ({ title, status }) => status !== 'passed' && !rows.some(({ id }) => title.includes(`[${id}]`)),
);
for (const { title } of unnamed) console.log(`\n✗ ${title}`);
for (const line of notRun) console.log(`\n${line}`);
console.log(`\n${rows.length - failed} of ${rows.length} rows hold`);
process.exitCode = failed === 0 && unnamed.length === 0 ? 0 : 1;
