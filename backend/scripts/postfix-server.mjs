// A Postfix, and an ACME server, for tests, which start them themselves (`test/support/postfix.ts`). Uses those that are installed, or
// installs Debian's where that is possible.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, isRoot } from './debian-packages.mjs';

const POSTFIX = '/usr/sbin/postfix';
const PEBBLE = '/usr/bin/pebble';

/**
 * Finds the programs, or installs them.
 * @returns {{ postfix: string, pebble: string, version: string } | { unavailable: string }} with the reason where it cannot
 */
export function findPostfix() {
  // Its master gives up its rights itself, and needs them for that.
  if (!isRoot()) return { unavailable: 'Postfix is started by root only' };
  if (!existsSync(POSTFIX) || !existsSync(PEBBLE)) {
    const unavailable = installPackages('Postfix and an ACME server', ['postfix', 'pebble']);
    if (unavailable) return { unavailable };
    if (!existsSync(POSTFIX) || !existsSync(PEBBLE))
      return { unavailable: 'Postfix was installed but is not where Debian keeps it' };
  }
  const version = execFileSync('/usr/sbin/postconf', ['-dh', 'mail_version'], { encoding: 'utf8' }).trim();
  return { postfix: POSTFIX, pebble: PEBBLE, version: `Postfix ${version}` };
}
