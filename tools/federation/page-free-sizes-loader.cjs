// Replaces `rem`, which in an embed is the text size of the partner's page, by a unit of our own. Conditions of media and container queries
// cannot use variables, so there it becomes pixels. The text is part of a script, so it is minified here.
const { transformSync } = require('esbuild');

const PX = 16;
const REM = /(?<![\w-])(\d*\.?\d+)rem\b/g;

module.exports = function pageFreeSizes(source) {
  const own = source
    .replace(/@(?:media|container)[^{]*/g, (condition) =>
      condition.replace(REM, (_, count) => `${Number(count) * PX}px`),
    )
    .replace(REM, (_, count) => `calc(${count} * var(--sf-rem, ${PX}px))`);
  return transformSync(own, { loader: 'css', minify: true, target: 'esnext' }).code;
};
