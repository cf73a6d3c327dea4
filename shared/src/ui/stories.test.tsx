import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { composeStories, setProjectAnnotations, type Meta, type StoryObj } from '@storybook/react-webpack5';
import axe from 'axe-core';
import * as forms from 'react-hook-form';
import preview from '../../.storybook/preview';

const mockDrawn = new Set<unknown>();

jest.mock('react/jsx-runtime', () => {
  const actual = jest.requireActual<typeof import('react/jsx-runtime')>('react/jsx-runtime');
  const noting =
    (create: typeof actual.jsx): typeof actual.jsx =>
    (type, ...rest) => {
      mockDrawn.add(type);
      return create(type, ...rest);
    };
  return { ...actual, jsx: noting(actual.jsx), jsxs: noting(actual.jsxs) };
});

// Without a clipboard, which jsdom lacks, Storybook provides no user to `play`.
Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });
setProjectAnnotations([preview]);

type Stories = { default: Meta } & Record<string, StoryObj>;

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);
const entries = readdirSync(__dirname).filter((name) => existsSync(join(__dirname, name, 'index.ts')));

/** jsdom does not paint: rules that need pixels are checked in Chromium by `gallery:check`, the tokens by `contrast.test.ts`. */
const rules = Object.fromEntries(
  ['color-contrast', 'label-content-name-mismatch', 'region', 'landmark-one-main', 'page-has-heading-one'].map((id) => [
    id,
    { enabled: false },
  ]),
);

async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, { rules });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe.each(files)('%s', (file) => {
  // Stories are discovered by name, so that none can be omitted here.
  const stories = composeStories(jest.requireActual<Stories>(join(__dirname, file)));

  it.each(Object.entries(stories))('%s renders without an accessibility violation', async (_name, Story) => {
    await Story.run();
    expect(document.querySelector('body > div > *')).not.toBeNull();
    expect(await violations()).toEqual([]);
  });
});

describe.each(entries)('%s', (entry) => {
  const isComponent = ([name, value]: [string, unknown]) =>
    /^[A-Z][a-z]/.test(name) && value !== null && ['function', 'object'].includes(typeof value);
  const components = Object.entries(jest.requireActual<object>(join(__dirname, entry)))
    .filter(isComponent)
    .filter(([name]) => !(name in forms));

  it('has a story for each of its components', () => {
    const shown = components.filter(([, component]) => mockDrawn.has(component)).map(([name]) => name);
    expect(shown).toEqual(components.map(([name]) => name));
  });

  it('has a file of stories when it has components', () => {
    const own = files.some((file) => dirname(file) === entry);
    expect(own || components.length === 0).toBe(true);
  });
});

it('renders a story in the theme and the direction of the toolbar', async () => {
  const { Variants } = composeStories(
    jest.requireActual<typeof import('./button/button.stories')>('./button/button.stories'),
  );
  await Variants.run({ globals: { theme: 'dark', direction: 'rtl' } });
  expect([document.documentElement.dataset['theme'], document.documentElement.dir]).toEqual(['dark', 'rtl']);
  await Variants.run();
  expect([document.documentElement.dataset['theme'], document.documentElement.dir]).toEqual(['light', 'ltr']);
});
