// Measures the CPU time of steps with all their child processes, since wall-clock time says little on a busy machine. Node reports only
// children that were waited for, and a browser's children are reparented to process 1 when it ends.
import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 1_000;
/** The kernel's, wherever Node runs on Linux. */
const TICKS_A_SECOND = 100;

/**
 * @typedef {{ pid: number, parent: number, started: number, own: number, waited: number }} Process what it and the children that it has
 * waited for have used, in ticks
 */

/** @returns {Process | undefined} undefined if the process has ended meanwhile */
function readProcess(pid) {
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return undefined;
  }
  // The second field is the program's name in parentheses, which may contain any character.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent, user, system, waitedUser, waitedSystem, started] = [1, 11, 12, 13, 14, 19].map((at) => fields[at]);
  return { pid, parent, started, own: user + system, waited: waitedUser + waitedSystem };
}

/** @returns {Process[] | undefined} all processes, undefined on a system that does not report them */
function readProcesses() {
  try {
    const found = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return found.map(Number).map(readProcess).filter(Boolean);
  } catch {
    return undefined;
  }
}

/** Samples the processes of the machine and records the CPU time used by those of each owner. */
export class CpuTimes {
  #known = new Map();
  #ended = new Map();
  #roots = new Map();
  #read;
  #timer;

  constructor(read = readProcesses) {
    this.#read = read;
  }

  start() {
    this.#timer = setInterval(() => this.look(), EVERY_MS);
    this.#timer.unref();
  }

  stop() {
    clearInterval(this.#timer);
  }

  /** Attributes a process and its descendants to an owner. */
  add(pid, owner) {
    this.#roots.set(pid, owner);
    this.look();
  }

  /** @returns {number | undefined} seconds up to the last sample; undefined if the system does not report them */
  of(owner) {
    this.look();
    const live = [...this.#known.values()].filter((one) => one.owner === owner);
    if (live.length === 0 && !this.#ended.has(owner)) return undefined;
    return live.reduce((sum, { own, reaped }) => sum + own + reaped, this.#ended.get(owner) ?? 0) / TICKS_A_SECOND;
  }

  look() {
    const now = new Map((this.#read() ?? []).map((one) => [one.pid, one]));
    const isSame = (one) => now.get(one.pid)?.started === one.started;
    const gone = [...this.#known.values()].filter((one) => !isSame(one));
    const used = new Map();
    for (const one of gone) {
      this.#known.delete(one.pid);
      this.#roots.delete(one.pid);
      // The nearest surviving ancestor has waited for it, directly or through others; otherwise nobody has.
      let above = one.parent;
      while (above && gone.some(({ pid }) => pid === above)) above = gone.find(({ pid }) => pid === above).parent;
      const heir = this.#known.get(above);
      if (heir?.owner === one.owner && isSame(heir)) used.set(heir, (used.get(heir) ?? 0) + one.own + one.reaped);
      else this.#ended.set(one.owner, (this.#ended.get(one.owner) ?? 0) + one.own + one.reaped);
    }
    // The children that a process has waited for since the last sample have used at least what was recorded for them.
    for (const known of this.#known.values()) {
      const { own, waited, parent } = now.get(known.pid);
      known.reaped += Math.max(waited - known.waited, used.get(known) ?? 0);
      Object.assign(known, { own, waited, parent });
    }
    const getOwner = ({ pid, parent }, depth = 0) =>
      this.#known.get(pid)?.owner ??
      this.#roots.get(pid) ??
      (now.has(parent) && depth < 100 ? getOwner(now.get(parent), depth + 1) : undefined);
    for (const one of now.values()) {
      const owner = this.#known.has(one.pid) ? undefined : getOwner(one);
      if (owner !== undefined) this.#known.set(one.pid, { ...one, owner, reaped: one.waited });
    }
  }
}
