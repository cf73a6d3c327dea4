// Loaded here and not in a test, because the testing library registers its hooks on import.
import './testing';
import pkg from '../package.json';
import surface from '../surface.json';

/**
 * Entries that remotes bundle themselves, and those that no product contains; the host provides all others
 * (tools/federation/shared-list.cjs).
 */
const NOT_PROVIDED = new Set([
  './contract',
  './domain',
  './errors',
  './kept-focus',
  './message-format',
  './problems',
  './qr-code',
  './query-failure',
  './questions',
  './reference',
  './billing',
  './cards',
  './password',
  './registrant',
  './words',
  './serving',
  './testing',
  './tracing',
  './standalone',
]);

const entries = Object.entries(pkg.exports as Record<string, string>).filter(([, file]) => file.endsWith('/index.ts'));

/** The exported names of an entry, without the two that interop adds. */
async function listNames(file: string): Promise<string[]> {
  const entry = (await import(`../${file}`)) as Record<string, unknown>;
  return Object.keys(entry)
    .filter((name) => name !== 'default' && name !== '__esModule')
    .sort();
}

describe('[MF-07a] what host, remotes and backend may use', () => {
  it.each(entries.filter(([name]) => NOT_PROVIDED.has(name)))('%s exports just these names', async (_name, file) => {
    expect(await listNames(file)).toMatchSnapshot();
  });
});

/** Minor version → entry → the names added with it. */
const added: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = surface;

describe('[MF-07a] [M4] the names that the host provides to remotes', () => {
  it.each(entries.filter(([name]) => !NOT_PROVIDED.has(name)))(
    '%s exports just the names that minor versions have added',
    async (name, file) => {
      const brought = Object.values(added).flatMap((of) => of[name] ?? []);
      expect(await listNames(file)).toEqual(brought.sort());
    },
  );

  it('are recorded up to the present version', () => {
    const [major, minor] = pkg.version.split('.');
    expect(Object.keys(added).at(-1)).toBe(`${major}.${minor}`);
    expect(Object.keys(added).filter((version) => !version.startsWith(`${major}.`))).toEqual([]);
  });
});
