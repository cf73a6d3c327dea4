// Finds which messages each module of a build uses. A folder's messages are one module, of which a page may use three and a dialog loaded
// later all others; each translation is delivered with the code that uses it.
const path = require('node:path');
const { ROOT } = require('./packages.cjs');

const MESSAGES = '/messages.ts';

/** Returns the path of a module's file, relative to the root. */
const getSource = ({ resource }) => resource && path.relative(ROOT, resource).split(path.sep).join('/');

/** Lists the keys that a module uses of a folder's messages; `undefined` if it passes all of them on. */
function listKeys(connections, moduleGraph) {
  const keys = new Set();
  for (const { dependency } of connections) {
    // A side-effect import uses no message.
    if (typeof dependency.getIds !== 'function') continue;
    const [key] = dependency.getIds(moduleGraph);
    if (key === undefined) return undefined;
    keys.add(key);
  }
  return keys;
}

/**
 * Finds the modules that use messages. Runs before modules are concatenated, after unused exports are known.
 * @param {import('webpack').Compilation} compilation
 * @returns {Map<import('webpack').Module, { directory: string, keys: Set<string> | undefined }[]>} by module; directories are relative to
 * the root
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

/** Yields the individual modules of these chunks, including those that webpack has concatenated. */
function* modulesIn(chunks, chunkGraph) {
  for (const chunk of chunks)
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) yield* module.modules ?? [module];
}

/** Returns the source files of these chunks, relative to the root. */
const sourcesIn = (chunks, chunkGraph) => [...modulesIn(chunks, chunkGraph)].map(getSource).filter(Boolean);

/** Returns the directories, relative to the root, whose English messages these chunks contain. */
const directoriesIn = (chunks, chunkGraph) =>
  [...new Set(sourcesIn(chunks, chunkGraph))]
    .filter((source) => source.endsWith(MESSAGES))
    .map((source) => source.slice(0, -MESSAGES.length))
    .sort();

module.exports = { findSpeakers, modulesIn, sourcesIn, directoriesIn };
