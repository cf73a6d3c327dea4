import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

let last = 0;

/** Writes a file atomically, so that no reader sees half of it. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  last += 1;
  const partial = `${file}.${process.pid}-${last}.partial`;
  await writeFile(partial, content);
  await rename(partial, file);
}
