// lego and certbot, and an ACME server for them, for tests, which run them themselves. Uses those that are installed, or installs Debian's
// where that is possible.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';

const PROGRAMS = {
  lego: '/usr/bin/lego',
  certbot: '/usr/bin/certbot',
  pebble: '/usr/bin/pebble',
  curl: '/usr/bin/curl',
};

/**
 * Finds the programs, or installs them.
 * @returns {{ lego: string, certbot: string, pebble: string, curl: string, version: string } | { unavailable: string }} with the reason where it cannot
 */
export function findAcmeClients() {
  const isMissing = () => Object.values(PROGRAMS).some((path) => !existsSync(path));
  if (isMissing()) {
    const unavailable = installPackages('An ACME server with its clients', Object.keys(PROGRAMS));
    if (unavailable) return { unavailable };
    if (isMissing()) return { unavailable: 'ACME clients were installed but are not where Debian keeps them' };
  }
  const version = [PROGRAMS.lego, PROGRAMS.certbot]
    .map((program) => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim())
    .join(', ');
  return { ...PROGRAMS, version };
}
