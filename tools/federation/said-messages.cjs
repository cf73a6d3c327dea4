// Which messages each module of a build says. A folder's messages are one module, of which a page may say three and a dialog that it opens
// later all others; a translation travels with the code that says it.
const path = require('node:path');
const { ROOT } = require('./packages.cjs');

const MESSAGES = '/messages.ts';

/** The place of a module's file, from the root. */
const getSource = ({ resource }) => resource && path.relative(ROOT, resource).split(path.sep).join('/');

/** Every key that a module takes of the messages of a folder; `undefined` where it passes all of them on. */
function listKeys(connections, moduleGraph) {
  const keys = new Set();
  for (const { dependency } of connections) {
    // An import for its effects alone says nothing.
    if (typeof dependency.getIds !== 'function') continue;
    const [key] = dependency.getIds(moduleGraph);
    if (key === undefined) return undefined;
    keys.add(key);
  }
  return keys;
}

/**
 * Who says what, read before modules are joined and after what nothing uses is known.
 * @param {import('webpack').Compilation} compilation
 * @returns {Map<import('webpack').Module, { directory: string, keys: Set<string> | undefined }[]>} by the module that says it; directories
 *   from the root
 */
function findSpeakers({ modules, moduleGraph }) {
  const speakers = new Map();
  for (const module of modules) {
    const source = getSource(module);
    if (!source?.endsWith(MESSAGES)) continue;
    const directory = source.slice(0, -MESSAGES.length);
    for (const [speaker, connections] of moduleGraph.getIncomingConnectionsByOriginModule(module)) {
      const keys = listKeys(
        connections.filter((connection) => connection.isActive(undefined)),
        moduleGraph,
      );
      if (speaker && keys?.size !== 0) speakers.set(speaker, [...(speakers.get(speaker) ?? []), { directory, keys }]);
    }
  }
  return speakers;
}

/** The modules that these chunks are made of, each by itself: webpack joins those that only each other use. */
function* modulesIn(chunks, chunkGraph) {
  for (const chunk of chunks)
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) yield* module.modules ?? [module];
}

/** The files, from the root, that these chunks are made of. */
const sourcesIn = (chunks, chunkGraph) => [...modulesIn(chunks, chunkGraph)].map(getSource).filter(Boolean);

/** The directories, from the root, whose messages these chunks carry in English. */
const directoriesIn = (chunks, chunkGraph) =>
  [...new Set(sourcesIn(chunks, chunkGraph))]
    .filter((source) => source.endsWith(MESSAGES))
    .map((source) => source.slice(0, -MESSAGES.length))
    .sort();

module.exports = { findSpeakers, modulesIn, sourcesIn, directoriesIn };
