import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { ROOT, fromRoot } from './paths.mjs';

const REPORTS = fromRoot('.cache/test');

/** The script of a command that the root depends on, so that it runs without a shell and without a package manager on the path. */
export function bin(packageName, name = packageName) {
  const folder = fromRoot('node_modules', packageName);
  const { bin: commands } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return `${folder}/${typeof commands === 'string' ? commands : commands[name]}`;
}

/** Runs a Node program to its end with its output on ours. @returns {Promise<boolean>} whether it succeeded */
export function runNode(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** A check that passes or fails as a whole. */
export const check = (...args) => async () => ({ passed: Number(await runNode(args)), unit: 'check' });

/** Runs Jest to its end. @returns {Promise<object | undefined>} its report; none when Jest itself broke off */
async function jestReport(report, args, env) {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  await runNode([bin('jest'), ...args, '--json', `--outputFile=${report}`], env);
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}

const failedFiles = ({ testResults }) => testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/**
 * A Jest run; its tests are counted one by one.
 * @param {{ again?: boolean }} [options] again: files that failed are run once more, alone. What passes then is printed as
 *   unsteady and counts as passed; what fails twice has failed. For tests that share the machine with a browser.
 */
export const jest = (name, args, env, { again = false } = {}) => async () => {
  const first = await jestReport(`${REPORTS}/${name}.json`, args, env?.());
  if (!first) return { passed: 0, failed: 1, unit: 'tests' };
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = first;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const files = failedFiles(first);
  if (!again || failed === 0) return { passed, failed, unit: 'tests' };

  console.log(`\n${files.length} files failed and are run once more`);
  const second = await jestReport(`${REPORTS}/${name}-again.json`, [...args, '--runTestsByPath', ...files], env?.());
  if (!second) return { passed, failed, unit: 'tests' };
  const still = new Set(failedFiles(second));
  for (const file of files.filter((each) => !still.has(each))) {
    const { assertionResults } = first.testResults.find((result) => result.name === file);
    for (const test of assertionResults.filter(({ status }) => status === 'failed')) console.log(`Unsteady, passed at the second run: ${test.fullName}`);
  }
  const inFailedFiles = first.testResults.filter((result) => files.includes(result.name)).flatMap((result) => result.assertionResults);
  const passedAtFirst = passed - inFailedFiles.filter(({ status }) => status === 'passed').length;
  return { passed: passedAtFirst + second.numPassedTests, failed: second.numFailedTests + second.numRuntimeErrorTestSuites, unit: 'tests' };
};

/** A run of Node's own test runner; its tests are counted one by one. */
export const nodeTests = (name, files) => async () => {
  mkdirSync(REPORTS, { recursive: true });
  const report = `${REPORTS}/${name}.tap`;
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout', '--test-reporter=tap', `--test-reporter-destination=${report}`];
  const succeeded = await runNode(['--test', ...reporters, ...files()]);
  const text = readFileSync(report, 'utf8');
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return { passed: count('pass'), failed: count('fail') + count('cancelled') || Number(!succeeded), unit: 'tests' };
};

/**
 * Runs steps one after the other, all of them even after a failure, and sums them up.
 * @param {{ title: string, run: () => Promise<{ passed: number, failed?: number, unit: string }>, needs?: string }[]} steps
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runSteps(steps) {
  const results = new Map();
  for (const { title, run, needs } of steps) {
    if (needs && results.get(needs)?.failed) {
      results.set(title, { passed: 0, failed: 1, note: `not run, because "${needs}" failed` });
      continue;
    }
    console.log(`\n── ${title}`);
    const start = performance.now();
    const result = await run().catch((error) => {
      console.error(error.message);
      return { passed: 0, failed: 1, unit: 'check' };
    });
    const failed = result.failed ?? Number(!result.passed);
    results.set(title, { ...result, failed, seconds: (performance.now() - start) / 1000 });
  }
  console.log('\n── Summary');
  let passed = 0;
  let failed = 0;
  for (const [title, result] of results) {
    passed += result.passed;
    failed += result.failed;
    const time = result.seconds === undefined ? result.note : `${result.seconds.toFixed(0)} s`;
    console.log(`${result.failed ? '✗' : '✓'} ${title.padEnd(34)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed   ${time}`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}
