import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The preview picture that other sites show with a link. Width and height in pixels. */
export interface SharePicture {
  /** Its path, which differs for each picture, because those sites cache what they have fetched. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

const FILE = 'share.png';
const SIGNATURE = '89504e470d0a1a0a';
/** Offset of a PNG's width; its height follows, both as four bytes. */
const WIDTH_AT = 16;

/**
 * Serves the picture that the build created from the brand (`tools/brand/share-picture.mjs`).
 * @returns undefined if there is none, as in older builds
 * @throws if the file is not a PNG
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
