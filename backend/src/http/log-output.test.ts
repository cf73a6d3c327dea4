import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { standardOutput, type LogOutput } from './log-output';

const LINE = `${'x'.repeat(99)}\n`;

async function until(output: LogOutput, holds: (state: ReturnType<LogOutput['state']>) => boolean): Promise<void> {
  while (!holds(output.state())) {
    output.flush();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('[S9] the log on a full disk', () => {
  it('buffers lines up to the limit, counts the rest, and never throws', async () => {
    const fd = existsSync('/dev/full') ? openSync('/dev/full', 'w') : openSync(__filename, 'r');
    const output = standardOutput({ fd, maxWaitingBytes: 20_000 });
    for (let line = 0; line < 1_000; line += 1) output.write(LINE);
    await until(output, ({ status }) => status === 'failing');
    expect(output.state().lost).toBeGreaterThanOrEqual(790);
    expect(output.state().lost).toBeLessThanOrEqual(850);
  });

  it('adds one listener however often it is flushed, so that Node warns of no leak', async () => {
    const fd = existsSync('/dev/full') ? openSync('/dev/full', 'w') : openSync(__filename, 'r');
    const destination = jest.spyOn(pino, 'destination');
    const output = standardOutput({ fd });
    const stream = destination.mock.results[0]?.value as ReturnType<typeof pino.destination>;
    destination.mockRestore();
    const before = stream.listenerCount('drain');
    const tell = (): void => {
      for (let line = 0; line < 50; line += 1) {
        output.write(LINE);
        output.flush();
      }
    };
    tell();
    await until(output, ({ status }) => status === 'failing');
    tell();
    expect(stream.listenerCount('drain')).toBeLessThanOrEqual(before + 1);
  });

  it('writes everything in order when it can', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    const fd = openSync(join(folder, 'log'), 'w');
    const output = standardOutput({ fd });
    for (let line = 0; line < 500; line += 1) output.write(`${line}\n`);
    const written = () => readFileSync(join(folder, 'log'), 'utf8');
    await until(output, () => written().endsWith('499\n'));
    expect(written()).toBe(Array.from({ length: 500 }, (_, line) => `${line}\n`).join(''));
    expect(output.state()).toEqual({ status: 'ok', lost: 0 });
    closeSync(fd);
    rmSync(folder, { recursive: true });
  });
});
