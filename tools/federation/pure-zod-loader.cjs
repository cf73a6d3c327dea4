// zod marks what it builds when it is loaded as pure, but for its errors, its configuration and its registry: where nothing is checked by
// a schema these alone would keep more than a kilobyte of it in the first script.
const IMPURE = /^\(_a = globalThis\)\.(__zod_\w+) \?\? \(_a\.\1 = (.+)\);\nexport const (\w+) = globalThis\.\1;$/m;

module.exports = function pureZod(source) {
  return source
    .replaceAll('= $constructor(', '= /*@__PURE__*/ $constructor(')
    .replace(IMPURE, 'export const $3 = /*@__PURE__*/ (() => (globalThis.$1 ??= $2))();');
};
