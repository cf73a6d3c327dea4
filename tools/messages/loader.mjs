// Generates the `messages.ts` of a folder from its catalogue in each build, so that in development an edited text shows without a reload.
// Releases have short IDs, which their translations refer to, or none if there are no translations.
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { readCatalogue, writeSource } from './catalogue.mjs';
import { listIds } from './translations.mjs';

export default function messages() {
  const [packageName, , ...rest] = path.relative(ROOT, this.resourcePath).split(path.sep);
  const folder = rest.slice(0, -1).join('/');
  const { builder, shipped, languages = [] } = this.getOptions();
  // Its IDs number the messages of both packages.
  for (const name of new Set([packageName, builder, 'shared']))
    this.addDependency(path.join(ROOT, name, 'messages/en.json'));
  const ids = shipped && languages.length > 0 ? listIds(builder) : undefined;
  return writeSource(packageName, folder, readCatalogue(packageName)[folder], (id) =>
    shipped ? (ids?.get(id) ?? 0) : id,
  );
}
