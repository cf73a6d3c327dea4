import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstall, findProgram } from './debian-packages.mjs';

const PACKAGES = ['pdns-server', 'pdns-backend-sqlite3', 'sqlite3', 'bind9-utils', 'bind9-dnsutils'];
const SCHEMAS = [
  '/usr/share/pdns-backend-sqlite3/schema/schema.sqlite3.sql',
  '/usr/share/doc/pdns-backend-sqlite3/schema.sqlite3.sql',
  '/usr/share/doc/pdns/schema.sqlite3.sql',
];
const LIBRARIES = '/usr/lib';

function find() {
  const libraries = existsSync(LIBRARIES)
    ? readdirSync(LIBRARIES).map((folder) => join(LIBRARIES, folder, 'pdns'))
    : [];
  const hasBackend = libraries.some((folder) => existsSync(join(folder, 'libgsqlite3backend.so')));
  const parts = {
    server: findProgram('pdns_server'),
    sqlite: findProgram('sqlite3'),
    schema: SCHEMAS.find((file) => existsSync(file)),
    checkzone: findProgram('named-checkzone'),
    delv: findProgram('delv'),
  };
  return hasBackend && Object.values(parts).every(Boolean) ? parts : undefined;
}

/**
 * Finds or installs PowerDNS with its SQLite backend, and the BIND programs that check zone files and signatures.
 * @returns {{ server: string, sqlite: string, schema: string, checkzone: string, delv: string, version: string } | { unavailable: string }}
 */
export function findPowerDns() {
  const result = findOrInstall('PowerDNS', PACKAGES, find);
  if ('unavailable' in result) return result;
  // `--version` exits with a failure status.
  const { stdout, stderr } = spawnSync(result.found.server, ['--version'], { encoding: 'utf8' });
  const [, version] = /Authoritative Server (\S+)/.exec(`${stdout}${stderr}`) ?? [];
  return version
    ? { ...result.found, version: `PowerDNS ${version}` }
    : { unavailable: `PowerDNS does not run: ${String(stderr).trim().slice(-300)}` };
}
