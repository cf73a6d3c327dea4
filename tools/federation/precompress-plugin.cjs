// Compresses static files at build time, where brotli's slowest level does not delay requests.
const zlib = require('node:zlib');
const { promisify } = require('node:util');
const { Compilation, sources } = require('webpack');

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSIBLE = /\.(js|css|svg|json|txt|html|webmanifest)$/;

class PrecompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'PrecompressPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async (assets) => {
          await Promise.all(
            Object.entries(assets)
              .filter(([name]) => COMPRESSIBLE.test(name))
              .map(async ([name, source]) => {
                const bytes = source.buffer();
                const params = {
                  [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
                  [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
                };
                const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
                compilation.emitAsset(`${name}.br`, new sources.RawSource(br));
                compilation.emitAsset(`${name}.gz`, new sources.RawSource(gz));
              }),
          );
        },
      );
    });
  }
}

module.exports = { PrecompressPlugin };
