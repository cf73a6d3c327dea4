import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from '../lib/paths.mjs';
import { trackedFiles } from '../lib/tracked-files.mjs';

/** Dialogs whose only input confirms an action or proves an identity: to type it again is no loss, and it must not be kept. */
const NOTHING_TO_LOSE = [
  'mfe-account/src/components/ShownOnceDialog.tsx',
  'mfe-account/src/features/your-data/closing/ClosingForm.tsx',
  'shared/src/password/confirm/ConfirmPassword.tsx',
  'shared/src/ui/dialog/ConfirmByName.tsx',
];

const OPENS = /<(?:Dialog|Drawer|Sheet|ConfirmDialog|CallDialog)\b/;
const ASKS = /<(?:\w+Field|RadioGroup|Form|NameserverChoice|RegistrantFields|ProofFields)\b/;

test('[LG-06e] every dialog with fields says when closing it would lose input', () => {
  const silent = trackedFiles()
    .filter((file) => file.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$/.test(file) && !file.startsWith('e2e/'))
    .filter((file) => {
      const source = readFileSync(fromRoot(file), 'utf8');
      return OPENS.test(source) && ASKS.test(source) && !source.includes('hasInput=');
    });
  assert.deepEqual(
    silent.filter((file) => !NOTHING_TO_LOSE.includes(file)),
    [],
  );
});
