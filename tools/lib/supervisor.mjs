import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** After this time a process counts as healthy; its next crash counts as the first. */
const WELL_AFTER_MS = 60_000;
const STOP_MS = 10_000;
const LAST_LINES = 25;

/** A program of the product: started, watched, restarted with a growing delay after crashes, and stopped with the others. */
class Program {
  constructor({ name, command, env, ready }, { logs, say, echo, nodeOptions }) {
    Object.assign(this, { name, command, env, ready, say, echo, nodeOptions });
    this.log = path.join(logs, `${name}.log`);
    this.delay = FIRST_DELAY_MS;
    this.stopping = false;
  }

  start() {
    const startedAt = Date.now();
    // Its output goes directly into the file: it outlives the supervisor, and the program never waits for it to be read.
    const file = openSync(this.log, 'a');
    const output = this.echo ? 'pipe' : file;
    const child = spawn(
      process.execPath,
      [...this.nodeOptions, '--enable-source-maps', '--import', END_WITH_PARENT, ...this.command],
      {
        env: { ...process.env, ...this.env },
        stdio: ['ignore', output, output, 'ipc'],
        // A separate process group: Ctrl-C in a terminal reaches only the supervisor, which stops the programs in order.
        detached: true,
      },
    );
    if (this.echo)
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => this.repeat(file, String(data)));
    child.once('close', () => closeSync(file));
    this.child = child;
    this.ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
    void this.ended.then(({ code, signal }) => {
      if (this.stopping || !this.wasReady) return;
      if (Date.now() - startedAt > WELL_AFTER_MS) this.delay = FIRST_DELAY_MS;
      this.say(
        `${this.name} exited unexpectedly (${signal ?? `code ${code}`}); restarting in ${this.delay / 1000} s. Last output:\n${this.lastOutput()}`,
      );
      this.restart = setTimeout(() => this.start(), this.delay);
      this.delay = Math.min(this.delay * 2, MAX_DELAY_MS);
    });
  }

  repeat(file, text) {
    writeSync(file, text);
    this.say(text.trimEnd().replace(/^/gm, `[${this.name}] `));
  }

  lastOutput() {
    const lines = readFileSync(this.log, 'utf8').split('\n').filter(Boolean);
    return lines
      .slice(-LAST_LINES)
      .map((line) => `  ${line}`)
      .join('\n');
  }

  /** Waits until the program responds. @throws with its last output if it exits or does not respond */
  async becomeReady(deadline) {
    let gone = false;
    void this.ended.then(() => (gone = true));
    while (Date.now() < deadline) {
      if (gone) throw new Error(`${this.name} could not start:\n${this.lastOutput()}`);
      const answer = await fetch(this.ready, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
      if (answer && answer.status < 500) {
        this.wasReady = true;
        return;
      }
      await sleep(100);
    }
    throw new Error(`${this.name} timed out: no response at ${this.ready}:\n${this.lastOutput()}`);
  }

  async stop() {
    this.stopping = true;
    clearTimeout(this.restart);
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const forced = setTimeout(() => {
      this.say(`${this.name} did not stop within ${STOP_MS / 1000} s and was killed`);
      child.kill('SIGKILL');
    }, STOP_MS);
    await this.ended;
    clearTimeout(forced);
  }
}

/** Number of former logs kept, of earlier runs or rotated when full: `server.log.1` is the latest. */
const FORMER_LOGS = 5;
/** Size in bytes at which a log is full. */
const FULL_LOG = 50 * 1024 * 1024;
/** Milliseconds between two checks of the logs. */
const LOOK_MS = 60_000;
/** Time limit for suspending a program. Milliseconds. */
const HELD_WITHIN_MS = 1_000;

/** Renames the former logs to make room for another. */
async function shiftFormerLogs(file) {
  await rm(`${file}.${FORMER_LOGS}`, { force: true });
  for (let place = FORMER_LOGS; place > 1; place -= 1)
    await unlessAbsent(rename(`${file}.${place - 1}`, `${file}.${place}`));
}

/** Keeps the log of the previous run, because it may say why that ended. */
async function rotateLogs(file) {
  await shiftFormerLogs(file);
  await unlessAbsent(rename(file, `${file}.1`));
}

