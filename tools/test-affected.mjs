// Checks in a minute or two what a change can have broken: formatting and lint of the files that differ from main, types, and the tests
// that import one of them, directly or not, in any package. `npm run test:affected -- mfe-domains` checks the changes of one package, or
// runs all of its tests if it has no changes. Does not run the browser, PostgreSQL, or tests that depend on a file without importing it;
// `npm test` does.
import { existsSync } from 'node:fs';
import { AT_ONCE, toolTests, types, WORKERS } from './lib/checks.mjs';
import { changedFiles } from './lib/changed-files.mjs';
import { fromRoot } from './lib/paths.mjs';
import { bin, check, jest, runSteps } from './lib/steps.mjs';

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const base = process.argv.find((argument) => argument.startsWith('--base='))?.slice('--base='.length);
for (const folder of named) {
  if (existsSync(fromRoot(folder, 'package.json'))) continue;
  console.error(`Unknown package "${folder}"`);
  process.exit(1);
}

const changed = changedFiles(base).filter(
  (file) => named.length === 0 || named.some((folder) => file.startsWith(`${folder}/`)),
);
const unchanged = named.filter((folder) => !changed.some((file) => file.startsWith(`${folder}/`)));
const isSource = (file) =>
  /\.(ts|tsx|mjs|cjs|js|json)$/.test(file) && !/(^|\/)(package|tsconfig)[^/]*\.json$/.test(file);
const linted = [...changed.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file)), ...unchanged];
const imported = changed.filter((file) => isSource(file) && !/^(e2e|tools)\//.test(file));
const withProjects = unchanged.filter((folder) => !['tools', 'e2e'].includes(folder));
const listProjects = (folder) => (folder === 'host' ? ['host', 'gateway'] : [folder]);

console.log(
  named.length > 0 || changed.length > 0
    ? `${changed.length} files differ${named.length > 0 ? ` in ${named.join(', ')}` : ''}.`
    : 'Nothing differs from main.',
);
const passed = await runSteps(
  [
    ...(imported.length > 0
      ? [
          {
            title: 'Tests of what was changed',
            run: jest('affected', ['--silent', ...WORKERS, '--passWithNoTests', '--findRelatedTests', ...imported]),
          },
        ]
      : []),
    ...withProjects.map((folder) => ({
      title: `Unit tests of ${folder}`,
      run: jest(`affected-${folder}`, ['--silent', ...WORKERS, '--selectProjects', ...listProjects(folder)]),
    })),
    ...(changed.length > 0
      ? [
          {
            title: 'Formatting',
            run: check(bin('prettier'), '--check', '--log-level', 'warn', '--ignore-unknown', ...changed),
          },
        ]
      : []),
    ...(linted.length > 0
      ? [{ title: 'Lint', run: check(bin('eslint'), '--no-warn-ignored', '--max-warnings', '0', ...linted) }]
      : []),
    ...(changed.some((file) => /\.tsx?$/.test(file)) || unchanged.length > 0 ? [types] : []),
    ...(changed.some((file) => file.startsWith('tools/')) || unchanged.includes('tools') ? [toolTests] : []),
  ],
  { atOnce: AT_ONCE },
);
process.exitCode = passed ? 0 : 1;
