import { execFileSync } from 'node:child_process';
import { findOrInstall, findProgram } from '../../backend/scripts/debian-packages.mjs';

/**
 * Finds or installs the program that checks alert rules.
 * @returns {{ promtool: string, version: string } | { unavailable: string }}
 */
export function findPromtool() {
  const result = findOrInstall('promtool of Prometheus', ['prometheus'], () => findProgram('promtool'));
  if ('unavailable' in result) return result;
  const [version] = execFileSync(result.found, ['--version'], { encoding: 'utf8' }).split('\n');
  return { promtool: result.found, version };
}
