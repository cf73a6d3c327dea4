import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot, requireTool } from './paths.mjs';

/** Defines `require`, with which CommonJS packages load Node's built-in modules and which ES modules lack. */
const BANNER =
  "import { createRequire as createRequireOfBundle } from 'node:module';\nconst require = createRequireOfBundle(import.meta.url);";

/** esbuild options for the running version of Node. Code that several files need, or that is loaded on demand, stays in separate files. */
export const FOR_NODE = {
  bundle: true,
  splitting: true,
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node20.19',
  logLevel: 'warning',
};

const packagesOutside = (isOutside) => ({
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind !== 'entry-point' && isOutside(path) ? { path, external: true } : undefined,
    );
  },
});

/** Whether Node reads a file as CommonJS, by its name and its package. */
function isCommonJs(file) {
  if (file.endsWith('.cjs') || file.endsWith('.mjs')) return file.endsWith('.cjs');
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const description = path.join(folder, 'package.json');
    if (existsSync(description)) return JSON.parse(readFileSync(description, 'utf8')).type !== 'module';
  }
  return true;
}

const RESOLVED = Symbol('resolved');

/** A dynamic import of a CommonJS module returns names that a bundle does not know, so it goes through a file that names them. */
const namedImports = (nameExports) => ({
  name: 'named-imports',
  setup(build) {
    build.onResolve({ filter: /./ }, async ({ path: specifier, kind, resolveDir, importer, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === RESOLVED) return undefined;
      const found = await build.resolve(specifier, { kind, resolveDir, importer, pluginData: RESOLVED });
      if (found.errors.length > 0 || found.external || !isCommonJs(found.path)) return undefined;
      return { path: await nameExports(found.path) };
    });
  },
});

/** Resolves imports of a workspace package to the files that Node would load. */
async function resolveFrom(folder, specifiers) {
  const found = {};
  const note = {
    name: 'note-files',
    setup(build) {
      build.onStart(async () => {
        for (const specifier of specifiers) {
          const resolved = await build.resolve(specifier, { kind: 'import-statement', resolveDir: fromRoot(folder) });
          if (resolved.errors.length > 0)
            throw new Error(`${folder} cannot import ${specifier}: ${resolved.errors[0].text}`);
          found[specifier] = resolved.path;
        }
      });
    },
  };
  await requireTool('esbuild').build({
    stdin: { contents: '' },
    write: false,
    platform: 'node',
    conditions: [],
    plugins: [note],
  });
  return found;
}

/** Lists the exports of a file by importing it, since only Node determines the names of a CommonJS module. */
async function listNames(file) {
  const names = Object.keys(await import(pathToFileURL(file).href));
  return names.filter((name) => /^[\w$]+$/.test(name));
}

/**
 * Bundles npm packages of programs, each import into a file, with shared code in files between them. Nothing is minified and there are no
 * source maps: stack traces refer to lines of the readable bundle.
 * @param {{ folder: string, entries: Record<string, string>, outdir: string, isOutside: (specifier: string) => boolean }} job `folder` is
 * the importing workspace package, `entries` its imports by the name of the resulting file
 */
export async function bundlePackages({ folder, entries, outdir, isOutside }) {
  const stamp = `${outdir}/inputs.txt`;
  const inputs = [
    JSON.stringify(entries),
    ...['pnpm-lock.yaml', 'tools/build.mjs', 'tools/lib/bundle-packages.mjs'].map((file) =>
      readFileSync(fromRoot(file), 'utf8'),
    ),
  ];
  const hash = createHash('sha256').update(inputs.join('\0')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await rm(outdir, { recursive: true, force: true });
  const sources = `${outdir}/sources`;
  await mkdir(sources, { recursive: true });
  const files = await resolveFrom(folder, Object.values(entries));
  const nameExports = async (
    file,
    name = `${path.basename(file)}-${createHash('sha256').update(file).digest('hex').slice(0, 8)}.mjs`,
  ) => {
    await writeFile(
      `${sources}/${name}`,
      `export { ${(await listNames(file)).join(', ')} } from ${JSON.stringify(file)};\n`,
    );
    return `${sources}/${name}`;
  };
  for (const [name, specifier] of Object.entries(entries)) await nameExports(files[specifier], name);
  await requireTool('esbuild').build({
    absWorkingDir: fromRoot(folder),
    entryPoints: Object.keys(entries).map((name) => `${sources}/${name}`),
    outdir,
    ...FOR_NODE,
    conditions: [],
    banner: { js: BANNER },
    plugins: [packagesOutside(isOutside), namedImports(nameExports)],
  });
  await rm(sources, { recursive: true });
  await writeFile(stamp, hash);
}
