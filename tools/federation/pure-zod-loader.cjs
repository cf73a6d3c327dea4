// zod marks what it creates when loaded as pure, except its errors, its configuration and its registry. In scripts without schemas these
// alone would keep more than a kilobyte of it.
const IMPURE = /^\(_a = globalThis\)\.(__zod_\w+) \?\? \(_a\.\1 = (.+)\);\nexport const (\w+) = globalThis\.\1;$/m;

module.exports = function pureZod(source) {
  return source
    .replaceAll('= $constructor(', '= /*@__PURE__*/ $constructor(')
    .replace(IMPURE, 'export const $3 = /*@__PURE__*/ (() => (globalThis.$1 ??= $2))();');
};
