import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An id of docs/requirements.md: a promise such as `RT-05`, or one of its clauses such as `RT-02a`. */
const ID = /[A-Z]{2}-\d{2}[a-z]?/;
const PLANNED = ' *(planned)*';

/**
 * Reads the promises of a requirements page.
 * @param {string} text Markdown, each promise a list item `- **RT-05** …`, its clauses nested items `- **RT-02a** …`
 * @returns {{ id: string, text: string, planned: boolean, clauses: string[] }[]} in the order of the page; a promise without clauses
 *   is its own single clause and has an empty list
 */
export function parsePromises(text) {
  const promises = new Map();
  for (const line of text.split('\n')) {
    const [, id, words] = new RegExp(`^\\s*- \\*\\*(${ID.source})\\*\\* (.*)$`).exec(line) ?? [];
    if (!id) continue;
    if (promises.has(id)) throw new Error(`${id} is a duplicate in the list of promises`);
    promises.set(id, { id, text: words.replace(PLANNED, ''), planned: words.endsWith(PLANNED), clauses: [] });
    const parent = id.slice(0, 5);
    if (id === parent) continue;
    if (!promises.has(parent)) throw new Error(`${id} stands before its promise ${parent}`);
    promises.get(parent).clauses.push(id);
  }
  return [...promises.values()];
}

/**
 * Finds the ids in the titles of tests and of groups of tests.
 * @param {string} source of a test file
 * @returns {{ id: string, title: string }[]}
 */
export function carriedIn(source) {
  const titles = source.matchAll(/\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1).)*)\1/g);
  return [...titles].flatMap(([, , title]) =>
    Array.from(title.matchAll(new RegExp(`\\[(${ID.source})\\]`, 'g')), ([, id]) => ({ id, title })),
  );
}

/**
 * Compares the tests of a checkout with its promises.
 * @param {string} root folder of the checkout
 * @returns {{
 *   promises: ReturnType<typeof parsePromises>, tests: Map<string, string[]>, open: string[], unknown: string[], vague: string[]
 * }} `tests`: id → `file: title`; `open`: clauses that no test carries and that are not planned; `unknown`: ids in titles that the page
 *   does not have; `vague`: titles that name a promise where it has clauses
 */
export function coverage(root) {
  const promises = parsePromises(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.test.mjs'];
  const files = new Set(execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean));
  const tests = new Map();
  for (const file of files) {
    const carried = carriedIn(readFileSync(path.join(root, file), 'utf8'));
    for (const { id, title } of carried) tests.set(id, [...(tests.get(id) ?? []), `${file}: ${title}`]);
  }
  const clauses = promises.filter((promise) => promise.clauses.length === 0);
  const known = new Set(promises.map(({ id }) => id));
  return {
    promises,
    tests,
    open: clauses.filter(({ id, planned }) => !planned && !tests.has(id)).map(({ id }) => id),
    unknown: [...tests.keys()].filter((id) => !known.has(id)),
    vague: promises.filter((promise) => promise.clauses.length > 0).flatMap(({ id }) => tests.get(id) ?? []),
  };
}
