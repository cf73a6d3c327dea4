// Sets the hash from the registry on every script and stylesheet that a webpack runtime adds to the page, and refuses those without one.
// Federation entries get theirs in host/src/federation/mf-plugin.ts. All are requested with CORS, even from our own origin:
// Integrity-Policy requires it, and a preload is reused only by a request of the same mode.
const { runtime } = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const INTEGRITY_GLOBAL = '__SF_SRI__';

const lookUp = (url) => `var sri = (globalThis.${INTEGRITY_GLOBAL} || {})[String(${url}).split('?')[0]];`;

// `done` reports the failure like any other load error; throwing here would leave the chunk pending forever.
const SCRIPT = `${lookUp('url')}
if (!sri) { setTimeout(done, 0, { type: 'unknown to the release registry', target: { src: String(url) } }); return; }
script.integrity = sri;
script.crossOrigin = 'anonymous';`;

const styleSheet = (tag) => `${lookUp('fullhref')}
if (!sri) throw new Error('Unknown to the release registry: ' + fullhref);
${tag}.integrity = sri;
${tag}.crossOrigin = 'anonymous';`;

class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${SCRIPT}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag }) => `${source}\n${styleSheet(tag)}`,
      );
    });
  }
}

module.exports = { IntegrityPlugin, INTEGRITY_GLOBAL };
