import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
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

/** A Jest run; its tests are counted one by one. */
export const jest = (name, args, env) => async () => {
  mkdirSync(REPORTS, { recursive: true });
  const report = `${REPORTS}/${name}.json`;
  rmSync(report, { force: true });
  const succeeded = await runNode([bin('jest'), ...args, '--json', `--outputFile=${report}`], env?.());
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, unit: 'tests' };
  } catch {
    // Jest itself did not come to its end, so it has written no report.
    return { passed: 0, failed: Number(!succeeded), unit: 'tests' };
  }
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
