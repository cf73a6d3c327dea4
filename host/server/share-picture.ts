import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The picture that other sites show beside a link to a page. Width and height in pixels. */
export interface SharePicture {
  /** Its path, which another picture does not have: those sites keep what they once fetched. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

const FILE = 'share.png';
const SIGNATURE = '89504e470d0a1a0a';
/** Where a PNG says how wide it is; its height comes next, both as four bytes. */
const WIDTH_AT = 16;

/**
 * Serves the picture that the build drew for the brand (`tools/brand/share-picture.mjs`).
 * @returns undefined where there is none, as in older builds
 * @throws where the file is no PNG
 */
export async function serveSharePicture(app: FastifyInstance, hostDist: string): Promise<SharePicture | undefined> {
  const picture = await readFile(path.resolve(hostDist, 'public', FILE)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!picture) return undefined;
  if (picture.toString('hex', 0, SIGNATURE.length / 2) !== SIGNATURE) throw new Error(`${FILE} is not a PNG`);
  const address = `/share-${createHash('sha256').update(picture).digest('hex').slice(0, 8)}.png`;
  app.get(address, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      // Pages of other origins show it.
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(picture),
  );
  return { path: address, width: picture.readUInt32BE(WIDTH_AT), height: picture.readUInt32BE(WIDTH_AT + 4) };
}
