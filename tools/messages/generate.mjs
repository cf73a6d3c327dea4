// Writes the `messages.ts` of every folder that has messages, and the translations of the backend: `node tools/messages/generate.mjs`.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { fromRoot } from '../lib/paths.mjs';
import { trackedFiles } from '../lib/tracked-files.mjs';
import { PACKAGES, TRANSLATIONS, getModulePath, readCatalogue, writeSource, translationsSource } from './catalogue.mjs';

/** @returns {Promise<Map<string, string>>} the expected content of each module of messages, by its path from the root */
export async function generated() {
  const modules = new Map();
  const write = async (file, source) => {
    const config = await resolveConfig(fromRoot(file));
    modules.set(file, await format(source, { ...config, parser: 'typescript' }));
  };
  for (const packageName of PACKAGES)
    for (const [folder, messages] of Object.entries(readCatalogue(packageName)))
      await write(getModulePath(packageName, folder), writeSource(packageName, folder, messages));
  modules.set(TRANSLATIONS, translationsSource());
  return modules;
}

/** The existing modules of messages. */
export const written = () =>
  trackedFiles().filter((file) => file === TRANSLATIONS || /^[\w-]+\/src\/(?:.*\/)?messages\.ts$/.test(file));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const modules = await generated();
  for (const file of written()) if (!modules.has(file)) await rm(fromRoot(file));
  for (const [file, source] of modules) {
    await mkdir(path.dirname(fromRoot(file)), { recursive: true });
    const before = await readFile(fromRoot(file), 'utf8').catch(() => undefined);
    if (before !== source) await writeFile(fromRoot(file), source);
  }
}
