// Finds the paths and commands in guides, and reports those that do not exist.

/** A word in backticks, outside of fenced blocks. */
const CODE_SPAN = /`([^`\n]+)`/g;
const FENCE = /^```(\w*)\n([^]*?)^```/gm;
/** A name of the reader's choice. */
const NAME = /<[\w-]+>/g;
const FILE_NAME = /\.(ts|tsx|mjs|cjs|json|md|ya?ml|csv|css|sql|example)$/;

/** Returns a Markdown page without fenced blocks. */
const getProse = (page) => page.replaceAll(FENCE, '');

/**
 * Lists the paths that a page names in backticks: text with a slash that ends like a file or a folder, and file names of the root.
 * Addresses (`/site/cart`), packages (`@storefront/shared`) and globs of other tools do not count.
 * @returns {string[]}
 */
export function pathsIn(page) {
  return [...getProse(page).matchAll(CODE_SPAN)]
    .map(([, span = '']) => span)
    .filter((span) => !/^(\/|@|\.\/|https?:|--)/.test(span) && !/[\s,;(){}'"=]/.test(span))
    .filter((span) => FILE_NAME.test(span) || (span.includes('/') && span.endsWith('/')));
}

/** Lists the commands in fenced blocks marked as `sh`, one per line, without comments. */
export function commandsIn(page) {
  return [...page.matchAll(FENCE)]
    .filter(([, language]) => language === 'sh')
    .flatMap(([, , block = '']) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A path as a pattern over tracked files: `<name>` stands for a name within one segment, `*` too; a folder for anything in it. */
export function pathPattern(path) {
  const body = path
    .split(/(<[\w-]+>|\*)/)
    .map((part) => (/^<.*>$|^\*$/.test(part) ? '[^/]+' : escaped(part)))
    .join('');
  return new RegExp(`^${body}${path.endsWith('/') ? '' : '$'}`);
}

/** Returns the problems of a Jest command: projects or patterns that match no test file. */
function jestProblems(words, { files, projects }) {
  const named = [];
  const patterns = [];
  let into = null;
  for (const word of words) {
    if (word === '--selectProjects') into = named;
    else if (word === '--testPathPatterns') into = patterns;
    else if (word.startsWith('-')) return [`${word} is not an option that guides use`];
    else if (into === null) return [`${word} belongs to no option`];
    else into.push(word);
  }
  const folders = named.map((name) => pathPattern(name === 'gateway' ? 'host/server/' : `${name}/`));
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && folders.some((folder) => folder.test(file)));
  return [
    ...named
      .filter((name) => !projects.some((project) => pathPattern(name).test(project)))
      .map((name) => `Jest has no project ${name}`),
    ...patterns
      .filter((pattern) => !tests.some((file) => new RegExp(pattern.replaceAll(NAME, '[^/]+')).test(file)))
      .map((pattern) => `no test of ${named.join(', ')} has ${pattern} in its path`),
  ];
}

/**
 * Returns the problems of a command.
 * @param {string} command one line
 * @param {{ files: readonly string[], scripts: (folder: string) => readonly string[], projects: readonly string[] }} repository tracked
 *   files, the npm scripts of a package's folder ('' is the root), the projects of Jest
 * @returns {string[]} one sentence for each problem
 */
export function commandProblems(command, repository) {
  const { files, scripts } = repository;
  const words = command.split(' ').filter(Boolean);
  const missing = (path) => (files.some((file) => pathPattern(path).test(file)) ? [] : [`${path} does not exist`]);
  const [program, first = '', second = '', third = '', fourth = ''] = words;
  if (program === 'npm' && first === 'run') return scripts('').includes(second) ? [] : [`there is no script ${second}`];
  if (program === 'npm' && first === '--prefix' && third === 'run')
    return scripts(second).includes(fourth) ? [] : [`${second} has no script ${fourth}`];
  if (program === 'npm' && (first === 'start' || first === 'test')) return [];
  if (program === 'node' && first === '--test') return words.slice(2).flatMap(missing);
  if (program === 'node') return missing(first);
  if (program === 'npx' && first === 'jest') return jestProblems(words.slice(2), repository);
  if (program === 'npx' && first === 'tsx') return missing(second);
  // System programs, whose arguments need no check.
  if (program === 'curl' || program === 'dig') return [];
  if (program === 'npx' && first === '--yes' && second.startsWith('"$(node')) return [];
  return [`${command} is not a command that guides use`];
}

/** Lists everything that a page names and that does not exist. @returns {string[]} */
export function guideProblems(page, repository) {
  const { files } = repository;
  return [
    ...pathsIn(page)
      .filter((path) => !files.some((file) => pathPattern(path).test(file)))
      .map((path) => `${path} does not exist`),
    ...commandsIn(page).flatMap((command) => commandProblems(command, repository)),
  ];
}
