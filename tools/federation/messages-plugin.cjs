// The languages of a build. English is in its scripts; for each other language every script that says something has a file beside it,
// `main.js` and `main.de.js`, which fills one table of the page. Whoever asks for a script on a page in German asks for both at once
// and goes on when both are there. A file that fails or is late leaves its part of the page in English, and the host reports it.
const path = require('node:path');
const { Compilation, RuntimeGlobals, RuntimeModule, sources } = require('webpack');
const { ROOT } = require('./packages.cjs');
const { PLACE_OF_FILE } = require('./file-place-plugin.cjs');
const { INTEGRITY_GLOBAL } = require('./integrity-plugin.cjs');

/** Message id → message in the language of the page; shared/src/i18n reads it. */
const TRANSLATIONS_GLOBAL = '__SF_MESSAGES__';

/** The files, from the root, that these chunks are made of. */
function* sourcesIn(chunks, chunkGraph) {
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      // Webpack joins modules that only each other use.
      for (const { resource } of module.modules ?? [module])
        if (resource) yield path.relative(ROOT, resource).split(path.sep).join('/');
    }
  }
}

/** The directories, from the root, whose messages these chunks carry in English. */
function messagesIn(chunks, chunkGraph) {
  const directories = new Set();
  for (const source of sourcesIn(chunks, chunkGraph))
    if (source.endsWith('/messages.ts')) directories.add(path.posix.dirname(source));
  return [...directories].sort();
}

/** Loads a script's messages with it. Which files there are, the registry in the document says, which names those of one language. */
class MessagesRuntimeModule extends RuntimeModule {
  constructor() {
    super('messages of the page', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    // What a file is called, before it is known where it lies.
    return `var said = {}, nameOf = ${RuntimeGlobals.getChunkScriptFilename};
${RuntimeGlobals.ensureChunkHandlers}.messages = function (id, promises) {
  var file = String(nameOf(id)).replace('.js', '.' + document.documentElement.lang + '.js');
  var url = ${RuntimeGlobals.publicPath} + (${PLACE_OF_FILE} ? ${PLACE_OF_FILE}(file) : file);
  if (!(globalThis.${INTEGRITY_GLOBAL} || {})[url.split('?')[0]]) return;
  promises.push(said[id] = said[id] || new Promise(function (done) {
    ${RuntimeGlobals.loadScript}(url, function (event) {
      if (event.type !== 'load') reportError(Error('Messages did not load: ' + url));
      done();
    }, 'messages-' + id);
  }));
};`;
  }
}

class MessagesPlugin {
  /** @param {{ builder: string, languages: readonly string[] }} options package that is built, and what it speaks beside English */
  constructor({ builder, languages }) {
    this.builder = builder;
    this.languages = languages;
  }

  apply(compiler) {
    if (this.languages.length === 0) return;
    compiler.hooks.thisCompilation.tap('MessagesPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('MessagesPlugin', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.getChunkScriptFilename);
          requirements.add(RuntimeGlobals.publicPath);
          requirements.add(RuntimeGlobals.loadScript);
          compilation.addRuntimeModule(chunk, new MessagesRuntimeModule());
        });
      compilation.hooks.processAssets.tapPromise(
        { name: 'MessagesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1 },
        () => this.emit(compilation),
      );
    });
  }

  async emit(compilation) {
    const { readTranslations } = await import('../messages/translations.mjs');
    const { readDocuments } = await import('../messages/documents.mjs');
    for (const chunk of compilation.chunks) {
      const directories = messagesIn([chunk], compilation.chunkGraph);
      const files = [...sourcesIn([chunk], compilation.chunkGraph)];
      const script = [...chunk.files].find((file) => file.endsWith('.js'));
      if (!script) continue;
      for (const language of this.languages) {
        const documents = readDocuments(language, files);
        if (directories.length === 0 && Object.keys(documents).length === 0) continue;
        const table = JSON.stringify({ ...readTranslations(this.builder, language, directories), ...documents });
        compilation.emitAsset(
          script.replace(/\.js$/, `.${language}.js`),
          new sources.RawSource(`Object.assign(globalThis.${TRANSLATIONS_GLOBAL}??={},${table})`),
        );
      }
    }
  }
}

/** For a server, which says everything in every language: one file of all messages for each, `messages.de.json`. */
class TranslationsPlugin {
  constructor({ builder, languages }) {
    this.builder = builder;
    this.languages = languages;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('TranslationsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('TranslationsPlugin', async () => {
        const { listDirectories, readTranslations } = await import('../messages/translations.mjs');
        const { readDocuments } = await import('../messages/documents.mjs');
        for (const language of this.languages) {
          const table = {
            ...readTranslations(this.builder, language, listDirectories(this.builder)),
            ...readDocuments(language),
          };
          compilation.emitAsset(`messages.${language}.json`, new sources.RawSource(JSON.stringify(table)));
        }
      });
    });
  }
}

module.exports = { MessagesPlugin, TranslationsPlugin, messagesIn };
