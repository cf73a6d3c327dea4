import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutputOf } from '@storefront/shared/contract';
import type {
  deskComparePrices,
  deskPrices,
  PriceDraft,
  PriceVersion,
  StaffMember,
} from '@storefront/shared/contract/desk';
import { Route, Routes } from '@storefront/shared/routing';
import { noticesAtom } from '@storefront/shared/notices';
import { store } from '@storefront/shared/store';
import { refusal, renderWithProviders, asId } from '@storefront/shared/testing';
import { draftAtom } from './draft';
import { HistoryPage, VersionPage } from './HistoryPage';
import { PricesPage } from './PricesPage';

const ines: StaffMember = { id: asId('ines'), name: 'Ines Okafor', email: 'ines@shop.example', role: 'admin' };

const version = (given: Partial<PriceVersion> = {}): PriceVersion => ({
  version: 8,
  at: '2027-03-01T10:00:00Z',
  by: 'Bo Lindgren',
  is_staff: true,
  comment: 'Registry fee up',
  files: [],
  tables: ['prices'],
  restores: null,
  ...given,
});

const com = { ending: '.com', currency: 'USD', register: '12.90', renew: '14.90', transfer: '12.90', restore: '89.00' };
const prices = (given: Partial<OutputOf<typeof deskPrices>> = {}): OutputOf<typeof deskPrices> => ({
  version: 7,
  tables: [
    { name: 'prices', columns: Object.keys(com), rows: [{ row: '.com in USD', cells: com }] },
    { name: 'add-ons', columns: ['add_on', 'currency', 'price'], rows: [] },
    {
      name: 'exchange-rates',
      columns: ['currency', 'per_usd'],
      rows: [{ row: 'EUR', cells: { currency: 'EUR', per_usd: '0.92' } }],
    },
    { name: 'taxes', columns: ['country', 'tax_id', 'name', 'rate'], rows: [] },
  ],
  currencies: ['USD'],
  known_currencies: ['USD', 'EUR'],
  ...given,
});

type Comparison = OutputOf<typeof deskComparePrices>;
const change = {
  table: 'prices',
  kind: 'changed',
  row: '.com in USD',
  cells: [{ column: 'register', was: '12.90', now: '13.90', percent: 7.8 }],
} as const;
const comparison = (given: Partial<Comparison> = {}): Comparison => ({
  version: 7,
  problems: [],
  changes: [{ ...change, cells: [...change.cells] }],
  losses: [],
  effects: [{ currency_code: 'USD', changed: 1, fall: null, rise: 7.8 }],
  since: { versions: [], changes: [] },
  ...given,
});

const shown = { amount: 13.9, tax: 0, total: 13.9 };
const preview = {
  taxes: [],
  rows: [
    {
      currency_code: 'USD',
      service: 'register' as const,
      years: 1,
      was: { amount: 12.9, tax: 0, total: 12.9 },
      now: shown,
    },
  ],
};

type Handlers = Parameters<typeof renderWithProviders>[1] extends infer S
  ? S extends { api?: infer A }
    ? A
    : never
  : never;

function open(api: Handlers = {}, staff = ines, route = '/prices') {
  return renderWithProviders(
    <Routes>
      <Route path="/prices" element={<PricesPage staff={staff} />} />
      <Route path="/prices/history" element={<HistoryPage />} />
      <Route path="/prices/history/:version" element={<VersionPage />} />
    </Routes>,
    {
      route,
      api: {
        deskPrices: () => prices(),
        deskComparePrices: () => comparison(),
        deskPreviewPrices: () => preview,
        ...api,
      },
    },
  );
}

const draftComPrice = async (to = '13.90') => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Edit .com in USD' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit .com in USD' });
  const field = within(dialog).getByLabelText('Registration');
  await user.clear(field);
  await user.type(field, to);
  await user.click(within(dialog).getByRole('button', { name: 'Add to the draft' }));
  return user;
};

const toDraft = (cells: Record<string, string>): PriceDraft => ({
  base: 7,
  edits: [{ table: 'prices', row: '.com in USD', cells }],
});

beforeEach(() => store.set(draftAtom, null));

