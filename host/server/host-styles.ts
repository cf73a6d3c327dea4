import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostRelease } from './releases';

export interface HostStyle {
  readonly href: string;
  readonly css: string;
}

/** Returns a reader of the host's stylesheets. Each is read once, as a release never changes. */
export function hostStyles(
  hostDist: string,
  { version, publicPath }: HostRelease,
): (parts: readonly { readonly css: readonly string[] }[]) => Promise<HostStyle[]> {
  const known = new Map<string, Promise<string>>();
  const read = (file: string): Promise<string> => {
    const text = known.get(file) ?? readFile(path.join(hostDist, 'client', version, file), 'utf8');
    known.set(file, text);
    return text;
  };
  return (parts) => {
    const files = [...new Set(parts.flatMap(({ css }) => css))];
    return Promise.all(files.map(async (file) => ({ href: publicPath + file, css: await read(file) })));
  };
}
