import { findOrInstall, findProgram } from '../../backend/scripts/debian-packages.mjs';

/** @returns {{ program: string } | { unavailable: string }} Caddy, which ends TLS in production, installed if possible; else the reason */
export function findCaddy() {
  const result = findOrInstall('Caddy', ['caddy'], () => findProgram('caddy'));
  return 'unavailable' in result ? result : { program: result.found };
}