describe('[BO-04a] the draft', () => {
  it('shows a value before and after with the difference in percent, and the price customers see', async () => {
    const { api } = open();
    await draftComPrice();
    const differences = await screen.findByRole('table', { name: 'Differences' });
    expect(within(differences).getByText('12.90').tagName).toBe('DEL');
    expect(within(differences).getByText('13.90').tagName).toBe('INS');
    expect(within(differences).getByText('+7.8%')).toBeInTheDocument();
    const seen = await screen.findByRole('table', { name: 'What customers see' });
    expect(within(seen).getByRole('row', { name: /Registration, 1 year/ })).toHaveTextContent(/12\.90.*13\.90/);
    expect(api.listInputs('deskComparePrices')).toEqual([
      // Compared twice: before the edit is added to the draft, and then for the changes of the draft.
      toDraft({ register: '13.90' }),
      toDraft({ register: '13.90' }),
    ]);
  });

  it('warns of prices below cost, also in the confirmation', async () => {
    const loss = {
      tld: 'com',
      currency_code: 'USD',
      service: 'renew' as const,
      price: 9.9,
      cost: 10.2,
      from: '2027-04-01',
      is_introduction: false,
      is_new: true,
    };
    open({ deskComparePrices: () => comparison({ losses: [loss] }) });
    const user = await draftComPrice();
    expect(await screen.findByText('.com, renewal, USD: sold at $9.90, costs $10.20 from 2027-04-01')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('1 price falls below its cost');
  });

  it('with a problem names the row and cannot be published until that is removed', async () => {
    const problem = { table: 'prices', row: '.com in USD', column: 'register', file: null, line: null } as const;
    store.set(draftAtom, toDraft({ register: '0' }));
    open({
      deskComparePrices: () =>
        comparison({ changes: [], problems: [{ ...problem, message: 'The registration price is zero.' }] }),
    });
    const user = userEvent.setup();
    expect(await screen.findByRole('alert')).toHaveTextContent('.com in USD: The registration price is zero.');
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo: .com in USD: edited' }));
    expect(await screen.findByText('The draft is empty. Edit a row or upload a file.')).toBeVisible();
  });

  it('keeps the dialog open, with the reason at its field, when a value is none', async () => {
    const problem = { table: 'prices', row: '.com in USD', column: 'register', file: null, line: null } as const;
    const { api } = open({
      deskComparePrices: ({ input }) =>
        input.edits?.[0]?.cells?.register === 'abc'
          ? comparison({
              changes: [],
              problems: [{ ...problem, message: 'The registration price is not an amount: abc.' }],
            })
          : comparison(),
    });
    const user = await draftComPrice('abc');
    const field = screen.getByLabelText('Registration');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/The registration price is not an amount: abc\./));
    expect(field).toHaveFocus();
    expect(store.get(draftAtom)).toBeNull();
    expect(store.get(noticesAtom)).toEqual([]);
    await user.clear(field);
    await user.type(field, '13.90');
    await user.click(screen.getByRole('button', { name: 'Add to the draft' }));
    expect(await screen.findByText('.com in USD: edited')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.listInputs('deskComparePrices').at(-1)).toEqual(toDraft({ register: '13.90' }));
  });

  it('survives a reload, and a value that was not changed is no edit', async () => {
    const first = open();
    const user = await draftComPrice();
    first.unmount();
    open();
    expect(await screen.findByText('.com in USD: edited')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard the draft' }));
    await user.click(screen.getByRole('button', { name: 'Edit .com in USD' }));
    await user.click(screen.getByRole('button', { name: 'Add to the draft' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Change at least one value.');
  });

  it('cannot be published by finance', async () => {
    open({}, { ...ines, role: 'finance' });
    await draftComPrice();
    await screen.findByRole('table', { name: 'Differences' });
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});

describe('[BO-04c] publishing', () => {
  it('asks for a reason, and publishes once on a double click', async () => {
    let answer: (made: PriceVersion) => void = () => undefined;
    const { api } = open({ deskPublishPrices: () => new Promise((resolve) => (answer = resolve)) });
    const user = await draftComPrice();
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = screen.getByRole('dialog', { name: 'Publish 1 change?' });
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(within(dialog).getByText('Say why.')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Why'), 'Registry fee up');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Publish' }));
    answer(version());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('The draft is empty. Edit a row or upload a file.')).toBeVisible();
    expect(api.listInputs('deskPublishPrices')).toEqual([
      { draft: expect.objectContaining({ base: 7 }) as unknown, comment: 'Registry fee up' },
    ]);
  });

  it('shows concurrent changes, and continues only after they are accepted', async () => {
    let isOverdue = false;
    const { api } = open({
      deskPublishPrices: () => {
        isOverdue = true;
        throw refusal(409, {
          message: 'Somebody else has changed the price list in the meantime. Nothing was published.',
          code: 'desk_refused',
        });
      },
      deskComparePrices: ({ input }) =>
        isOverdue && input.base === 7
          ? comparison({
              version: 8,
              since: {
                versions: [version()],
                changes: [{ ...change, cells: [{ column: 'renew', was: '14.90', now: '16.90', percent: 13.4 }] }],
              },
            })
          : comparison({ version: isOverdue ? 8 : 7 }),
    });
    const user = await draftComPrice();
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByLabelText('Why'), 'Up');
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Nothing was published');
    await user.click(within(dialog).getByRole('button', { name: 'Change nothing' }));
    expect(await screen.findByText('Bo Lindgren published version 8 in the meantime: “Registry fee up”')).toBeVisible();
    expect(
      within(screen.getByRole('table', { name: 'What has changed in the meantime' })).getByText('16.90'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue with these prices' }));
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeEnabled();
    expect(api.listInputs('deskComparePrices').at(-1)).toMatchObject({ base: 8 });
  });
});

test('[BO-04e] an earlier version is restored through a draft that is reviewed first', async () => {
  const { api } = open(
    {
      deskPriceVersions: () => ({
        rows: [version(), version({ version: 3, by: 'mara', is_staff: false, comment: '', files: ['spring.csv'] })],
        has_more: false,
      }),
      deskPriceVersion: () => ({ ...version({ version: 3 }), changes: [{ ...change, cells: [...change.cells] }] }),
    },
    ines,
    '/prices/history',
  );
  const user = userEvent.setup();
  expect(await screen.findByRole('row', { name: /Version 3/ })).toHaveTextContent(
    /From spring\.csv.*mara \(on the server\)/,
  );
  await user.click(screen.getByRole('link', { name: 'Version 3' }));
  expect(await screen.findByRole('table', { name: 'Differences' })).toHaveTextContent('12.90');
  await user.click(await screen.findByRole('button', { name: 'Go back to this version' }));
  expect(await screen.findByText('Restores version 3')).toBeVisible();
  expect(api.listInputs('deskComparePrices')).toEqual([{ base: 7, restores: 3 }]);
});

/** Creates a file with `text()`, which jsdom lacks. */
const csv = (name: string, text: string): File =>
  Object.assign(new File([text], name, { type: 'text/csv' }), { text: () => Promise.resolve(text) });

test('[BO-04f] a chosen file becomes part of the draft, unless it is too large', async () => {
  const { api } = open();
  const user = userEvent.setup();
  const input = await screen.findByLabelText('Upload CSV files', { selector: 'input' });
  await user.upload(input, csv('rates.csv', 'currency,per_usd\nEUR,0.95\n'));
  expect(await screen.findByText('File rates.csv')).toBeVisible();
  await waitFor(() =>
    expect(api.listInputs('deskComparePrices')).toEqual([
      { base: 7, files: [{ name: 'rates.csv', text: 'currency,per_usd\nEUR,0.95\n' }] },
    ]),
  );
  await user.upload(input, csv('all.csv', 'x'.repeat(1_000_001)));
  expect(await screen.findByText('all.csv is too large to be a price table.')).toBeVisible();
  expect(screen.queryByText('File all.csv')).toBeNull();
});

test('[BO-04a] a long table shows its first rows with figures in columns, and all rows on request', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    row: `.x${index} in USD`,
    cells: { ...com, ending: `.x${index}`, ...(index === 0 && { late: '6.00' }) },
  }));
  open({
    deskPrices: () =>
      prices({
        tables: [{ name: 'prices', columns: [...Object.keys(com), 'late'], rows }, ...prices().tables.slice(1)],
      }),
  });
  const table = await screen.findByRole('table', { name: 'Extensions' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Row', 'Registration', 'Renewal', 'Transfer', 'Restore', 'Also', 'Edit']);
  expect(within(table).getByRole('row', { name: /^\.x0 in USD/ })).toHaveTextContent('Late fee6.00');
  expect(within(table).queryByText('.x19 in USD')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show all 20' }));
  expect(within(table).getByText('.x19 in USD')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all 20' })).toBeNull();
});
