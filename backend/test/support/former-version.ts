import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { formerCommit } from './former-commit.cjs';

const BACKEND = join(__dirname, '../..');
const ROOT = join(BACKEND, '..');

/** Bundles our own sources; packages come from the current node_modules. */
const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@storefront/') ? undefined : { path, external: true },
    );
  },
};

/** The backend as it was before the newest migration, and its removal. */
export interface FormerVersion {
  /** Contains `main.mjs` with its migrations. */
  readonly folder: string;
  remove(): void;
}

/** Builds the backend of the commit before the newest migration. @throws if it is not in the history */
export async function buildFormerVersion(): Promise<FormerVersion> {
  const commit = formerCommit();
  if (commit === null) throw new Error('The history does not hold the commit before the newest migration');
  mkdirSync(join(BACKEND, '.cache'), { recursive: true });
  // Inside the package, so that its dependencies resolve.
  const folder = mkdtempSync(join(BACKEND, '.cache/former-'));
  const sources = join(folder, 'sources');
  mkdirSync(join(sources, 'node_modules/@storefront'), { recursive: true });
  const archive = execFileSync(
    'git',
    ['archive', '--format=tar', commit, 'backend/src', 'shared', 'tsconfig.base.json'],
    { cwd: ROOT, maxBuffer: 256 * 1024 * 1024 },
  );
  execFileSync('tar', ['-x', '-C', sources], { input: archive });
  symlinkSync(join(sources, 'shared'), join(sources, 'node_modules/@storefront/shared'));
  await build({
    entryPoints: [join(sources, 'backend/src/main.ts')],
    outfile: join(folder, 'main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [packagesStayOutside],
    logLevel: 'silent',
  });
  cpSync(join(sources, 'backend/src/modules/price-list/defaults'), join(folder, 'defaults'), { recursive: true });
  cpSync(join(sources, 'backend/src/db/migrations'), join(folder, 'migrations'), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
