import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { ROOT, fromRoot } from './paths.mjs';
import { CpuTimes } from './cpu-time.mjs';

const REPORTS = fromRoot('.cache/test');

/**
 * Returns the script of a command, so that it runs without a shell and without a package manager on the path.
 * @param [workspace] folder of the package that depends on it, if it is not the root
 */
export function bin(packageName, name = packageName, workspace = '.') {
  const folder = fromRoot(workspace, 'node_modules', packageName);
  const { bin: commands } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return `${folder}/${typeof commands === 'string' ? commands : commands[name]}`;
}

/**
 * @typedef {{ write: (text: string) => void, counts?: (pid: number) => void }} Output takes what a step prints, and the processes whose time
 * is the step's
 */

/**
 * Runs a Node program to its end.
 * @param {Output} [output] receives its output; our own output by default
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runNode(args, env = {}, output = undefined) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    if (child.pid !== undefined) output?.counts?.(child.pid);
    for (const stream of output ? [child.stdout, child.stderr] : [])
      stream.setEncoding('utf8').on('data', (text) => output.write(text));
    child.once('error', () => resolve(false));
    child.once(output ? 'close' : 'exit', (code, signal) => {
      if (code !== 0) output?.write(`Ended ${signal ? `by ${signal}` : `with exit code ${code}`}\n`);
      resolve(code === 0);
    });
  });
}

/** Returns the path of a run's report, and removes that of an earlier run. */
export function reportFile(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = `${REPORTS}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

/** A check that passes or fails as a whole. */
export const check =
  (...args) =>
  async (output) => ({ passed: Number(await runNode(args, {}, output)), unit: 'check' });

/** A Jest run; its tests are counted one by one. */
export const jest = (name, args, env) => async (output) => {
  const report = reportFile(name);
  const succeeded = await runNode([bin('jest'), ...args, '--json', `--outputFile=${report}`], env?.(), output);
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    // A run may fail without a failed test, for example because of a snapshot that is not written on a build server.
    return { passed: numPassedTests, failed: failed || Number(!succeeded), unit: 'tests' };
  } catch {
    // Jest itself did not finish, so it has written no report.
    return { passed: 0, failed: Number(!succeeded), unit: 'tests' };
  }
};

/**
 * A run of Node's own test runner; its tests are counted one by one.
 * @param {{ through?: string, env?: Record<string, string> }} [options] a program that runs Node with the arguments it is given
 */
export const nodeTests =
  (name, files, { through, env } = {}) =>
  async (output) => {
    mkdirSync(REPORTS, { recursive: true });
    const report = `${REPORTS}/${name}.tap`;
    const reporters = [
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${report}`,
    ];
    const succeeded = await runNode([...(through ? [through] : []), '--test', ...reporters, ...files()], env, output);
    const text = readFileSync(report, 'utf8');
    const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
    return { passed: count('pass'), failed: count('fail') + count('cancelled') || Number(!succeeded), unit: 'tests' };
  };

/**
 * Shows the output of concurrent steps one after the other: that of the oldest one as it arrives, that of the others when it is their turn.
 */
class Outputs {
  #waiting = [];
  #print;

  constructor(print) {
    this.#print = print;
  }

  /** @returns {{ write: (text: string) => void, end: () => void }} */
  open(title) {
    const output = { text: `\n── ${title}\n`, over: false };
    this.#waiting.push(output);
    this.#show();
    return {
      write: (text) => {
        output.text += text;
        this.#show();
      },
      end: () => {
        output.over = true;
        this.#show();
      },
    };
  }

  #show() {
    for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
      if (first.text) this.#print(first.text);
      first.text = '';
      if (!first.over) return;
      this.#waiting.shift();
    }
  }
}

