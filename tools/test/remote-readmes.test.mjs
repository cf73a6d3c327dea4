import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { FRONT_END_PROJECTS } from '../lib/checks.mjs';
import { guideProblems } from '../lib/guides.mjs';
import { fromRoot, requireTool } from '../lib/paths.mjs';
import { trackedFiles } from '../lib/tracked-files.mjs';

const { REMOTES } = requireTool('./federation/packages.cjs');

/** The headings of every remote's README, in order; further sections may follow. */
const OUTLINE = ['What it owns', 'Pages', 'Features', 'What it needs from shared', 'Run and test it'];

const listHeadings = (page) => [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
const getSection = (page, heading) => page.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';

/** The rows of a section's table without its header; from each cell the text in backticks, or all its text. */
const getRows = (page, heading) =>
  getSection(page, heading)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => {
          const words = [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word);
          return { text: cell.trim(), words };
        }),
    );

const files = trackedFiles();
const isShipped = (file) => /\.tsx?$/.test(file) && !/\.test\.|\/(testing|standalone)\//.test(file);

/** Lists the entries of `shared` that a remote's production code imports; those of `ui` count as one. */
function findSharedEntries(folder) {
  const sources = files.filter((file) => file.startsWith(`${folder}/src/`) && isShipped(file));
  const imported = sources.flatMap((file) =>
    [...readFileSync(fromRoot(file), 'utf8').matchAll(/'@storefront\/shared\/([a-z0-9-]+)/g)].map(([, entry]) => entry),
  );
  return [...new Set(imported)].sort();
}

const repository = {
  files,
  scripts: (folder) => Object.keys(JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8')).scripts ?? {}),
  projects: [...FRONT_END_PROJECTS, 'backend'],
};

for (const { folder, pages } of REMOTES) {
  describe(`The README of ${folder}`, () => {
    const file = fromRoot(folder, 'README.md');
    const page = existsSync(file) ? readFileSync(file, 'utf8') : '';

    test('has the outline of every remote', () => {
      assert.deepEqual(listHeadings(page).slice(0, OUTLINE.length), OUTLINE);
    });

    test('lists the pages that remote.json declares', () => {
      assert.deepEqual(
        getRows(page, 'Pages').map(([address, id]) => [address.words[0], id.words[0]]),
        pages.map(({ path, id }) => [path, id]),
      );
    });

    test('lists the existing features', () => {
      assert.deepEqual(
        getRows(page, 'Features').map(([name]) => name.words[0]),
        readdirSync(fromRoot(folder, 'src/features')).sort(),
      );
    });

    test('lists the entries of shared that are imported', () => {
      const listed = getRows(page, 'What it needs from shared').flatMap(([entries]) => entries.words);
      assert.deepEqual(listed.sort(), findSharedEntries(folder));
    });

    test('describes each of them', () => {
      const rows = ['Pages', 'Features', 'What it needs from shared'].flatMap((heading) => getRows(page, heading));
      assert.deepEqual(
        rows.filter((cells) => cells.at(-1).text === ''),
        [],
      );
    });

    test('names only files, scripts and tests that exist', () => {
      const ofItsOwn = files
        .filter((name) => name.startsWith(`${folder}/`))
        .map((name) => name.slice(folder.length + 1));
      assert.deepEqual(guideProblems(page, { ...repository, files: [...files, ...ofItsOwn] }), []);
    });
  });
}
