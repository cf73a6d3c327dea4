// Loaded here and not in a test, for the testing library registers its hooks when it is loaded.
import './testing';
import pkg from '../package.json';

const entries = Object.entries(pkg.exports as Record<string, string>).filter(
  ([name, file]) => file.endsWith('/index.ts') && !name.startsWith('./ui/'),
);

describe('[MF-07] what host, remotes and backend may use', () => {
  it.each(entries)('%s exports just these names', async (_name, file) => {
    const entry = (await import(`../${file}`)) as Record<string, unknown>;
    // Interop adds these two; they are no part of the entry.
    const names = Object.keys(entry).filter((name) => name !== 'default' && name !== '__esModule');
    expect(names.sort()).toMatchSnapshot();
  });
});
