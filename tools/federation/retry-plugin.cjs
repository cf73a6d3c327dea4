// Lets a failed file be asked for again. A browser goes on waiting for a request that hangs, and webpack adopts the tag
// that is already there; a new query makes a new request. The host counts attempts in a global, per federation name.
const { RuntimeGlobals, RuntimeModule, Template } = require('webpack');

const RETRY_GLOBAL = '__SF_RETRY__';

class RetryRuntimeModule extends RuntimeModule {
  constructor(name) {
    super('retry query', RuntimeModule.STAGE_TRIGGER);
    this.container = name;
  }

  generate() {
    const wrap = (fn) =>
      Template.asString([
        `if (${fn}) {`,
        Template.indent([
          `var file = ${fn};`,
          `${fn} = function (id) { var name = file(id), n = (globalThis.${RETRY_GLOBAL} || {})[${JSON.stringify(this.container)}]; return name && n ? name + '?r=' + n : name; };`,
        ]),
        '}',
      ]);
    return Template.asString(
      [RuntimeGlobals.getChunkScriptFilename, `${RuntimeGlobals.require}.miniCssF`].map(
        (fn) => `(function () { ${wrap(fn)} })();`,
      ),
    );
  }
}

class RetryPlugin {
  constructor(container) {
    this.container = container;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RetryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap('RetryPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new RetryRuntimeModule(this.container));
      });
    });
  }
}

module.exports = { RetryPlugin, RETRY_GLOBAL };
