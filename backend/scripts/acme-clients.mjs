import { execFileSync } from 'node:child_process';
import { findOrInstall, findProgram } from './debian-packages.mjs';

const NAMES = ['lego', 'certbot', 'pebble', 'curl'];

function find() {
  const programs = Object.fromEntries(NAMES.map((name) => [name, findProgram(name)]));
  return Object.values(programs).every(Boolean) ? programs : undefined;
}

/**
 * Finds or installs lego and certbot, and an ACME server to test them with.
 * @returns {{ lego: string, certbot: string, pebble: string, curl: string, version: string } | { unavailable: string }}
 */
export function findAcmeClients() {
  const result = findOrInstall('An ACME server with its clients', NAMES, find);
  if ('unavailable' in result) return result;
  const version = [result.found.lego, result.found.certbot]
    .map((program) => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim())
    .join(', ');
  return { ...result.found, version };
}
