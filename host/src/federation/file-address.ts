import type { PublishedRemote } from './registry-document';

/** Behind `sha256-`, and as long as the name of any hash; 96 bits tell all files apart that were ever published. */
const ADDRESSED = [7, 23] as const;

/**
 * Where a file of a content-addressed release lies: in a folder named by its content, so that all releases which have the file share its
 * address. tools/lib/release-store.mjs puts it there.
 * @param integrity its hash, such as `sha256-…`
 */
export const fileAddress = (file: string, integrity: string): string =>
  `${integrity
    .slice(...ADDRESSED)
    .replace(/\+/g, '-')
    .replace(/\//g, '_')}/${file}`;

/** The address of a file of a remote, as browsers ask for it. */
export const fileUrl = (
  { base, contentAddressed, integrity }: Pick<PublishedRemote, 'base' | 'contentAddressed' | 'integrity'>,
  file: string,
): string => base + (contentAddressed ? fileAddress(file, integrity[file] ?? '') : file);
