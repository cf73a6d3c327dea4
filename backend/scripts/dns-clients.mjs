import { execFileSync } from 'node:child_process';
import { findOrInstall, findProgram } from './debian-packages.mjs';

const NAMES = ['lego', 'certbot', 'lexicon', 'pebble', 'curl'];

function find() {
  const programs = Object.fromEntries(NAMES.map((name) => [name, findProgram(name)]));
  return Object.values(programs).every(Boolean) ? programs : undefined;
}

/**
 * Finds or installs lego, certbot and lexicon, and an ACME server for the certificates of the first two.
 * @returns {{ lego: string, certbot: string, lexicon: string, pebble: string, curl: string, version: string } | { unavailable: string }}
 */
export function findDnsClients() {
  const result = findOrInstall('Software that changes DNS', NAMES, find);
  if ('unavailable' in result) return result;
  const version = [result.found.lego, result.found.certbot, result.found.lexicon]
    .map((program) => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim())
    .join(', ');
  return { ...result.found, version };
}
