// Measures the built product against baselines measured in the same run: `npm run bench`, `-- --rounds 7`, `-- --write` (writes
// docs/benchmarks.md). `-- --growth` measures what calls cost as a shop grows to a million domains (`backend/bench/growth.ts`). Only
// reports; the tests assert counts.
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { fromRoot, requireTool } from './lib/paths.mjs';

const isGrowth = process.argv.includes('--growth');
if (!isGrowth) await build();
const tsx = requireTool.resolve('tsx');
const { status } = spawnSync(
  process.execPath,
  ['--import', tsx, fromRoot(isGrowth ? 'backend/bench/growth.ts' : 'e2e/bench/main.ts'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    cwd: fromRoot('.'),
    env: isGrowth ? process.env : { ...process.env, CHROMIUM_PATH: findBrowser() },
  },
);
process.exitCode = status ?? 1;
