// Measures the built product beside floors that are measured in the same run: `npm run bench`, `-- --rounds 7`, `-- --write`
// (writes docs/benchmarks.md). Reports, never judges: counts are asserted by the tests.
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { fromRoot, requireTool } from './lib/paths.mjs';

await build();
const tsx = requireTool.resolve('tsx');
const { status } = spawnSync(
  process.execPath,
  ['--import', tsx, fromRoot('e2e/bench/main.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
