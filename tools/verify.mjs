// The quick part of `npm test`, for use before a commit: no build, no browser.
import { AT_ONCE, cycles, deadCode, formatting, lint, toolTests, types, unit } from './lib/checks.mjs';
import { runSteps } from './lib/steps.mjs';

const passed = await runSteps([unit, lint, types, toolTests, formatting, cycles, deadCode], { atOnce: AT_ONCE });
process.exitCode = passed ? 0 : 1;
