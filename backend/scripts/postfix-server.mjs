import { execFileSync } from 'node:child_process';
import { findOrInstall, findProgram, isRoot } from './debian-packages.mjs';

function find() {
  const [postfix, pebble] = [findProgram('postfix'), findProgram('pebble')];
  return postfix && pebble ? { postfix, pebble } : undefined;
}

/**
 * Finds or installs Postfix and an ACME server.
 * @returns {{ postfix: string, pebble: string, version: string } | { unavailable: string }}
 */
export function findPostfix() {
  // The master process has to start as root, to give each service its own user.
  if (!isRoot()) return { unavailable: 'only root can start Postfix' };
  const result = findOrInstall('Postfix with an ACME server', ['postfix', 'pebble'], find);
  if ('unavailable' in result) return result;
  const version = execFileSync('/usr/sbin/postconf', ['-dh', 'mail_version'], { encoding: 'utf8' }).trim();
  return { ...result.found, version: `Postfix ${version}` };
}
