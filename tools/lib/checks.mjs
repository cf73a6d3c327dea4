import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fromRoot, requireTool } from './paths.mjs';
import { bin, check, jest, nodeTests } from './steps.mjs';

const CORES = availableParallelism();

/** Number of concurrent steps. More than four would need more memory than such machines have. */
export const AT_ONCE = Math.min(Math.max(CORES, 2), 4);

/**
 * Worker options of a Jest run beside other steps. A worker that uses much memory is restarted, because leftovers of earlier test files
 * slow down later ones.
 */
export const WORKERS = [`--maxWorkers=${Math.max(1, Math.floor(CORES / 2))}`, '--workerIdleMemoryLimit=1GB'];

const { REMOTE_FOLDERS } = requireTool('./federation/packages.cjs');

const SOURCES = ['host', ...REMOTE_FOLDERS, 'desk', 'shared', 'backend'];

/** The Jest projects that need no database. */
export const FRONT_END_PROJECTS = ['shared', 'host', ...REMOTE_FOLDERS, 'desk', 'gateway'];

/** Runs the tests of the tools; those that need built releases are in a separate folder. */
export const testsIn = (folder) => () =>
  readdirSync(fromRoot(folder), { recursive: true })
    .filter((file) => file.endsWith('.test.mjs') && !file.includes('node_modules'))
    .map((file) => fromRoot(folder, file));

export const lint = { title: 'Lint', run: check(bin('eslint'), '.', '--max-warnings', '0') };
/** Fixed by `npm run format`. */
export const formatting = { title: 'Formatting', run: check(bin('prettier'), '--check', '--log-level', 'warn', '.') };
export const cycles = {
  title: 'Import cycles',
  run: check(
    bin('dependency-cruiser', 'depcruise'),
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    ...SOURCES,
  ),
};
export const deadCode = { title: 'Dead code', run: check(bin('knip'), '--no-progress', '--no-config-hints') };
export const typesIn = (project) => check(bin('typescript', 'tsc', 'tools/type-check'), '-p', project);
export const types = { title: 'Types', run: typesIn('tsconfig.json') };
export const unit = { title: 'Unit and integration tests', run: jest('unit', ['--silent', ...WORKERS]) };
export const toolTests = { title: 'Tests of the tools', run: nodeTests('tools', testsIn('tools/test')) };
export const build = { title: 'Build', run: check('tools/build.mjs') };
export const buildTests = {
  title: 'Tests of what was built',
  run: nodeTests('built', testsIn('tools/test-built')),
  needs: 'Build',
};
