import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ReleaseFileError } from '../release-files';
import { BucketError } from './bucket-errors';
import type { ServedFiles } from './release-store';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.json': 'application/json; charset=utf-8',
};

/** Any document of the shop may load these files and read their timing. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** Serves the files of releases at the same addresses as the servers of the remotes: `/mfe-account/files/…`. */
export function serveReleaseFiles(app: FastifyInstance, files: ServedFiles): void {
  app.get<{ Params: { name: string; '*': string } }>('/mfe-:name/*', async (request, reply) => {
    const { name, '*': fileName } = request.params;
    reply.headers(HEADERS);
    const fail = (status: number, text: string) =>
      reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
    const type = TYPES[path.extname(fileName)];
    if (!type) return fail(404, 'Not found');
    try {
      const file = await files.find(`mfe-${name}`, fileName, request.headers['accept-encoding'] ?? '');
      if (!file) return fail(404, 'Not found');
      reply.headers({
        'content-type': type,
        'content-length': file.size,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        ...(file.encoding && { 'content-encoding': file.encoding }),
      });
      return reply.send(createReadStream(file.path));
    } catch (error) {
      if (!(error instanceof ReleaseFileError || error instanceof BucketError)) throw error;
      request.log.error({ event: 'gateway.release_file_refused', err: error }, 'Cannot serve a file of a release');
      return error instanceof BucketError ? fail(503, 'Not now') : fail(502, 'Not what was published');
    }
  });
}
