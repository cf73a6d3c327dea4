// Where a file that the runtime of a build asks for lies, and how it is asked for again. Releases share files: the registry in the
// document says in which folder each lies, so that neither the entry nor any other script has to name the content of another one. A
// release that is served by the names of its files is in no such table. And a failed file is asked for with a new query: a browser goes
// on waiting for a request that hangs, and webpack adopts the tag that is already there. The host counts attempts, per federation name.
const { RuntimeGlobals, RuntimeModule, Template } = require('webpack');

const FILES_GLOBAL = '__SF_FILES__';
const RETRY_GLOBAL = '__SF_RETRY__';

/** Name of a file → where it lies below the public path, in the runtime of a build. */
const PLACE_OF_FILE = `${RuntimeGlobals.require}.sfPlace`;

class FilePlaceRuntimeModule extends RuntimeModule {
  constructor(container) {
    super('place of files', RuntimeModule.STAGE_TRIGGER);
    this.container = container;
  }

  generate() {
    const name = JSON.stringify(this.container);
    const wrap = (fn) =>
      Template.asString([
        `if (${fn}) {`,
        Template.indent([
          `var file = ${fn};`,
          `${fn} = function (id) { var name = file(id); return name && ${PLACE_OF_FILE}(name); };`,
        ]),
        '}',
      ]);
    return Template.asString([
      `var files = (globalThis.${FILES_GLOBAL} || {})[${name}];`,
      `${PLACE_OF_FILE} = function (name) {`,
      Template.indent([
        `var place = (files && files[name]) || name, n = (globalThis.${RETRY_GLOBAL} || {})[${name}];`,
        `return n ? place + '?r=' + n : place;`,
      ]),
      '};',
      // The path was found by the address of the entry, which lies in a folder of its own.
      `if (files) ${RuntimeGlobals.publicPath} = ${RuntimeGlobals.publicPath}.replace(/[^/]+\\/$/, '');`,
      ...[RuntimeGlobals.getChunkScriptFilename, `${RuntimeGlobals.require}.miniCssF`].map(
        (fn) => `(function () { ${wrap(fn)} })();`,
      ),
    ]);
  }
}

class FilePlacePlugin {
  constructor(container) {
    this.container = container;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FilePlacePlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('FilePlacePlugin', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.publicPath);
          compilation.addRuntimeModule(chunk, new FilePlaceRuntimeModule(this.container));
        });
    });
  }
}

module.exports = { FilePlacePlugin, PLACE_OF_FILE };
