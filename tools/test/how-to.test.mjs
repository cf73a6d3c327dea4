import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { FRONT_END_PROJECTS } from '../lib/checks.mjs';
import { commandProblems, commandsIn, guideProblems, pathsIn } from '../lib/guides.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { trackedFiles } from '../lib/tracked-files.mjs';

const sample = {
  files: [
    'mfe-a/remote.json',
    'shared/src/domain/names.ts',
    'shared/src/domain/names.test.ts',
    'tools/build.mjs',
    '.env.example',
  ],
  scripts: (folder) => (folder === '' ? ['dev'] : ['db:generate']),
  projects: ['shared'],
};

describe('The check of a guide', () => {
  test('finds paths, and neither addresses nor packages nor names', () => {
    assert.deepEqual(
      pathsIn(
        '`mfe-<name>/remote.json`, `.env.example` and `shared/src/ui/`, not `/site/cart`, `@storefront/shared`, `Contact`, `a/b`',
      ),
      ['mfe-<name>/remote.json', '.env.example', 'shared/src/ui/'],
    );
  });

  test('accepts a name in angle brackets as a placeholder for any that exists', () => {
    assert.deepEqual(guideProblems('`mfe-<name>/remote.json` `shared/src/domain/`', sample), []);
    assert.deepEqual(guideProblems('`mfe-<name>/remotes.json` `shared/src/domains/` `names.ts`', sample), [
      'mfe-<name>/remotes.json does not exist',
      'shared/src/domains/ does not exist',
      'names.ts does not exist',
    ]);
  });

  test('reads commands line by line, without their comments', () => {
    assert.deepEqual(
      commandsIn('```sh\nnpm run dev   # opens it\n\n# why\nnpm start\n```\n```ts\nconst a = 1;\n```\n'),
      ['npm run dev', 'npm start'],
    );
  });

  for (const [command, problems] of [
    ['npm run dev -- mfe-a', []],
    ['npm run fly', ['there is no script fly']],
    ['npm --prefix backend run db:generate -- --name x', []],
    ['node tools/build.mjs mfe-<name>', []],
    ['node tools/fly.mjs', ['tools/fly.mjs does not exist']],
    ['npx jest --selectProjects shared --testPathPatterns domain/names', []],
    [
      'npx jest --selectProjects shared --testPathPatterns domain/money',
      ['no test of shared has domain/money in its path'],
    ],
    ['npx jest --selectProjects sharing', ['Jest has no project sharing']],
    ['make', ['make is not a command that guides use']],
  ])
    test(`reports for ${command}: ${problems.join() || 'no problem'}`, () => {
      assert.deepEqual(commandProblems(command, sample), problems);
    });
});

const repository = {
  files: trackedFiles(),
  scripts: (folder) => Object.keys(JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8')).scripts ?? {}),
  projects: [...FRONT_END_PROJECTS, 'backend'],
};

const guides = readdirSync(fromRoot('docs/how-to')).filter((file) => file.endsWith('.md'));

describe('The guides', () => {
  for (const file of guides)
    test(`docs/how-to/${file} names only files, scripts and tests that exist`, () => {
      const page = readFileSync(fromRoot('docs/how-to', file), 'utf8');
      if (file !== 'README.md') assert.ok(commandsIn(page).length > 1, 'has commands that prove its steps');
      assert.deepEqual(guideProblems(page, repository), []);
    });

  test('are all in the overview', () => {
    const overview = readFileSync(fromRoot('docs/how-to/README.md'), 'utf8');
    assert.deepEqual(
      guides.filter((file) => file !== 'README.md' && !overview.includes(`(${path.basename(file)})`)),
      [],
    );
  });
});
