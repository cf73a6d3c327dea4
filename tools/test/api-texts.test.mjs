import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { API_TEXTS, writeApiTexts } from '../contract/api-texts.mjs';
import { fromRoot } from '../lib/paths.mjs';

test("the texts of the API document are the contract's comments: run `node tools/contract/api-texts.mjs`", async () => {
  assert.equal(await readFile(fromRoot(API_TEXTS), 'utf8'), writeApiTexts());
});

test('they include properties, items of lists and alternatives, and no clause of the requirements', async () => {
  const { objects, calls, schemas, errorCodes } = JSON.parse(writeApiTexts());
  const [payload] = calls.createOrder.input.map((number) => objects[number]);
  assert.match(payload.accepts_delay.text, /^Confirms the notice of the review page/);
  const items = payload.order_items.objects.map((number) => objects[number]);
  assert.deepEqual(items.map(({ type }) => type.literal).sort(), ['new', 'renew', 'transfer']);
  assert.match(items.find(({ type }) => type.literal === 'renew').period.text, /add-ons alone/);
  assert.match(schemas.domainName.text, /such as `alder-quay\.com`/);
  assert.match(errorCodes.PGRST116, /One row/i);
  assert.doesNotMatch(JSON.stringify({ objects, schemas }), /\([A-Z]{2}-\d/);
});