async function runStep({ title, run }, output, times) {
  const start = performance.now();
  let text = '';
  const write = (more) => {
    text += more;
    output.write(more);
  };
  const counts = (pid) => times.add(pid, title);
  const result = await run({ write, counts }).catch((error) => {
    write(`${error.stack ?? error}\n`);
    return { passed: 0, failed: 1, unit: 'check' };
  });
  return {
    ...result,
    output: text,
    failed: result.failed ?? Number(!result.passed),
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: times.of(title),
    title,
  };
}

/**
 * Runs all steps, even after a failure, and sums them up. Steps start in order, up to `atOnce` concurrently. A step that needs another
 * starts after that has passed, and lets later ones go first. The steps in `and` follow one at a time, because load figures are meaningless
 * beside other work.
 * @param {{ title: string, run: (output: Output) => Promise<{ passed: number, failed?: number, unit: string }>, needs?: string }[]} steps
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runSteps(steps, { atOnce = 1, and = [], print = (text) => process.stdout.write(text) } = {}) {
  const start = performance.now();
  const results = new Map();
  const outputs = new Outputs(print);
  const times = new CpuTimes();
  times.start();
  const begin = (step, output) => runStep(step, output, times);
  await runSideBySide(steps, atOnce, results, outputs, begin);
  await runSideBySide(and, 1, results, outputs, begin);
  times.stop();
  const { text, failed } = summary([...steps, ...and], results, performance.now() - start);
  print(text);
  return failed === 0;
}

async function runSideBySide(steps, atOnce, results, outputs, begin) {
  const waiting = [...steps];
  const running = new Map();
  while (waiting.length > 0 || running.size > 0) {
    for (let index = 0; index < waiting.length && running.size < atOnce;) {
      const step = waiting[index];
      const needed = step.needs && results.get(step.needs);
      if (step.needs && !needed && steps.some(({ title }) => title === step.needs)) {
        index += 1;
        continue;
      }
      waiting.splice(index, 1);
      if (needed?.failed) {
        results.set(step.title, { passed: 0, failed: 1, note: `not run, because "${step.needs}" failed` });
        // Steps that waited for this one come before it in the list.
        index = 0;
        continue;
      }
      const output = outputs.open(step.title);
      running.set(
        step.title,
        begin(step, output).then((result) => {
          output.end();
          results.set(step.title, result);
          running.delete(step.title);
        }),
      );
    }
    if (running.size > 0) await Promise.race(running.values());
  }
}

/**
 * Number of output lines of a failed step that are repeated at the end: the output of a whole run is long, and build servers show its end.
 */
const SHOWN_AGAIN = 60;

function lastOutput(steps, results) {
  return steps
    .filter(({ title }) => results.get(title).failed && results.get(title).output)
    .flatMap(({ title }) => [
      '',
      `── The end of what failed: ${title}`,
      ...results.get(title).output.trimEnd().split('\n').slice(-SHOWN_AGAIN),
    ]);
}

const inSeconds = (seconds, of = '') => seconds !== undefined && `${seconds.toFixed(0).padStart(4)} s${of}`;

/** Formats the result of each step, with the total in the last line. */
function summary(steps, results, ms) {
  const lines = [...lastOutput(steps, results), '', '── Summary'];
  let passed = 0;
  let failed = 0;
  let cpuSeconds = 0;
  for (const { title } of steps) {
    const result = results.get(title);
    passed += result.passed;
    failed += result.failed;
    cpuSeconds += result.cpuSeconds ?? 0;
    const time = [inSeconds(result.seconds), inSeconds(result.cpuSeconds, ' CPU'), result.note]
      .filter(Boolean)
      .join('   ');
    lines.push(
      `${result.failed ? '✗' : '✓'} ${title.padEnd(34)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed   ${time}`,
    );
  }
  const time = [`In ${Math.round(ms / 1000)} s`, cpuSeconds && `${Math.round(cpuSeconds)} s of CPU time`];
  lines.push('', time.filter(Boolean).join(', '), `${passed} passed, ${failed} failed`, '');
  return { text: lines.join('\n'), failed };
}
