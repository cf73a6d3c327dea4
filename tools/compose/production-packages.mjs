import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { parseCommand, readStages } from './dockerfile.mjs';

/** The stage of the Dockerfile that installs the servers' run-time packages. */
export const PACKAGES = 'packages';

const CACHE = fromRoot('.cache');

/** Lists the files in its `COPY` lines with their target folders. */
const listCopies = (instructions) =>
  instructions
    .filter(({ name }) => name === 'COPY')
    .flatMap(({ text }) => {
      const words = text.split(/\s+/);
      const target = words.pop();
      return words.map((file) => ({ file, target }));
    });

/**
 * Executes the COPY and RUN lines of that stage in a folder of this machine, taking packages from the local store if it has them.
 * @returns {string} the folder, with the content of the stage
 */
export function installProductionPackages() {
  const { instructions } = readStages().get(PACKAGES);
  const copies = listCopies(instructions);
  const hash = createHash('sha256').update(JSON.stringify(instructions)).update(process.version);
  for (const { file } of copies) hash.update(readFileSync(fromRoot(file)));
  const folder = path.join(CACHE, `production-packages-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(path.join(CACHE, 'production-packages.'));
  try {
    for (const { file, target } of copies) cpSync(fromRoot(file), path.join(draft, target, path.basename(file)));
    for (const { text } of instructions.filter(({ name }) => name === 'RUN')) {
      const [program, ...args] = parseCommand(text);
      execFileSync(program, args, {
        cwd: draft,
        env: { ...process.env, npm_config_prefer_offline: 'true' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
    // Lost a race with a concurrent install: the first one stays.
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
