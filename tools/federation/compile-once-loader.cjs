// A run of the build compiles many files several times: those of the host for browsers and for the server, those of a remote likewise, and
// those of `shared` for all of them. Placed before the compiler, this passes on what it has made of the same text earlier in the run.
const { readFileSync } = require('node:fs');

/** The latest text of each file, with what was compiled from it. */
const known = new Map();

/** Loaders that run before the compiler, such as that of messages, make another text for each build. */
const isCompilerFirst = ({ loaders, loaderIndex }) => loaderIndex === loaders.length - 2;

module.exports = function compileOnce(code, map) {
  const { source } = this.data;
  if (source !== undefined) known.set(this.resourcePath, { source, code, map });
  this.callback(null, code, map);
};

module.exports.pitch = function pitch() {
  if (!isCompilerFirst(this)) return;
  const source = readFileSync(this.resourcePath, 'utf8');
  const compiled = known.get(this.resourcePath);
  if (compiled?.source !== source) {
    this.data.source = source;
    return;
  }
  // Webpack does not read the file, which would have made it a dependency.
  this.addDependency(this.resourcePath);
  this.callback(null, compiled.code, compiled.map);
};
