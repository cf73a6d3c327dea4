import { noticesAtom } from '@storefront/shared/notices';
import { store } from '@storefront/shared/store';
import { domainInfo, domainRow, refusal, renderWithProviders } from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readView } from '../../model/list-query';
import { CalendarOfAll } from './CalendarOfAll';
import { KeepACopy } from './KeepACopy';
import { ListAsFile } from './spreadsheet/ListAsFile';

const make = jest.fn<string, [Blob]>(() => 'blob:made');
beforeAll(() => Object.assign(URL, { createObjectURL: make, revokeObjectURL: () => undefined }));
afterEach(() => make.mockClear());

describe('[DM-08b] the expiry dates of all domains as a calendar file', () => {
  it('fetches every page when there are many domains', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { api } = renderWithProviders(<CalendarOfAll />, {
      session: {},
      api: {
        listDomains: ({ input }) =>
          Array.from({ length: Number(input.offset) === 0 ? 1000 : 2 }, (_, index) =>
            domainRow({ name: `wharf${String(input.offset)}-${index}.com` }),
          ),
      },
    });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Calendar file' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(api.listInputs('listDomains')).toMatchObject([{ offset: 0 }, { offset: 1000 }]);
    expect(make.mock.calls[0]?.[0].type).toBe('text/calendar');
    click.mockRestore();
  });

  it('says so and saves nothing when it failed', async () => {
    renderWithProviders(<CalendarOfAll />, {
      session: {},
      api: {
        listDomains: () => {
          throw refusal(500, { message: 'Something went wrong on our side.' });
        },
      },
    });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Calendar file' }));
    await waitFor(() =>
      expect(store.get(noticesAtom)).toMatchObject([
        {
          tone: 'error',
          text: 'The calendar file could not be created. Something went wrong on our side. Try again in a moment.',
        },
      ]),
    );
    expect(make).not.toHaveBeenCalled();
  });
});

describe('[DM-01d] the domains of the list as a file', () => {
  const view = readView(new URLSearchParams('find=wharf&filter=expired&page=2'));

  it('fetches all pages of the list when there are several', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { api } = renderWithProviders(<ListAsFile view={view} />, {
      session: {},
      api: { listDomains: () => [domainRow()] },
    });
    await userEvent.setup().click(screen.getByRole('button', { name: 'CSV file' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(api.listInputs('listDomains')).toMatchObject([
      { unicode_name: 'ilike.*wharf*', status: 'neq.ok', offset: 0, limit: 1000 },
    ]);
    expect(make.mock.calls[0]?.[0].type).toBe('text/csv;charset=utf-8');
    click.mockRestore();
  });

  it('says so and saves nothing when it failed', async () => {
    renderWithProviders(<ListAsFile view={view} />, {
      session: {},
      api: {
        listDomains: () => {
          throw refusal(500, { message: 'Something went wrong on our side.' });
        },
      },
    });
    await userEvent.setup().click(screen.getByRole('button', { name: 'CSV file' }));
    await waitFor(() =>
      expect(store.get(noticesAtom)).toMatchObject([
        {
          tone: 'error',
          text: 'The file could not be created. Something went wrong on our side. Try again in a moment.',
        },
      ]),
    );
    expect(make).not.toHaveBeenCalled();
  });
});

describe('all data of a domain as a file', () => {
  it('[DM-08a] says that nothing was saved when the export failed', async () => {
    const user = userEvent.setup();
    renderWithProviders(<KeepACopy domain={domainInfo()} />, {
      session: {},
      api: {
        exportDomain: () => {
          throw refusal(500, { message: 'Something went wrong on our side.' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Export everything' }));
    expect(
      await screen.findByText('Nothing was saved. Something went wrong on our side. Try again in a moment.'),
    ).toBeInTheDocument();
  });
});
