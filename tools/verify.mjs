// The quick half of `npm test`, for before a commit: no build, no browser.
import { cycles, deadCode, lint, toolTests, types, unit } from './lib/checks.mjs';
import { runSteps } from './lib/steps.mjs';

const passed = await runSteps([lint, cycles, deadCode, types, unit, toolTests]);
process.exitCode = passed ? 0 : 1;
