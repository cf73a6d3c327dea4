import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeFigures } from '../lib/merge-figures.mjs';

test('[OP-12a] the figures of two parts of a campaign are those of the whole', () => {
  const parts = [
    { requests: 10, operations: 7, fewest: 1, seed: '11', statuses: '200: 8, 400: 2', seconds: 30 },
    { requests: 12, operations: 8, fewest: 2, seed: '22', statuses: '200: 9, 404: 3', seconds: 20 },
  ];
  assert.deepEqual(mergeFigures(parts), {
    requests: 22,
    operations: 8,
    fewest: 3,
    seed: '11, 22',
    statuses: '200: 17, 400: 2, 404: 3',
    seconds: 30,
  });
  assert.deepEqual(mergeFigures([parts[0]]), parts[0]);
});
