import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import type { Stories } from '../../gallery/story';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

/** jsdom paints nothing: what needs pixels is checked in Chromium by `gallery:check`, the tokens by `contrast.test.ts`. */
const rules = {
  'color-contrast': { enabled: false },
  'label-content-name-mismatch': { enabled: false },
  region: { enabled: false },
};

describe.each(files)('%s', (file) => {
  // Stories are found by name, so that none can be forgotten here.
  const { stories } = jest.requireActual<{ stories: Stories }>(join(__dirname, file));

  it.each(Object.entries(stories.states))('%s has no accessibility violation', async (_name, State) => {
    await act(async () => {
      render(
        <main>
          <h1>{stories.title}</h1>
          <State />
        </main>,
      );
    });
    const { violations } = await axe.run(document.body, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  });
});

it('finds the stories', () => {
  expect(files.length).toBeGreaterThan(15);
});
