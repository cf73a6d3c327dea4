const { typeScriptRule, cssRule } = require('./base-config.cjs');

/** Rules with which the gallery of the design system compiles components and stylesheets as the shop's builds do. */
const galleryRules = ({ development }) => [
  typeScriptRule({ development }),
  cssRule({ folder: 'shared', first: require.resolve('style-loader') }),
];

module.exports = { galleryRules };
