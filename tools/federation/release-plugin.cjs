// Writes release.json, which lists every file of a release with its hash and the files that it needs from the host, so that the gateway
// can name them before a browser loads any. It replaces the federation manifest.
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { execFileSync } = require('node:child_process');
const { Compilation, UsageState, sources } = require('webpack');
const { SERVER_FOLDER } = require('./exposes.cjs');
const { ROOT } = require('./packages.cjs');
const { directoriesIn } = require('./said-messages.cjs');

/** Compressed copies are described with their original; source maps stay on the build machine. */
const UNLISTED = /\.(br|gz|map)$/;

/** The commit that was built, or null outside of a git checkout (a container image, an archive). */
function currentCommit() {
  if (process.env.SOURCE_COMMIT) return process.env.SOURCE_COMMIT;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

const getFiles = (chunks) => {
  const files = [...new Set([...chunks].flatMap((chunk) => [...chunk.files]))];
  return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
};

/** Returns the share keys that the modules of these chunks consume from the host. */
function consumedBy(chunks, chunkGraph) {
  const keys = new Set();
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      if (module.type === 'consume-shared-module') keys.add(module.options.shareKey);
    }
  }
  return [...keys].sort();
}

function describePages(compilation, exposes) {
  return Object.fromEntries(
    Object.entries(exposes).map(([request, { name }]) => {
      const { chunks } = compilation.namedChunkGroups.get(name);
      const { chunkGraph } = compilation;
      const page = {
        ...getFiles(chunks),
        shared: consumedBy(chunks, chunkGraph),
        messages: directoriesIn(chunks, chunkGraph),
      };
      return [request.slice(2), page];
    }),
  );
}

/**
 * Returns share key → version and the chunks to fetch for it, which are none for modules loaded with the federation runtime.
 * @throws if the host does not import a module that it has to provide
 */
function describeProvided(compilation, provides) {
  const groups = compilation.chunkGroups.filter((group) => !group.isInitial());
  // Every page of a remote has these already.
  const ofRuntime = new Set(
    groups
      .filter(({ origins }) => origins.some(({ request }) => request?.endsWith('/federation-runtime')))
      .flatMap(({ chunks }) => chunks),
  );
  return Object.fromEntries(
    provides.map(({ shareKey, version, eager }) => {
      if (eager) return [shareKey, { version, js: [], css: [] }];
      const own = groups.filter(({ origins }) => origins.some(({ request }) => request === shareKey));
      if (own.length === 0)
        throw new Error(
          `${shareKey} is exported by shared, but host/src/federation/provided.ts does not provide it: add its line`,
        );
      return [
        shareKey,
        { version, ...getFiles(own.flatMap(({ chunks }) => chunks).filter((chunk) => !ofRuntime.has(chunk))) },
      ];
    }),
  );
}

// The shortest hash that browsers accept: every document contains more than a hundred, and hashes do not compress.
const getIntegrity = (bytes) => `sha256-${crypto.createHash('sha256').update(bytes).digest('base64')}`;

/** Maps names to the contents of the files with which the gateway renders pages; they are built before the browser's. */
function serverFilesIn(release) {
  const folder = path.join(release, SERVER_FOLDER);
  if (!fs.existsSync(folder)) return {};
  return Object.fromEntries(
    fs
      .readdirSync(folder)
      .sort()
      .map((name) => [`${SERVER_FOLDER}/${name}`, fs.readFileSync(path.join(folder, name))]),
  );
}

/** Adds to each page the file with which the gateway can render it. */
const withServerFiles = (pages, serverFiles) =>
  Object.fromEntries(
    Object.entries(pages).map(([page, files]) => {
      const file = `${SERVER_FOLDER}/${page}.cjs`;
      return [page, serverFiles[file] ? { ...files, server: file } : files];
    }),
  );

function describeMain(compilation) {
  const { chunks } = compilation.entrypoints.get('main');
  return { ...getFiles(chunks), messages: directoriesIn(chunks, compilation.chunkGraph) };
}

