import { LANGUAGES } from '@storefront/shared/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = string | { readonly message: string };
const read = (catalogue: string, section: string): Record<string, Entry> =>
  (
    JSON.parse(readFileSync(join(__dirname, '../../../../', catalogue), 'utf8')) as Record<
      string,
      Record<string, Entry>
    >
  )[section] ?? {};
const getText = (entry: Entry | undefined): string => (typeof entry === 'object' ? entry.message : (entry ?? ''));

// On screen, `TotalRow` appends the currency to the label of the total.
const APART = new Set(['total']);

test.each(LANGUAGES)('[OR-09b] a document says the same on the screen and as a PDF, in %s', (language) => {
  const screen = read(`mfe-account/messages/${language}.json`, 'features/receipt');
  const pdf = read(`backend/messages/${language}.json`, 'modules/receipts');
  const shared = Object.keys(screen).filter((key) => key in pdf && !APART.has(key));
  expect(shared.length).toBeGreaterThan(20);
  for (const key of shared) expect([key, getText(screen[key])]).toEqual([key, getText(pdf[key])]);
});
