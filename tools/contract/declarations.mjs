// Creates the TypeScript declarations of what `shared` exports: those of its entries and of everything they refer to.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, fromRoot, requireTool } from '../lib/paths.mjs';
import { replaceFile } from '../lib/replace-file.mjs';

const SOURCES = 'shared/src/';

/** Returns the path relative to the repository, which names declarations in contract records. */
const named = (file) => path.relative(ROOT, file).split(path.sep).join('/');

function getOptions(ts) {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  return {
    ...options,
    noEmit: false,
    composite: false,
    incremental: false,
    declaration: true,
    declarationMap: false,
    emitDeclarationOnly: true,
    noCheck: true,
    removeComments: true,
    skipLibCheck: true,
    types: [],
  };
}

/**
 * @typedef {{ entries: Record<string, string>, files: Record<string, string> }} Surface
 * entry → its declaration file, and every declaration file → its text
 */

/**
 * Returns what hosts of this checkout provide, by the entries that remotes import. Takes TypeScript seconds, so the result is cached until
 * one of its inputs changes.
 * @returns {Promise<Surface>}
 */
export async function sharedSurface() {
  const { toHash } = requireTool('./federation/inputs.cjs');
  const hash = toHash(['shared/src', 'shared/package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'tools/contract']);
  const kept = fromRoot('.cache/contract', `${hash}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const surface = writeSurface();
  mkdirSync(path.dirname(kept), { recursive: true });
  await replaceFile(kept, JSON.stringify(surface));
  return surface;
}

function writeSurface() {
  const ts = requireTool('typescript');
  const { classify } = requireTool('./federation/shared-list.cjs');
  const { stateful, widgets } = classify();
  const provided = [...stateful, ...widgets];
  const program = ts.createProgram(
    [...provided.map(({ file }) => file), path.join(ROOT, 'types/assets.d.ts')].filter((file) =>
      ts.sys.fileExists(file),
    ),
    getOptions(ts),
  );
  const files = {};
  program.emit(
    undefined,
    (file, text, _mark, _failed, sources) => {
      const source = sources?.[0]?.fileName;
      if (source && named(source).startsWith(SOURCES)) files[named(source).replace(/\.tsx?$/, '.d.ts')] = text;
    },
    undefined,
    true,
  );
  const entries = provided.map(({ key, file }) => [key, named(file).replace(/\.tsx?$/, '.d.ts')]);
  for (const [key, file] of entries) if (!files[file]) throw new Error(`TypeScript writes no declarations for ${key}`);
  return { entries: Object.fromEntries(entries), files: Object.fromEntries(Object.entries(files).sort()) };
}

const REFERENCE = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Returns the part of a surface that some entries need. */
export function getPart({ entries, files }, keys) {
  const kept = {};
  const wanted = keys.map((key) => entries[key]).filter(Boolean);
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    if (file in kept || !(file in files)) continue;
    kept[file] = files[file];
    for (const [, reference] of files[file].matchAll(REFERENCE)) {
      const target = path.posix.join(path.posix.dirname(file), reference.replace(/\.js$/, ''));
      wanted.push(`${target}.d.ts`, `${target}/index.d.ts`);
    }
  }
  return {
    entries: Object.fromEntries(keys.flatMap((key) => (entries[key] ? [[key, entries[key]]] : []))),
    files: Object.fromEntries(Object.entries(kept).sort()),
  };
}
