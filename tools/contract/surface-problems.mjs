// Checks with TypeScript, export by export, whether what a host provides is assignable to what a release was compiled against.
import path from 'node:path';
import { ROOT, requireTool } from '../lib/paths.mjs';

const CHECK = 'surface-check';
/** Private members, removed because they make each copy of a class a distinct type. */
const PRIVATE = /^\s*(?:#private|private\s[^;]*);\s*$/gm;

const own = (side, file) => path.join(ROOT, '.cache', CHECK, side, file);
const textFor = (text) => text.replace(PRIVATE, '');

/** Lists the value exports of a declaration file. Types are not part of a release. */
const line = (key, name, index) =>
  name === '*'
    ? `export const all${index}: typeof import(${key.older}) = null! as typeof import(${key.newer});`
    : `export const use${index}: typeof import(${key.older}).${name} = null! as typeof import(${key.newer}).${name};`;

/** Returns the innermost reason, which names the parameter or field. */
function getReason(ts, { messageText }) {
  const chain = [];
  for (let at = typeof messageText === 'string' ? { messageText } : messageText; at; at = at.next?.[0])
    chain.push(at.messageText);
  return chain.length > 2 ? `${chain[0]} ${chain.at(-1)}` : chain.join(' ');
}

/**
 * @param {Record<string, readonly string[]>} uses entry → the exports that a release uses; `*` for all of them
 * @param {import('./declarations.mjs').Surface} older what the release was compiled against
 * @param {import('./declarations.mjs').Surface} newer what a host provides
 * @returns {{ entry: string, name: string, problem: string }[]}
 */
export function surfaceProblems(uses, older, newer) {
  const wanted = Object.entries(uses).flatMap(([entry, names]) => names.map((name) => ({ entry, name })));
  const gone = wanted.filter(({ entry }) => !newer.entries[entry]);
  const judged = wanted.filter(({ entry }) => newer.entries[entry] && older.entries[entry]);
  const unknown = wanted.filter(({ entry }) => newer.entries[entry] && !older.entries[entry]);
  const problems = [
    ...gone.map((use) => ({ ...use, problem: 'is not provided' })),
    ...unknown.map((use) => ({ ...use, problem: 'has no record of what it was compiled against' })),
  ];
  const isSame = Object.entries(older.files).every(([file, text]) => newer.files[file] === text);
  if (isSame || judged.length === 0) return problems;

  const ts = requireTool('typescript');
  const files = new Map();
  for (const [side, surface] of Object.entries({ older, newer }))
    for (const [file, text] of Object.entries(surface.files)) files.set(own(side, file), textFor(text));
  const getModule = (side, surface, entry) =>
    JSON.stringify(`./${side}/${surface.entries[entry].replace(/\.d\.ts$/, '')}`);
  const lines = judged.map(({ entry, name }, index) =>
    line({ older: getModule('older', older, entry), newer: getModule('newer', newer, entry) }, name, index),
  );
  const check = path.join(ROOT, '.cache', CHECK, 'check.ts');
  files.set(check, lines.join('\n'));

  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT).options;
  const options = { ...parsed, noEmit: true, composite: false, incremental: false, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  host.fileExists = (file) => files.has(path.normalize(file)) || fileExists(file);
  host.readFile = (file) => files.get(path.normalize(file)) ?? readFile(file);
  host.directoryExists = (folder) =>
    folder.includes(`${path.sep}${CHECK}`) || (directoryExists?.call(host, folder) ?? true);
  host.getSourceFile = (file, target, ...rest) => {
    const text = files.get(path.normalize(file));
    // Packages imported by the declarations are resolved from the sources of `shared`.
    return text === undefined
      ? getSourceFile.call(host, file, target, ...rest)
      : ts.createSourceFile(file, text, target, true);
  };
  host.resolveModuleNameLiterals = (literals, containing, _redirected, settings) =>
    literals.map(({ text }) => {
      const from =
        files.has(path.normalize(containing)) && !text.startsWith('.')
          ? path.join(ROOT, 'shared/src/index.ts')
          : containing;
      return ts.resolveModuleName(text, from, settings, host);
    });
  const program = ts.createProgram([check], options, host);
  const source = program.getSourceFile(check);
  const found = new Map();
  for (const diagnostic of program.getSemanticDiagnostics(source)) {
    const { line: at } = source.getLineAndCharacterOfPosition(diagnostic.start);
    if (!found.has(at)) found.set(at, getReason(ts, diagnostic));
  }
  const readable = (text) => text.replace(/import\("[^"]*surface-check\/(?:older|newer)\/[^"]*"\)\.?/g, '').trim();
  return [...problems, ...[...found].map(([at, reason]) => ({ ...judged[at], problem: readable(reason) }))];
}
