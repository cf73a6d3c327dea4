// The languages of a build. English is in its scripts. For each other language, every script with messages has a file beside it, `main.js`
// and `main.de.js`, which fills one table of the page. On a German page, both are requested together, and the script runs when both have
// arrived. If a message file fails or is late, its part of the page is in English, and the host reports it.
const { Compilation, RuntimeGlobals, RuntimeModule, sources } = require('webpack');
const { PLACE_OF_FILE } = require('./file-place-plugin.cjs');
const { INTEGRITY_GLOBAL } = require('./integrity-plugin.cjs');
const { findSpeakers, modulesIn, sourcesIn } = require('./said-messages.cjs');

/** Maps message IDs to messages in the language of the page; read by shared/src/i18n. */
const TRANSLATIONS_GLOBAL = '__SF_MESSAGES__';

/** Loads a script's messages with it. The registry in the document lists the existing files, with those of one language only. */
class MessagesRuntimeModule extends RuntimeModule {
  constructor() {
    super('messages of the page', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    // The name of the file; its location is determined later.
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
  /** @param {{ builder: string, languages: readonly string[] }} options package that is built, and its languages other than English */
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
      let speakers;
      compilation.hooks.afterOptimizeDependencies.tap('MessagesPlugin', () => (speakers = findSpeakers(compilation)));
      compilation.hooks.processAssets.tapPromise(
        { name: 'MessagesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1 },
        () => this.emit(compilation, speakers),
      );
    });
  }

  async emit(compilation, speakers) {
    const { listNames, readTranslations, writeTable } = await import('../messages/translations.mjs');
    const { readDocuments } = await import('../messages/documents.mjs');
    for (const chunk of compilation.chunks) {
      const script = [...chunk.files].find((file) => file.endsWith('.js'));
      if (!script) continue;
      const modules = [...modulesIn([chunk], compilation.chunkGraph)];
      const names = new Set(modules.flatMap((module) => speakers.get(module) ?? []).flatMap(listNames));
      const files = sourcesIn([chunk], compilation.chunkGraph);
      for (const language of this.languages) {
        const messages = readTranslations(this.builder, language, names);
        const documents = readDocuments(language, files);
        if (messages.size === 0 && Object.keys(documents).length === 0) continue;
        compilation.emitAsset(
          script.replace(/\.js$/, `.${language}.js`),
          new sources.RawSource(writeTable(TRANSLATIONS_GLOBAL, messages, documents)),
        );
      }
    }
  }
}

/** For servers, which use all languages: one file with all messages for each, `messages.de.json`. */
class TranslationsPlugin {
  constructor({ builder, languages }) {
    this.builder = builder;
    this.languages = languages;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('TranslationsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('TranslationsPlugin', async () => {
        const { readTranslations } = await import('../messages/translations.mjs');
        const { readDocuments } = await import('../messages/documents.mjs');
        for (const language of this.languages) {
          const table = { ...Object.fromEntries(readTranslations(this.builder, language)), ...readDocuments(language) };
          compilation.emitAsset(`messages.${language}.json`, new sources.RawSource(JSON.stringify(table)));
        }
      });
    });
  }
}

module.exports = { MessagesPlugin, TranslationsPlugin, TRANSLATIONS_GLOBAL };
