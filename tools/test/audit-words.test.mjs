import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fromRoot } from '../lib/paths.mjs';

const read = (file) => readFileSync(fromRoot(file), 'utf8');
const actionsFile = read('backend/src/core/audit-actions.ts');

/** Lists the actions of one of the backend's types; the compiler refuses actions that are in none. */
function listActions(name) {
  const [, list] = new RegExp(`^type ${name} =\n([^;]+);`, 'm').exec(actionsFile) ?? [];
  assert.ok(list, name);
  return [...list.matchAll(/'([a-z_.]+)'/g)].map(([, action]) => action);
}

/** The actions for which a file has a message. The check of the catalogues makes sure that each message exists in every language. */
const saidIn = (file) =>
  new Set([...read(file).matchAll(/^ {2}'([a-z_.]+)': messages\.\w+,$/gm)].map(([, key]) => key));

const onBehalf = listActions('DomainActionOnBehalf');

describe('[SS-04j] [DM-07] every action of the audit log has a text', () => {
  test('in the activity of the account, for actions on it and in the name of its customer', () => {
    const said = saidIn('mfe-account/src/features/security/model/activity-description.ts');
    const told = [...listActions('AccountAction'), ...onBehalf, 'registrant.asked_again'];
    assert.ok(told.length > 60, `only ${told.length} actions were found`);
    assert.deepEqual(
      told.filter((action) => !said.has(action)),
      [],
    );
  });

  test('in the history of a domain', () => {
    const said = saidIn('mfe-domains/src/features/domain-history/entries/entry-description.ts');
    const told = [...listActions('DomainAction'), ...onBehalf];
    assert.ok(told.length > 35, `only ${told.length} actions were found`);
    assert.deepEqual(
      told.filter((action) => !said.has(action)),
      [],
    );
  });
});
