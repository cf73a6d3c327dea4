import { readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { hasIntegrity, ReleaseFileError } from '../release-files';
import type { Bucket } from './bucket';
import type { StoredFile } from './described-files';
import type { LocalFile } from './release-store';
import { replaceFile } from './replace-file';

/** Maximum size of a published file once it is unpacked. */
const MAX_BYTES = 32 * 1024 * 1024;
const SUFFIX = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof SUFFIX;

const unpack = {
  br: (bytes: Buffer) => promisify(brotliDecompress)(bytes, { maxOutputLength: MAX_BYTES }),
  gzip: (bytes: Buffer) => promisify(gunzip)(bytes, { maxOutputLength: MAX_BYTES }),
};

/**
 * A cache of release files on the local disk. Each file is fetched from the bucket once and verified against its hash before it is served.
 */
export class FileCache {
  readonly #bucket: Bucket;
  readonly #folder: string;
  /** Files that this process has verified; those of an earlier process may have been damaged since. */
  readonly #good = new Map<string, LocalFile>();
  readonly #coming = new Map<string, Promise<LocalFile | undefined>>();

  constructor(bucket: Bucket, folder: string) {
    this.#bucket = bucket;
    this.#folder = folder;
  }

  /**
   * @param accepted acceptable compressions, best first
   * @throws ReleaseFileError if it does not exist or differs from the published one
   */
  async find(remote: string, file: StoredFile, accepted: readonly Encoding[]): Promise<LocalFile> {
    for (const encoding of accepted) {
      const packed = await this.#get(remote, file, encoding);
      if (packed) return packed;
    }
    const plain = await this.#get(remote, file, undefined);
    if (!plain) throw new ReleaseFileError(`${remote}/${file.place} is not in the bucket`);
    return plain;
  }

  async read(remote: string, file: StoredFile): Promise<string> {
    const { path: place } = await this.find(remote, file, []);
    return readFile(place, 'utf8');
  }

  #get(remote: string, file: StoredFile, encoding: Encoding | undefined): Promise<LocalFile | undefined> {
    const key = `releases/${remote}/${file.place}${encoding ? SUFFIX[encoding] : ''}`;
    const known = this.#good.get(key);
    if (known) return Promise.resolve(known);
    const coming = this.#coming.get(key) ?? this.#load(key, file, encoding).finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    return coming;
  }

  async #load(key: string, { integrity }: StoredFile, encoding: Encoding | undefined): Promise<LocalFile | undefined> {
    const place = path.join(this.#folder, key);
    if (!place.startsWith(this.#folder + path.sep)) throw new ReleaseFileError(`${key} is no name of a file`);
    const isRight = async (bytes: Buffer): Promise<boolean> => {
      const plain = encoding ? await unpack[encoding](bytes).catch(() => undefined) : bytes;
      return plain !== undefined && hasIntegrity(plain, integrity);
    };
    const stored = await readFile(place).catch(() => undefined);
    if (!stored || !(await isRight(stored))) {
      const found = await this.#bucket.read(key);
      if (found === undefined || found === 'unchanged') return undefined;
      if (!(await isRight(found.body))) throw new ReleaseFileError(`${key} in the bucket is not what was published`);
      await replaceFile(place, found.body);
    }
    const local = { path: place, size: (await stat(place)).size, ...(encoding && { encoding }) };
    this.#good.set(key, local);
    return local;
  }

  /** Removes files that browsers may no longer request. @param named locations of files by the folder of their remote */
  async keepOnly(named: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
    const root = path.join(this.#folder, 'releases');
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const name = path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name));
      const slash = name.indexOf(path.sep);
      const fileName = name.slice(slash + 1).replace(/(?:\.br|\.gz)$/, '');
      if (entry.name === 'release.json' || named.get(name.slice(0, slash))?.has(fileName)) continue;
      this.#good.delete(`releases/${name}`);
      await rm(path.join(root, name), { force: true });
    }
  }
}
