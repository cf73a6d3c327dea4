// Builds packages that have changed: `node tools/build.mjs` checks all, `node tools/build.mjs host mfe-checkout` some.
import { cp } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { buildDesk, buildEmbed, buildHost, buildRemote, buildRenderer } from './lib/build-browser.mjs';
import { withBuildLock } from './lib/build-lock.mjs';
import { buildServers } from './lib/build-servers.mjs';

import { fromRoot, requireTool } from './lib/paths.mjs';
import { writeSiteFiles } from './brand/site-files.mjs';

const { checkBrand } = requireTool('./brand/brand-tokens.cjs');
const { REMOTE_FOLDERS } = requireTool('./federation/packages.cjs');

const buildGateway = () =>
  buildServers({
    folder: 'host',
    inputs: [
      'host/server',
      'host/src',
      'shared/src/contract',
      'shared/src/domain',
      'shared/src/serving',
      'shared/src/tracing',
      'shared/src/ui/tokens.css',
      'tools/brand',
    ],
    entries: { main: 'server/main.ts', 'page-thread': 'server/page-thread.ts' },
    outdir: fromRoot('host/dist/server'),
    // Written only with a new build, because running shops serve these files.
    assets: () => writeSiteFiles(fromRoot('host/dist/public')),
  });

const buildBackend = () =>
  buildServers({
    folder: 'backend',
    inputs: [
      'backend/src',
      'backend/package.json',
      'tsconfig.base.json',
      'shared/src/contract',
      'shared/src/domain',
      'shared/src/message-format',
      'shared/src/problems',
      'shared/src/questions',
      'shared/src/reference',
      'shared/src/serving',
      'shared/src/tracing',
    ],
    entries: {
      main: 'src/main.ts',
      'prices-command': 'src/prices-command.ts',
      'reconcile-command': 'src/reconcile-command.ts',
      'try-registrar-command': 'src/try-registrar-command.ts',
      'add-staff-command': 'src/add-staff-command.ts',
      'rotate-secret-key-command': 'src/rotate-secret-key-command.ts',
      'payment-sandbox': 'src/payment-sandbox/main.ts',
      forwarding: 'src/forwarding/main.ts',
    },
    outdir: fromRoot('backend/dist'),
    keptOutside: ['@electric-sql/pglite', '@node-rs/argon2', 'pdfkit', 'pg-native', 'word-list'],
    // Migrations and default prices are read at run time, as files beside the code.
    assets: async (outdir) => {
      await cp(fromRoot('backend/src/modules/price-list/defaults'), `${outdir}/defaults`, { recursive: true });
      const migrations = fromRoot('backend/src/db/migrations');
      if (existsSync(migrations)) await cp(migrations, `${outdir}/migrations`, { recursive: true });
    },
  });

/** Checks the brand first, so that an invalid one fails immediately rather than after minutes of building. */
async function buildBrandedHost() {
  for (const warning of checkBrand().warnings) console.warn(warning);
  return (await buildHost()).built;
}

const JOBS = {
  host: buildBrandedHost,
  renderer: buildRenderer,
  ...Object.fromEntries(REMOTE_FOLDERS.map((folder) => [folder, async () => (await buildRemote(folder)).built])),
  embed: buildEmbed,
  desk: buildDesk,
  gateway: buildGateway,
  backend: buildBackend,
};

/**
 * Builds the named packages (all if none is named), one after the other: two at once need more memory than a small machine has.
 */
export async function build(names = Object.keys(JOBS), say = console.log) {
  for (const name of names) {
    const job = JOBS[name];
    if (!job) throw new Error(`Unknown build target "${name}"; known are ${Object.keys(JOBS).join(', ')}`);
    const start = performance.now();
    const built = await withBuildLock(name, job, say);
    if (built) say(`built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = process.argv.slice(2);
  try {
    await build(names.length > 0 ? names : undefined);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
