import type { PublishedRemote } from './registry-document';

/** The 16 characters after `sha256-`. Their 96 bits distinguish all files ever published. */
const ADDRESSED = [7, 23] as const;

/**
 * Returns the path of a file in a content-addressed release. Its folder is named after the content, so that all releases containing the
 * file share one address. tools/lib/release-store.mjs stores it there.
 * @param integrity the file's hash, such as `sha256-…`
 */
export const fileAddress = (file: string, integrity: string): string =>
  `${integrity
    .slice(...ADDRESSED)
    .replace(/\+/g, '-')
    .replace(/\//g, '_')}/${file}`;

/** Returns the URL at which browsers fetch a file of a remote. */
export const fileUrl = (
  { base, contentAddressed, integrity }: Pick<PublishedRemote, 'base' | 'contentAddressed' | 'integrity'>,
  file: string,
): string => base + (contentAddressed ? fileAddress(file, integrity[file] ?? '') : file);
