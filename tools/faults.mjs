// Runs every test of docs/faults.md, on PGlite and on PostgreSQL, with the kill programme at full size, and prints the table
// with the results. `node tools/faults.mjs P10 R6` runs these rows only. Ends with 1 when a row fails or has no test.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { startPostgres } from '../backend/scripts/postgres-server.mjs';
import { fromRoot } from './lib/paths.mjs';
import { bin, runNode } from './lib/steps.mjs';

const wanted = new Set(process.argv.slice(2));

/** The rows of the page: id, fault, what happens. */
const rows = readFileSync(fromRoot('docs/faults.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id, fault, expected] = /^\| ([A-Z]\d+) \| (.*?) \| (.*?) \|$/.exec(line) ?? [];
    return id && (wanted.size === 0 || wanted.has(id)) ? [{ id, fault, expected }] : [];
  });
const pattern = `\\[(${rows.map(({ id }) => id).join('|')})\\]`;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'], { cwd: fromRoot(), encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && new RegExp(pattern).test(readFileSync(fromRoot(file), 'utf8')));

/** Runs files with Jest. @returns {Promise<{ title: string, status: string }[]>} the tests that carry a row */
async function run(name, chosen, env) {
  if (chosen.length === 0) return [];
  const report = fromRoot('.cache/test', `faults-${name}.json`);
  mkdirSync(fromRoot('.cache/test'), { recursive: true });
  rmSync(report, { force: true });
  await runNode([bin('jest'), '--silent', '--runInBand', '--runTestsByPath', ...chosen, '--testNamePattern', pattern, '--json', `--outputFile=${report}`], env);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ assertionResults, name: file, status, message }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [{ title: `${file}: ${message.split('\n')[0]}`, status: 'failed' }]
      : assertionResults.filter((test) => test.status !== 'pending').map((test) => ({ title: `${name}: ${test.fullName}`, status: test.status })),
  );
}

const isBrowser = (file) => file.startsWith('e2e/');
const isPostgres = (file) => file.endsWith('.postgres.test.ts');
const onEither = files.filter((file) => !isBrowser(file) && !isPostgres(file));
// These bring their own database.
const ownDatabase = /\/(kill|process)\.test\.ts$/;

const results = await run('PGlite', onEither, { KILL_POINTS: 'all' });
const server = await startPostgres();
if ('unavailable' in server) {
  console.log(`The rows on PostgreSQL were not run: ${server.unavailable}.`);
} else {
  const there = files.filter((file) => isPostgres(file) || (file.startsWith('backend/') && !ownDatabase.test(file)));
  results.push(...(await run('PostgreSQL', there, { TEST_DATABASE_URL: server.url })));
  await server.stop();
}

let failed = 0;
for (const { id, fault, expected } of rows) {
  const tests = results.filter(({ title }) => title.includes(`[${id}]`));
  const journeys = files.filter((file) => isBrowser(file) && readFileSync(fromRoot(file), 'utf8').includes(`[${id}]`));
  const broken = tests.filter(({ status }) => status !== 'passed');
  const isProven = tests.length > 0 || journeys.length > 0;
  if (broken.length > 0 || !isProven) failed += 1;
  const verdict = broken.length > 0 ? `✗ ${broken.length} of ${tests.length} failed` : tests.length > 0 ? `✓ ${tests.length} passed` : journeys.length > 0 ? 'in the browser, by npm test' : '✗ no test';
  console.log(`\n${id.padEnd(4)} ${verdict}\n     fault     ${fault}\n     expected  ${expected}`);
  for (const { title, status } of tests) console.log(`     ${status === 'passed' ? '✓' : '✗'} ${title}`);
  for (const file of journeys) console.log(`       ${file}`);
}
console.log(`\n${rows.length - failed} of ${rows.length} rows hold`);
process.exitCode = failed === 0 ? 0 : 1;
