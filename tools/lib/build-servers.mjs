import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fromRoot, requireTool } from './paths.mjs';

/** Workspace packages become part of a bundle; everything from npm stays where the package manager put it. */
const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@storefront/') || path.startsWith('/') ? undefined : { path, external: true },
    );
  },
};

/**
 * Bundles programs for Node unless nothing they are made of has changed.
 * @param {{ folder: string, inputs: string[], entries: Record<string, string>, outdir: string, assets?: (outdir: string) => Promise<void> }} job
 * @returns {Promise<boolean>} whether it built
 */
export async function buildServers({ folder, inputs, entries, outdir, assets }) {
  const { hashOf } = requireTool('./federation/inputs.cjs');
  const stamp = `${outdir}/inputs.txt`;
  const hash = hashOf([...inputs, 'pnpm-lock.yaml', 'tools/lib/build-servers.mjs']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  await requireTool('esbuild').build({
    absWorkingDir: fromRoot(folder),
    entryPoints: entries,
    outdir,
    bundle: true,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [keepPackagesOutside],
  });
  await assets?.(outdir);
  await writeFile(stamp, hash);
  return true;
}
