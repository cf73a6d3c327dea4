import { execFileSync } from 'node:child_process';
import { findOrInstall } from './debian-packages.mjs';

const PERL = '/usr/bin/perl';
const PHP = '/usr/bin/php';

function findVersion(program, ...args) {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/**
 * Finds or installs what runs two OpenSRS clients: Net::OpenSRS in Perl, and the toolkit of OpenSRS in PHP.
 * @returns {{ perl: string, php: string, version: string } | { unavailable: string }}
 */
export function findOpensrsClient() {
  const perl = findOrInstall('Net::OpenSRS', ['libnet-opensrs-perl'], () =>
    findVersion(PERL, '-e', 'use Net::OpenSRS; print $Net::OpenSRS::VERSION'),
  );
  if ('unavailable' in perl) return perl;
  const php = findOrInstall('PHP with XML', ['php-cli', 'php-xml'], () =>
    findVersion(PHP, '-r', 'xml_parser_create(); echo PHP_VERSION;'),
  );
  if ('unavailable' in php) return php;
  return { perl: PERL, php: PHP, version: `Net::OpenSRS ${perl.found} and OpenSRS's toolkit on PHP ${php.found}` };
}
