import { existsSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, requireTool } from './paths.mjs';

const { REMOTES } = requireTool('./federation/packages.cjs');

/** Loads `.env` at the root; the environment takes precedence. */
export function loadDotEnv() {
  const file = fromRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

function readPort(name, fallback) {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name}=${text} is not a port number (1 to 65535)`);
  return port;
}

/** Reads the ports and the data folder of one running copy. */
export function readSettings() {
  const remoteBase = readPort('REMOTE_PORT_BASE', 3001);
  return {
    gateway: readPort('PORT', 3000),
    api: readPort('API_PORT', 4000),
    payment: readPort('PAY_PORT', 4010),
    metrics: readPort('METRICS_PORT', undefined),
    desk: readPort('DESK_PORT', 3010),
    forwarding: readPort('FORWARDING_PORT', 4020),
    mail: readPort('MAIL_FORWARDING_PORT', 2525),
    remoteBase,
    remotes: REMOTES.map(({ folder, title, port }) => ({ folder, title, port: remoteBase + port })),
    dataDir: path.resolve(fromRoot(), process.env.DATA_DIR || '.data'),
  };
}
