import { existsSync } from 'node:fs';
import { installPackages } from '../../backend/scripts/debian-packages.mjs';

const PLACES = ['/usr/bin/caddy', '/usr/local/bin/caddy'];

const find = () => PLACES.find((file) => existsSync(file));

/** @returns {{ program: string } | { unavailable: string }} Caddy, which ends TLS in production, installed if possible; else the reason */
export function findCaddy() {
  const unavailable = find() ? undefined : installPackages('Caddy', ['caddy']);
  const program = find();
  return program ? { program } : { unavailable: unavailable ?? 'Caddy was installed but is not where Debian keeps it' };
}
