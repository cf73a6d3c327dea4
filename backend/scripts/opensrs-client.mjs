// Net::OpenSRS, a client of OpenSRS in Perl, for tests. Uses the one that is installed, or installs Debian's where that is possible.
import { execFileSync } from 'node:child_process';
import { installPackages } from './debian-packages.mjs';

const PERL = '/usr/bin/perl';

/** @returns {string | undefined} */
function findVersion() {
  try {
    const program = 'use Net::OpenSRS; print $Net::OpenSRS::VERSION';
    return execFileSync(PERL, ['-e', program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/**
 * Finds the client, or installs it.
 * @returns {{ perl: string, version: string } | { unavailable: string }} with the reason where it cannot
 */
export function findOpensrsClient() {
  let version = findVersion();
  if (version === undefined) {
    const unavailable = installPackages('Net::OpenSRS', ['libnet-opensrs-perl']);
    if (unavailable) return { unavailable };
    version = findVersion();
    if (version === undefined) return { unavailable: 'Net::OpenSRS was installed but Perl does not find it' };
  }
  return { perl: PERL, version };
}
