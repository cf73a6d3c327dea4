import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Build files that describe a release and are not for browsers. */
const UNSERVED = /(?:\.map|release\.json)(?:\.br|\.gz)?$/;

/** Serves the host's own files: release folders are immutable, the few files at the root are cached for an hour. */
export async function serveStaticFiles(app: FastifyInstance, hostDist: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.resolve(hostDist, 'client'),
    prefix: '/h/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '1y',
    allowedPath: (pathname) => !UNSERVED.test(pathname),
  });
  await app.register(fastifyStatic, {
    root: path.resolve(hostDist, 'public'),
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    maxAge: '1h',
  });
}
