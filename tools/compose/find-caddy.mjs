import { existsSync } from 'node:fs';
import { installPackages } from '../../backend/scripts/debian-packages.mjs';

const PLACES = ['/usr/bin/caddy', '/usr/local/bin/caddy'];

const find = () => PLACES.find((file) => existsSync(file));

/** @returns {{ program: string } | { unavailable: string }} what ends TLS in production, installed where it can be; the reason where not */
export function findCaddy() {
  const unavailable = find() ? undefined : installPackages('Caddy', ['caddy']);
  const program = find();
  return program ? { program } : { unavailable: unavailable ?? 'Caddy was installed but is not where Debian keeps it' };
}
