const { typeScriptRule, cssRule } = require('./base-config.cjs');

/** The gallery of the design system reads components and stylesheets as the builds of the shop do. */
const galleryRules = ({ development }) => [
  typeScriptRule({ development }),
  cssRule({ folder: 'shared', first: require.resolve('style-loader') }),
];

module.exports = { galleryRules };