/**
 * Rotates a full log. Its program keeps the file open and appends to it, so the content is copied and the file truncated. A line written in
 * between would be lost, so the program is suspended for the last part of the copy, which takes milliseconds.
 */
async function setAsideIfFull({ log: file, child, echo }, full) {
  const found = await unlessAbsent(stat(file));
  if (!found || found.size < full) return;
  const copy = `${file}.copy`;
  await copyFile(file, copy);
  const finish = () => {
    appendFileSync(copy, readFrom(file, statSync(copy).size));
    truncateSync(file);
  };
  // With `echo` the supervisor itself writes, and never during this.
  const isWriting = !echo && child.exitCode === null && child.signalCode === null;
  try {
    if (isWriting) whileHeld(child.pid, finish);
    else finish();
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  }
  await shiftFormerLogs(file);
  await rename(copy, `${file}.1`);
}

function readFrom(file, position) {
  const rest = Buffer.alloc(Math.max(0, statSync(file).size - position));
  const opened = openSync(file, 'r');
  try {
    for (let read = 0, got = -1; read < rest.length && got !== 0; read += got)
      got = readSync(opened, rest, read, rest.length - read, position + read);
  } finally {
    closeSync(opened);
  }
  return rest;
}

/** Runs `work` while a program and its children are suspended. It must be synchronous, because only this function resumes them. */
function whileHeld(pid, work) {
  process.kill(-pid, 'SIGSTOP');
  try {
    const deadline = Date.now() + HELD_WITHIN_MS;
    while (!isHeld(pid)) if (Date.now() > deadline) throw new Error('timeout suspending the program');
    work();
  } finally {
    process.kill(-pid, 'SIGCONT');
  }
}

/** Whether all threads are stopped. Linux reports each thread; elsewhere `ps` reports the program. */
function isHeld(pid) {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('T');
  const tasks = `/proc/${pid}/task`;
  // The name before the state is in parentheses, and may contain parentheses itself.
  try {
    return readdirSync(tasks).every((task) => /^.*\) [TZXt] /s.test(readFileSync(`${tasks}/${task}/stat`, 'utf8')));
  } catch {
    // A thread has just ended.
    return false;
  }
}

const unlessAbsent = (work) =>
  work.catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });

export class Supervisor {
  /**
   * @param {{ dataDir: string, say: (line: string) => void, echo?: boolean, nodeOptions?: string[], fullLog?: number, lookMs?: number }} options
   * logs go to `logs/` of the data folder, with `echo` also to `say`; one of `fullLog` bytes is set aside, which is looked at every
   * `lookMs`; `nodeOptions` are options of Node for every program, such as how much memory it may take
   */
  constructor({ dataDir, say, echo = false, nodeOptions = [], fullLog = FULL_LOG, lookMs = LOOK_MS }) {
    Object.assign(this, { echo, nodeOptions, fullLog, lookMs });
    this.logs = path.join(dataDir, 'logs');
    this.say = say;
    this.programs = [];
  }

  /**
   * Starts programs and waits until each answers.
   * @param {{ name: string, command: string[], env?: Record<string, string>, ready: string }[]} list in starting order
   * @param {number} within milliseconds for all of them
   */
  async start(list, within) {
    await mkdir(this.logs, { recursive: true });
    for (const { name } of list) await rotateLogs(path.join(this.logs, `${name}.log`));
    this.programs = list.map((program) => new Program(program, this));
    for (const program of this.programs) program.start();
    this.looking = setInterval(
      () => (this.look ??= this.lookAtLogs().finally(() => (this.look = undefined))),
      this.lookMs,
    ).unref();
    const deadline = Date.now() + within;
    await Promise.all(this.programs.map((program) => program.becomeReady(deadline)));
  }

  async lookAtLogs() {
    for (const program of this.programs) {
      await setAsideIfFull(program, this.fullLog).catch((error) =>
        this.say(`The log of ${program.name} could not be rotated: ${error.message}`),
      );
    }
  }

  /** Stops the programs in reverse order, so that none calls a program that has already stopped. */
  async stop() {
    clearInterval(this.looking);
    await this.look;
    for (const program of [...this.programs].reverse()) await program.stop();
  }
}
