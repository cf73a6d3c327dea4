import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

const PROCESSES = 4;
const FOLDERS = 600;
/** Time for all processes to load. */
const LOADING_MS = 1_000;
/** No process has this id: Linux assigns none above 4 194 304. */
const GONE = 2_000_000_000;

interface Taken {
  readonly folder: string;
  readonly secret: string;
  readonly isLocked: boolean;
}

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'storefront-starts-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What several processes get when they request the same folders at the same moments. */
async function takeAtOnce(folders: readonly string[]): Promise<Taken[]> {
  const program = join(root, 'start.cjs');
  await build({
    entryPoints: [join(__dirname, 'support/start-at-once.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
  const env = { ...process.env, FOLDERS: JSON.stringify(folders), BEGIN: String(Date.now() + LOADING_MS) };
  const children = Array.from({ length: PROCESSES }, () =>
    spawn(process.execPath, [program], { env, stdio: ['pipe', 'pipe', 'pipe'] }),
  );
  const ends = children.map((child) => new Promise<number | null>((resolve) => child.once('close', resolve)));
  const taken: Taken[] = [];
  const problems: string[] = [];
  for (const child of children) child.stderr.on('data', (text: Buffer) => problems.push(text.toString()));
  const isDone = children.map(
    (child, index) =>
      new Promise<void>((resolve) => {
        let lines = 0;
        createInterface(child.stdout).on('line', (line) => {
          taken.push(JSON.parse(line) as Taken);
          lines += 1;
          if (lines === folders.length) resolve();
        });
        void ends[index]?.then(() => resolve());
      }),
  );
  await Promise.all(isDone);
  for (const child of children) child.stdin.end();
  expect([await Promise.all(ends), problems]).toEqual([children.map(() => 0), []]);
  return taken;
}

describe('programs that start at the same moment on one data folder', () => {
  const newFolder = (_: unknown, index: number): string => {
    const folder = join(root, String(index));
    mkdirSync(folder);
    // Two of three have a lock left by a crashed process: only there could two starts both believe that they removed it.
    if (index % 3 !== 0) writeFileSync(join(folder, 'db.lock'), String(GONE));
    return folder;
  };

  test('have one secret, and only one of them gets the database', async () => {
    const folders = Array.from({ length: FOLDERS }, newFolder);
    const taken = await takeAtOnce(folders);
    for (const folder of folders) {
      const here = taken.filter((one) => one.folder === folder);
      expect(here).toHaveLength(PROCESSES);
      expect(new Set(here.map(({ secret }) => secret)).size).toBe(1);
      expect(here.filter(({ isLocked }) => isLocked)).toHaveLength(1);
    }
  });
});
