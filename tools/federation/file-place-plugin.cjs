// Locates the files that a build's runtime loads, and retries failed ones. Releases share files: the registry in the document maps each
// file to its folder, so that no script has to contain the hash of another. Releases served under plain file names have no such table. A
// failed file is requested again with a new query, because browsers keep waiting for a hanging request and webpack reuses an existing tag.
// The host counts attempts per federation name.
const { RuntimeGlobals, RuntimeModule, Template } = require('webpack');

const FILES_GLOBAL = '__SF_FILES__';
const RETRY_GLOBAL = '__SF_RETRY__';

/** Runtime function: file name → path below the public path. */
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
      // The public path was derived from the URL of the entry, which has its own folder.
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
