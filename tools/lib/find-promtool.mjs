import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../../backend/scripts/debian-packages.mjs';

const program = () =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => path.join(folder, 'promtool'))
    .find((file) => existsSync(file));

/**
 * Finds the program that judges alert rules, or installs Debian's.
 * @returns {{ promtool: string, version: string } | { unavailable: string }} with the reason where it cannot
 */
export function findPromtool() {
  const unavailable = program() ? undefined : installPackages('promtool of Prometheus', ['prometheus']);
  if (unavailable) return { unavailable };
  const promtool = program();
  if (!promtool) return { unavailable: 'Prometheus was installed without promtool' };
  const [version] = execFileSync(promtool, ['--version'], { encoding: 'utf8' }).split('\n');
  return { promtool, version };
}
