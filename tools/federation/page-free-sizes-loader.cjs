// `rem` is the text size of the page around, which is not ours in an embed: it becomes a unit of our own. Conditions of media and
// container queries know no variables, so there it becomes pixels. The text travels within a script, so it is made small here.
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
