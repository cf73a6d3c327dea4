import { execFileSync } from 'node:child_process';
import { findOrInstall } from './debian-packages.mjs';

const PERL = '/usr/bin/perl';

function findVersion() {
  try {
    const program = 'use Net::OpenSRS; print $Net::OpenSRS::VERSION';
    return execFileSync(PERL, ['-e', program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/**
 * Finds or installs Net::OpenSRS, an OpenSRS client in Perl.
 * @returns {{ perl: string, version: string } | { unavailable: string }}
 */
export function findOpensrsClient() {
  const result = findOrInstall('Net::OpenSRS', ['libnet-opensrs-perl'], findVersion);
  return 'unavailable' in result ? result : { perl: PERL, version: `Net::OpenSRS ${result.found}` };
}
