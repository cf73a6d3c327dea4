// Serves the store of one remote's releases on its own origin: `node tools/serve-releases.mjs <folder> <root> <port>`. With
// `--from=<store>` it first adds the releases of another store. Files of releases never change, so they are immutable; nothing else is
// served.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { addReleases, findFile, TYPES } from './lib/release-store.mjs';

/** Any document of the shop may load these files and read their timing. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

const fileStat = async (file) => {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found : undefined;
};

/** Contains the name of the last local build; a developer's browser requests it (MF-06). */
const LAST_BUILT = 'current.json';

/** Whether a file is a description, which may change or names the files to request next, and so is not cached. */
const isDescription = (file) => ['release.json', LAST_BUILT].includes(path.basename(file));

/** Finds the file stored at a path, or else the file with this name in a release. */
async function locate(root, asked) {
  const place = path.join(root, asked);
  if (await fileStat(place)) return place;
  const [version, ...name] = asked.split('/');
  return (await findFile(root, version, name.join('/'))) ?? place;
}

/** Chooses the file to send: compressed if the browser accepts it and the build compressed it. */
async function choose(file, accepted) {
  for (const [encoding, suffix] of ENCODINGS) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    const found = await fileStat(file + suffix);
    if (found) return { file: file + suffix, size: found.size, encoding };
  }
  const found = await fileStat(file);
  return found && { file, size: found.size };
}

function fail(response, status, text) {
  response
    .writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(text);
}

/** Far more connections than browsers of one shop need on one machine, and less than the limit of open files. */
const MAX_CONNECTIONS = 1_000;
/** Time limit for receiving a whole request. */
const REQUEST_TIMEOUT_MS = 20_000;
/** Time after which an idle connection is closed. */
const IDLE_TIMEOUT_MS = 60_000;

/**
 * @param {{ name: string, root: string }} options folder of the remote in URLs, and the folder that holds its releases
 */
export function releaseServer({ name, root }) {
  const prefix = `/${name}/`;
  const server = http.createServer(async (request, response) => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') return fail(response, 405, 'Only GET and HEAD');
      // Concatenated as text: resolved against an origin, `//name/` would be read as a host.
      const address = `http://remote${request.url}`;
      if (!request.url.startsWith('/') || !URL.canParse(address)) return fail(response, 400, 'Bad request');
      const { pathname } = new URL(address);
      if (pathname === '/health/live')
        return response
          .writeHead(200, { ...HEADERS, 'content-type': TYPES['.json'], 'cache-control': 'no-store' })
          .end('{"status":"ok"}');
      const asked = decodeURIComponent(pathname.slice(prefix.length));
      const file = asked === LAST_BUILT ? path.join(path.dirname(root), LAST_BUILT) : path.join(root, asked);
      const type = TYPES[path.extname(file)];
      if (!pathname.startsWith(prefix) || !type || !(asked === LAST_BUILT || file.startsWith(root + path.sep)))
        return fail(response, 404, 'Not found');
      const stored = asked === LAST_BUILT ? file : await locate(root, asked);
      const chosen = await choose(stored, request.headers['accept-encoding'] ?? '');
      if (!chosen) return fail(response, 404, 'Not found');
      response.writeHead(200, {
        ...HEADERS,
        'content-type': type,
        'content-length': chosen.size,
        'cache-control': isDescription(file) ? 'no-cache' : 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        ...(chosen.encoding ? { 'content-encoding': chosen.encoding } : {}),
      });
      if (request.method === 'HEAD') return response.end();
      return send(chosen.file, request.socket, response);
    } catch (error) {
      if (error instanceof URIError) return fail(response, 400, 'Bad request');
      console.error(error);
      return fail(response, 500, 'Internal error');
    }
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = REQUEST_TIMEOUT_MS;
  server.setTimeout(IDLE_TIMEOUT_MS);
  return server;
}

/** Files being sent on each connection. A response queued on a connection is not notified when the connection closes. */
const sending = new WeakMap();

function filesOn(socket) {
  const known = sending.get(socket);
  if (known) return known;
  const files = new Set();
  sending.set(socket, files);
  socket.once('close', () => files.forEach((file) => file.destroy()));
  return files;
}

/** Sends a file, and closes it however the response ends. */
function send(name, socket, response) {
  if (socket.destroyed) return;
  const files = filesOn(socket);
  const file = createReadStream(name);
  files.add(file);
  pipeline(file, response, () => files.delete(file));
}

if (process.argv[1]?.endsWith('serve-releases.mjs')) {
  const [name, root, port, option = ''] = process.argv.slice(2);
  if (option.startsWith('--from=')) await addReleases(path.resolve(option.slice('--from='.length)), path.resolve(root));
  const server = releaseServer({ name, root: path.resolve(root) });
  server.listen(Number(port), process.env.BIND || 'localhost');
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
    });
  }
}
