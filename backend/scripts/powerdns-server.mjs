// A PowerDNS for tests, which start it themselves (`test/support/powerdns.ts`). Uses one that is installed, or installs Debian's
// where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './debian-packages.mjs';

const PACKAGES = ['pdns-server', 'pdns-backend-sqlite3', 'sqlite3', 'bind9-utils', 'bind9-dnsutils'];
const SCHEMAS = [
  '/usr/share/pdns-backend-sqlite3/schema/schema.sqlite3.sql',
  '/usr/share/doc/pdns-backend-sqlite3/schema.sqlite3.sql',
  '/usr/share/doc/pdns/schema.sqlite3.sql',
];
const LIBRARIES = '/usr/lib';

const program = (name) =>
  ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(':')]
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

function findParts() {
  const libraries = existsSync(LIBRARIES)
    ? readdirSync(LIBRARIES).map((folder) => join(LIBRARIES, folder, 'pdns'))
    : [];
  const hasBackend = libraries.some((folder) => existsSync(join(folder, 'libgsqlite3backend.so')));
  const [server, sqlite, schema] = [
    program('pdns_server'),
    program('sqlite3'),
    SCHEMAS.find((file) => existsSync(file)),
  ];
  const [checkzone, delv] = [program('named-checkzone'), program('delv')];
  return hasBackend && server && sqlite && schema && checkzone && delv
    ? { server, sqlite, schema, checkzone, delv }
    : undefined;
}

/**
 * Finds the programs of a server that keeps its zones in SQLite, and those that judge zone files and signatures, or installs them.
 * @returns {{ server: string, sqlite: string, schema: string, checkzone: string, delv: string, version: string } | { unavailable: string }} with the reason where it cannot
 */
export function findPowerDns() {
  let parts = findParts();
  if (!parts) {
    const unavailable = installPackages('PowerDNS', PACKAGES);
    if (unavailable) return { unavailable };
    parts = findParts();
    if (!parts) return { unavailable: 'PowerDNS was installed but is not where Debian keeps it' };
  }
  // It says its version on its way out, with a status of failure.
  const { stdout, stderr } = spawnSync(parts.server, ['--version'], { encoding: 'utf8' });
  const [, version] = /Authoritative Server (\S+)/.exec(`${stdout}${stderr}`) ?? [];
  return version
    ? { ...parts, version: `PowerDNS ${version}` }
    : { unavailable: `PowerDNS does not run: ${String(stderr).trim().slice(-300)}` };
}
