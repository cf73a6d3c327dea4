import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fromRoot, requireTool } from './paths.mjs';
import { bundlePackages, FOR_NODE } from './bundle-packages.mjs';

const PACKAGES = 'packages';

/** esbuild plugin that bundles workspace packages into a program, and redirects imports of npm packages to their bundles. */
const packagesBeside = (getPlace) => ({
  name: 'packages-beside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) => {
      if (kind === 'entry-point' || specifier.startsWith('@storefront/') || specifier.startsWith('/')) return undefined;
      return { path: getPlace(specifier), external: true };
    });
  },
});

/**
 * Bundles programs for Node if their inputs have changed. npm packages are bundled into few files beside them, since resolving a thousand
 * files in node_modules would take a second at each start.
 * @param {{ folder: string, inputs: string[], entries: Record<string, string>, outdir: string, keptOutside?: string[], assets?: (outdir: string) => Promise<void> }} job
 * `keptOutside` names packages that stay in node_modules: those that read files of their own, and those that are not JavaScript
 * @returns {Promise<boolean>} whether it built
 */
export async function buildServers({ folder, inputs, entries, outdir, keptOutside = [], assets }) {
  const { toHash } = requireTool('./federation/inputs.cjs');
  const stamp = `${outdir}/inputs.txt`;
  const hash = toHash([
    ...inputs,
    'pnpm-lock.yaml',
    'tools/build.mjs',
    'tools/lib/build-servers.mjs',
    'tools/lib/bundle-packages.mjs',
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await mkdir(outdir, { recursive: true });
  for (const name of await readdir(outdir))
    if (name !== PACKAGES) await rm(`${outdir}/${name}`, { recursive: true, force: true });

  const isOutside = (specifier) =>
    isBuiltin(specifier) || keptOutside.some((name) => specifier === name || specifier.startsWith(`${name}/`));
  const bundled = new Map();
  const getPlace = (specifier) => {
    if (isOutside(specifier)) return specifier;
    const file = `${specifier.replace(/^@/, '').replaceAll('/', '.')}.mjs`;
    bundled.set(`./${PACKAGES}/${file}`, { file, specifier });
    return `./${PACKAGES}/${file}`;
  };
  const { metafile } = await requireTool('esbuild').build({
    absWorkingDir: fromRoot(folder),
    entryPoints: entries,
    outdir,
    ...FOR_NODE,
    sourcemap: true,
    // Sources are omitted, because each start reads the maps and the repository has the sources.
    sourcesContent: false,
    metafile: true,
    plugins: [packagesBeside(getPlace)],
  });
  // A change of such a file would otherwise start no build.
  const unlisted = Object.keys(metafile.inputs)
    .map((file) => path.relative(fromRoot(), path.resolve(fromRoot(folder), file)))
    .filter((file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)));
  if (unlisted.length > 0)
    throw new Error(`The build of ${folder} reads files that are not among its inputs: ${unlisted.join(', ')}`);
  // Some imports of the sources end up in no program.
  const imported = new Set(Object.values(metafile.outputs).flatMap(({ imports }) => imports.map((one) => one.path)));
  const needed = [...bundled].filter(([place]) => imported.has(place)).sort();
  await bundlePackages({
    folder,
    entries: Object.fromEntries(needed.map(([, { file, specifier }]) => [file, specifier])),
    outdir: `${outdir}/${PACKAGES}`,
    isOutside,
  });
  await assets?.(outdir);
  await writeFile(stamp, hash);
  return true;
}
