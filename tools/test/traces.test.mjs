import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const OPENTELEMETRY = /^@opentelemetry\//;

/**
 * Finds the packages that a program loads when it starts, that is, without those behind a dynamic import.
 * @returns {Promise<{ atOnce: string[], everywhere: string[] }>} packages loaded at start, and those that any file of the program imports
 */
async function findPackages(folder, entry) {
  const { metafile } = await requireTool('esbuild').build({
    absWorkingDir: fromRoot(folder),
    entryPoints: [entry],
    outdir: 'out',
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    platform: 'node',
    metafile: true,
    logLevel: 'silent',
    plugins: [
      {
        name: 'packages-outside',
        setup: (build) =>
          build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@storefront/') ? undefined : { path, external: true },
          ),
      },
    ],
  });
  const { outputs } = metafile;
  const [main] = Object.keys(outputs).filter((file) => outputs[file].entryPoint === entry);
  const started = new Set([main]);
  for (const file of started)
    for (const { path, kind, external } of outputs[file].imports)
      if (kind === 'import-statement' && !external) started.add(path);
  const packages = (files) =>
    files.flatMap((file) => outputs[file].imports.filter(({ external }) => external).map(({ path }) => path));
  return { atOnce: packages([...started]), everywhere: packages(Object.keys(outputs)) };
}

describe('[OP-07a] no package of OpenTelemetry is loaded until an address is set', () => {
  for (const [folder, entry] of [
    ['backend', 'src/main.ts'],
    ['host', 'server/main.ts'],
  ])
    test(`by ${folder}/${entry}`, async () => {
      const { atOnce, everywhere } = await findPackages(folder, entry);
      assert.ok(atOnce.includes('fastify'), atOnce.join());
      assert.ok(everywhere.includes('@opentelemetry/sdk-trace-node'), everywhere.join());
      assert.deepEqual(
        atOnce.filter((name) => OPENTELEMETRY.test(name)),
        [],
      );
    });
});
