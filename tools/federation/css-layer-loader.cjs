// Puts a remote's own stylesheets into the cascade layer that the host declares for remotes, so that the order in which stylesheets load
// does not matter. Those of `shared` name their layers themselves.
const path = require('node:path');

module.exports = function cssLayerLoader(source) {
  const own = this.resourcePath.startsWith(this.getOptions().folder + path.sep);
  return own ? `@layer remote {\n${source}\n}\n` : source;
};