/** Lists the parts of the host that are loaded on demand, by the last part of their import: `AboutPage`, `CartBeside`. */
function describeParts(compilation) {
  const parts = {};
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      const name = /^\.\.?\/.*?([\w-]+)$/.exec(request ?? '')?.[1];
      if (name && !group.isInitial()) parts[name] = getFiles(group.chunks);
    }
  }
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const CONTRACT = path.join(ROOT, 'shared/src/contract') + path.sep;

/**
 * Lists what a build uses from others: exports of each shared entry from the host, and calls of the contract from the backend. Runs before
 * modules are concatenated, after unused exports are known.
 * @returns {{ uses: Record<string, string[]>, endpoints: string[] }} `*` stands for all exports of an entry
 */
function takenBy(compilation) {
  const { moduleGraph } = compilation;
  const uses = new Map();
  const endpoints = new Set();
  for (const module of compilation.modules) {
    const file = module.resource && path.resolve(module.resource);
    if (file?.startsWith(CONTRACT) && !file.endsWith(`${path.sep}index.ts`)) {
      for (const info of moduleGraph.getExportsInfo(module).ownedExports)
        if (info.getUsed(undefined) !== UsageState.Unused) endpoints.add(info.name);
    }
    for (const dependency of module.dependencies ?? []) {
      const target = moduleGraph.getModule(dependency);
      if (target?.type !== 'consume-shared-module') continue;
      const { shareKey } = target.options;
      const names = uses.get(shareKey) ?? new Set();
      // A side-effect import uses no export.
      if (dependency.category === 'esm' && typeof dependency.getIds === 'function') {
        const [name] = dependency.getIds(moduleGraph);
        names.add(name ?? '*');
      }
      uses.set(shareKey, names);
    }
  }
  return {
    uses: Object.fromEntries([...uses].sort().map(([key, names]) => [key, [...names].sort()])),
    endpoints: [...endpoints].sort(),
  };
}

class ReleasePlugin {
  /** @param {{ describe: Record<string, unknown>, exposes?: Record<string, { name: string }>, provides?: { shareKey: string, version: string, eager: boolean }[] }} options */
  constructor({ describe, exposes, provides }) {
    this.describe = describe;
    this.exposes = exposes;
    this.provides = provides;
  }

  /** Returns the declared texts in each language other than English, by their English. */
  async texts() {
    const { declaredTexts } = await import('../messages/translations.mjs');
    const { package: builder, languages } = this.describe;
    return Object.fromEntries(languages.map((language) => [language, declaredTexts(builder, language)]));
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      let taken;
      compilation.hooks.afterOptimizeDependencies.tap('ReleasePlugin', () => (taken = takenBy(compilation)));
      compilation.hooks.processAssets.tapPromise(
        { name: 'ReleasePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async (assets) => {
          const files = {};
          for (const name of Object.keys(assets).sort()) {
            if (UNLISTED.test(name)) continue;
            const bytes = assets[name].buffer();
            files[name] = {
              integrity: getIntegrity(bytes),
              raw: bytes.length,
              br: assets[`${name}.br`]?.size() ?? bytes.length,
            };
          }
          const serverFiles = serverFilesIn(compiler.outputPath);
          for (const [name, bytes] of Object.entries(serverFiles))
            files[name] = { integrity: getIntegrity(bytes), raw: bytes.length, br: bytes.length };
          const contents = this.exposes
            ? { pages: withServerFiles(describePages(compilation, this.exposes), serverFiles) }
            : {
                main: describeMain(compilation),
                parts: describeParts(compilation),
                provides: describeProvided(compilation, this.provides),
              };
          const texts = await this.texts();
          const { readContract } = await import('../contract/read-contract.mjs');
          const { contract, ...named } = await readContract(taken, { isHost: !this.exposes });
          compilation.emitAsset('contract.json', new sources.RawSource(`${JSON.stringify(contract)}\n`));
          const release = { ...this.describe, commit: currentCommit(), texts, ...named, ...contents, files };
          compilation.emitAsset('release.json', new sources.RawSource(`${JSON.stringify(release, null, 1)}\n`));
        },
      );
    });
  }
}

module.exports = { ReleasePlugin };
