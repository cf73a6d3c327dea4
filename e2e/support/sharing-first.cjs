// Orders the test files: those that share a shop run first, so that it can be closed before the others open theirs. Unused programs still
// use CPU time.
const { readFileSync } = require('node:fs');

/** In each group the longest files run first, so that no worker is left with a long one at the end. */
module.exports = class SharingFirst {
  sort(tests) {
    const texts = new Map(tests.map((test) => [test, readFileSync(test.path, 'utf8')]));
    const isSharing = (test) => /\bsharedShop\(\)/.test(texts.get(test));
    // Read by the shop keeper, which runs in this process.
    process.env.SHARING_FILES = String(tests.filter(isSharing).length);
    return [...tests].sort(
      (a, b) => Number(isSharing(b)) - Number(isSharing(a)) || texts.get(b).length - texts.get(a).length,
    );
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {
    // No results of an earlier run are needed.
  }
};
