import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps Debian from starting the servers that it installs. A machine may have such a file of its own. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Without a network, apt-get fails soon instead of retrying for minutes. If the machine is installing something else, it waits. */
const OPTIONS = ['Acquire::http::Timeout=15', 'Acquire::Retries=1', 'DPkg::Lock::Timeout=120'].flatMap((option) => [
  '--option',
  option,
]);

export const isRoot = () => process.getuid?.() === 0;

/** @returns {string | undefined} the path of a program */
export const findProgram = (name) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(':')]
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/**
 * Installs Debian packages without starting their servers.
 * @param {string} name of what they contain, for the message
 * @returns {string | undefined} why they could not be installed
 */
function installPackages(name, packages) {
  if (!isRoot() || !existsSync('/usr/bin/apt-get'))
    return `${name} is not installed, and only root on Debian can install it from here`;
  const run = (...args) =>
    execFileSync('apt-get', [...OPTIONS, ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 300_000,
    });
  const hasPolicy = existsSync(POLICY);
  try {
    if (!hasPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    run('update');
    run('install', '--yes', '--no-install-recommends', ...packages);
    return undefined;
  } catch (error) {
    return `${name} could not be installed: apt-get ended with ${error.status ?? error.code}`;
  } finally {
    if (!hasPolicy) rmSync(POLICY, { force: true });
  }
}

/**
 * Installs the packages if `find` finds nothing, and tries again.
 * @template T
 * @param {string} name for the message
 * @param {() => T | undefined} find
 * @returns {{ found: T } | { unavailable: string }} `unavailable` is the reason
 */
export function findOrInstall(name, packages, find) {
  const found = find();
  if (found) return { found };
  const unavailable = installPackages(name, packages);
  if (unavailable) return { unavailable };
  const installed = find();
  return installed ? { found: installed } : { unavailable: `${name} was installed, but not where Debian keeps it` };
}
