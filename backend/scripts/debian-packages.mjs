import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Tells Debian's packages not to start what they install; it is the machine's own where it is there already. */
const POLICY = '/usr/sbin/policy-rc.d';

/** A machine without a network says so soon. */
const IMPATIENT = ['--option', 'Acquire::http::Timeout=15', '--option', 'Acquire::Retries=1'];

/** Whether this process may do what only root may. */
export const isRoot = () => process.getuid?.() === 0;

/**
 * Installs packages of Debian, without starting the servers that they bring.
 * @param {string} name of what they bring, for the reason
 * @returns {string | undefined} the reason where it cannot
 */
export function installPackages(name, packages) {
  if (!isRoot() || !existsSync('/usr/bin/apt-get'))
    return `${name} is not installed, and only root on Debian can install it from here`;
  const run = (...args) =>
    execFileSync('apt-get', [...IMPATIENT, ...args], {
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
