import { z } from 'zod/mini';
import { fileAddress } from '../../src/federation/file-address';

/** The parts of a `release.json` that list the files of the release. */
export const description = z.object({
  version: z.string(),
  contentAddressed: z.optional(z.literal(true)),
  files: z.record(z.string(), z.object({ integrity: z.string() })),
});
export type Description = z.infer<typeof description>;

/** A file in the store of a remote: its location and its hash. */
export interface StoredFile {
  readonly place: string;
  readonly integrity: string;
}

/** Lists the files of releases that may be requested, by their place and by their name in the release. */
export function indexFiles(descriptions: readonly Description[]): ReadonlyMap<string, StoredFile> {
  const found = new Map<string, StoredFile>();
  for (const { version, contentAddressed, files } of descriptions)
    for (const [name, { integrity }] of Object.entries(files)) {
      const named = `${version}/${name}`;
      const place = contentAddressed ? `files/${fileAddress(name, integrity)}` : named;
      found.set(place, { place, integrity }).set(named, { place, integrity });
    }
  return found;
}
