// Properties are checked with the same values each time: one that meets a rare value must not stop the change that happens to be tested then.
// `npm run test:full` tries others.
const { readFileSync } = require('node:fs');

const { testPath } = expect.getState();
// Loading it takes as long as running the tests of a rule.
if (testPath && /\bfrom 'fast-check'/.test(readFileSync(testPath, 'utf8')))
  require('fast-check').configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
