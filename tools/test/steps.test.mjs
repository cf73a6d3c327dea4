import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { runSteps } from '../lib/steps.mjs';

/** Runs steps and collects their output. */
async function told(steps, options) {
  let text = '';
  const passed = await runSteps(steps, { ...options, print: (more) => (text += more) });
  return { passed, text };
}

const passing = (title, more = {}) => ({
  title,
  run: async (output) => (output.write(`${title} speaks\n`), { passed: 2, failed: 0, unit: 'tests' }),
  ...more,
});
const failing = (title) => ({ title, run: async () => ({ passed: 1, failed: 3, unit: 'tests' }) });

describe('The steps of the test command', () => {
  test('all run after a failure, and the last line sums them up', async () => {
    const { passed, text } = await told([failing('first'), passing('second')]);
    assert.equal(passed, false);
    assert.match(text, /second speaks/);
    assert.equal(text.trimEnd().split('\n').at(-1), '3 passed, 3 failed');
  });

  test('repeat at the end what failed, and nothing that passed', async () => {
    const talking = {
      title: 'talking',
      run: async (output) => {
        for (let line = 1; line <= 100; line += 1) output.write(`line ${line}\n`);
        return { passed: 0, failed: 1, unit: 'check' };
      },
    };
    const { text } = await told([talking, passing('after')]);
    const end = text.slice(text.indexOf('── The end of what failed: talking'));
    assert.deepEqual(end.match(/line \d+/g).slice(0, 2), ['line 41', 'line 42']);
    assert.match(end, /line 100\n\n── Summary/);
    assert.doesNotMatch(end, /speaks/);
  });

  test('count a step that throws as failed, with its reason', async () => {
    const { passed, text } = await told([{ title: 'broken', run: async () => Promise.reject(new Error('no disk')) }]);
    assert.equal(passed, false);
    assert.match(text, /no disk/);
    assert.match(text, /0 passed, 1 failed\n$/);
  });

  test('are not run when a step that they need has failed, and count as failed', async () => {
    let ran = false;
    const { text } = await told(
      [passing('journeys', { needs: 'build', run: async () => ((ran = true), { passed: 1 }) }), failing('build')],
      { atOnce: 2 },
    );
    assert.equal(ran, false);
    assert.match(text, /journeys .* 1 failed {3}not run, because "build" failed/);
    assert.match(text, /1 passed, 4 failed\n$/);
  });

  test('wait for the steps that they need while later ones run', async () => {
    const order = [];
    const step = (title, more) => ({ title, run: async () => (order.push(title), { passed: 1, failed: 0 }), ...more });
    const { passed } = await told([step('journeys', { needs: 'build' }), step('build'), step('lint')], { atOnce: 1 });
    assert.equal(passed, true);
    assert.deepEqual(order.sort(), ['build', 'journeys', 'lint']);
    assert.notEqual(order[0], 'journeys');
  });

  test('run concurrently up to the limit, each with its output in one piece', async () => {
    let running = 0;
    let most = 0;
    const slow = (title) => ({
      title,
      run: async (output) => {
        most = Math.max(most, (running += 1));
        output.write(`${title} begins\n`);
        await sleep(20);
        output.write(`${title} ends\n`);
        running -= 1;
        return { passed: 1, failed: 0 };
      },
    });
    const { text } = await told(
      [0, 1, 2].map((index) => slow(`step ${index}`)),
      { atOnce: 2 },
    );
    assert.equal(most, 2);
    for (const title of ['step 0', 'step 1', 'step 2'])
      assert.match(text, new RegExp(`── ${title}\n${title} begins\n${title} ends\n`));
  });
});
