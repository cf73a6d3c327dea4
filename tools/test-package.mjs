// Runs the tests of one package alone, as `npm test` in its folder does: lint, types and unit tests. `node tools/test-package.mjs
// mfe-domains`. Needs only the sources of other packages.
import { existsSync } from 'node:fs';
import { AT_ONCE, toolTests, typesIn, WORKERS } from './lib/checks.mjs';
import { fromRoot } from './lib/paths.mjs';
import { bin, check, jest, runSteps } from './lib/steps.mjs';

/** The Jest projects of packages for which they are not just the package name. */
const PROJECTS = { host: ['host', 'gateway'], tools: [], e2e: [] };

const [folder = ''] = process.argv.slice(2);
if (!folder || folder.includes('/') || !existsSync(fromRoot(folder, 'package.json'))) {
  console.error('node tools/test-package.mjs <package>, such as mfe-domains');
  process.exit(1);
}
const projects = PROJECTS[folder] ?? [folder];
const passed = await runSteps(
  [
    ...(projects.length > 0
      ? [
          {
            title: `Unit tests of ${folder}`,
            run: jest(`package-${folder}`, ['--selectProjects', ...projects, '--silent', ...WORKERS]),
          },
        ]
      : []),
    ...(folder === 'tools' ? [toolTests] : []),
    { title: `Lint of ${folder}`, run: check(bin('eslint'), folder, '--max-warnings', '0') },
    ...(existsSync(fromRoot(folder, 'tsconfig.json'))
      ? [{ title: `Types of ${folder}`, run: typesIn(`${folder}/tsconfig.json`) }]
      : []),
  ],
  { atOnce: AT_ONCE },
);
process.exitCode = passed ? 0 : 1;
