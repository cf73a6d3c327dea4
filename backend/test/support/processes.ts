import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** Builds the two servers as released, unless nothing has changed. */
export function buildServers(): void {
  execFileSync(process.execPath, [join(ROOT, 'tools/build.mjs'), 'backend'], { cwd: ROOT, stdio: 'pipe' });
}

/** Builds the gateway as released, without its pages. */
export function buildGateway(): void {
  execFileSync(process.execPath, [join(ROOT, 'tools/build.mjs'), 'gateway'], { cwd: ROOT, stdio: 'pipe' });
}

export const GATEWAY_FOLDER = join(ROOT, 'host/dist/server');

/** One of our servers as a separate process. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #output: string[] = [];
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  #isOver = false;

  /** @param folder where the program was built; by default that of the current version */
  constructor(
    program: 'main' | 'payment-sandbox' | 'reconcile-command',
    env: Readonly<Record<string, string>>,
    folder = join(ROOT, 'backend/dist'),
  ) {
    // Most test processes live for seconds: optimising PostgreSQL's WebAssembly would take half of the start.
    this.#child = spawn(process.execPath, ['--liftoff-only', join(folder, `${program}.mjs`)], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (data: Buffer) => this.#output.push(data.toString()));
    this.ended = new Promise((resolve) =>
      this.#child.once('exit', (code, signal) => {
        this.#isOver = true;
        resolve({ code, signal });
      }),
    );
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The lines of its log that contain a word. */
  logLines(word: string): string[] {
    return this.#output
      .join('')
      .split('\n')
      .filter((line) => line.includes(word));
  }

  /** The end of its output. */
  lastOutput(): string {
    return this.#output.join('').slice(-2_000);
  }

  /** Waits until it responds. @returns false if it ended before */
  async ready(url: string): Promise<boolean> {
    const deadline = Date.now() + 60_000;
    while (!this.#isOver) {
      const answer = await fetch(url).catch(() => undefined);
      if (answer?.ok) return true;
      if (Date.now() > deadline) throw new Error(`No answer at ${url}:\n${this.lastOutput()}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return false;
  }

  /** Kills it like a power cut. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.ended;
  }

  /** Asks it to stop. */
  async stop(): Promise<void> {
    if (!this.#isOver) this.#child.kill('SIGTERM');
    await this.ended;
  }
}
