import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KnownRelease, ReleaseStatus, RemoteReleases } from '@storefront/shared/contract/desk';
import { refusal, renderWithProviders } from '@storefront/shared/testing';
import { ReleasesPage } from './ReleasesPage';

const release = (version: string, given: Partial<KnownRelease> = {}): KnownRelease => ({
  version,
  commit: null,
  published_at: '2027-03-01T10:00:00Z',
  bad: null,
  views: 120,
  errors: 7,
  ...given,
});
const remote = (given: Partial<RemoteReleases> = {}): RemoteReleases => ({
  remote: 'mfe-checkout',
  title: 'Checkout',
  active: release('2'),
  previous: release('1', { views: 0, errors: 0 }),
  canary: null,
  built: [release('4'), release('2')],
  ...given,
});
const status = (given: Partial<RemoteReleases> = {}, revision = 7): ReleaseStatus => ({
  is_available: true,
  revision,
  remotes: [remote(given)],
  changes: [
    { at: '2027-03-01T10:00:00Z', who: 'Bo Lindgren (desk)', what: 'mark-bad', remote: 'mfe-checkout', release: '0' },
  ],
});
const canary = { ...release('3'), percent: 10 };

const open = async (
  first: ReleaseStatus,
  change: () => ReleaseStatus | Promise<ReleaseStatus> = () => status({}, 8),
) => {
  const { api } = renderWithProviders(<ReleasesPage />, {
    api: { deskReleases: () => first, deskChangeReleases: change },
  });
  await screen.findByText(/^Revision/);
  return { api, user: userEvent.setup() };
};
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getByRole('button', { name: `${name}: Checkout` }));
  return screen.getByRole('dialog');
};

describe('[BO-04i] the page of releases', () => {
  it('shows the releases of each remote, their share of visitors and their failure reports', async () => {
    await open(status({ canary, previous: release('1', { bad: 'it was rolled back', views: null, errors: null }) }));
    const table = screen.getByRole('table', { name: 'Checkout' });
    expect(within(table).getByRole('row', { name: /Active/ })).toHaveTextContent(
      /2.*All others.*7 errors in 120 views.*Good/,
    );
    expect(within(table).getByRole('row', { name: /Canary/ })).toHaveTextContent(/3.*10%/);
    expect(within(table).getByRole('row', { name: /Before/ })).toHaveTextContent(
      /1.*None.*Not counted.*Known to be bad: it was rolled back/,
    );
    expect(screen.getByRole('row', { name: /Marked as bad/ })).toHaveTextContent(/Checkout.*Bo Lindgren \(desk\)/);
    // The release command takes the name of the package.
    expect(screen.getByText('mfe-checkout')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Roll back/ })).toBeNull();
  });

  it('promotes a canary once, at the displayed revision, after explaining the effect', async () => {
    let answer: (next: ReleaseStatus) => void = () => undefined;
    const { api, user } = await open(status({ canary }), () => new Promise((resolve) => (answer = resolve)));
    const dialog = await press(user, 'Promote');
    expect(dialog).toHaveTextContent('Checkout 3 becomes the active release for all visitors. You can roll back to 2.');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Promote' }));
    answer(status({ active: release('3'), previous: release('2') }, 8));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.listInputs('deskChangeReleases')).toEqual([
      { revision: 7, change: { action: 'promote', remote: 'mfe-checkout', version: '3' } },
    ]);
    expect(screen.getByText('Revision 8')).toBeVisible();
  });

  it.each([
    ['Roll back', {}, 'All visitors get 1 in place of 2.', { action: 'roll_back', version: '2' }],
    ['End the canary', { canary }, 'All visitors of Checkout get 2 again.', { action: 'roll_back', version: '3' }],
    [
      'Mark as good',
      { previous: release('1', { bad: 'it was rolled back' }) },
      'This alone does not give it to anybody.',
      { action: 'mark_good', version: '1' },
    ],
  ] as const)('%s says what will happen and does it', async (name, given, terms, change) => {
    const { api, user } = await open(status(given));
    const dialog = await press(user, name);
    expect(dialog).toHaveTextContent(terms);
    await user.click(within(dialog).getByRole('button', { name }));
    await waitFor(() =>
      expect(api.listInputs('deskChangeReleases')).toEqual([
        { revision: 7, change: { ...change, remote: 'mfe-checkout' } },
      ]),
    );
  });

  it('starts a built release as a canary for a percentage of visitors', async () => {
    const { api, user } = await open(status());
    const dialog = await press(user, 'Try out a release');
    const percent = within(dialog).getByLabelText('Percent of visitors');
    await user.clear(percent);
    await user.type(percent, '0');
    await user.click(within(dialog).getByRole('button', { name: 'Try out' }));
    expect(within(dialog).getByText('Enter a whole number from 1 to 100.')).toBeVisible();
    await user.clear(percent);
    await user.type(percent, '25');
    await user.click(within(dialog).getByRole('button', { name: 'Try out' }));
    await waitFor(() =>
      expect(api.listInputs('deskChangeReleases')).toEqual([
        { revision: 7, change: { action: 'try_out', remote: 'mfe-checkout', version: '4', percent: 25 } },
      ]),
    );
  });

  it('offers only built releases not known to be bad as canary, the current one first', async () => {
    const { user } = await open(
      status({ canary, built: [release('5', { bad: 'errors' }), release('4'), release('3')] }),
    );
    const choice = within(await press(user, 'Change the share')).getByLabelText('Release');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', '4']);
    expect(choice).toHaveValue('3');
  });

  it('offers no canary when no other release was built', async () => {
    await open(status({ built: [release('2')] }));
    expect(screen.queryByRole('button', { name: /^Try out/ })).toBeNull();
  });

  it('shows why a change was refused, and the current state', async () => {
    const { api, user } = await open(status(), () => {
      throw refusal(409, { message: 'mfe_checkout 1 is known to be bad', code: 'desk_refused' });
    });
    const dialog = await press(user, 'Roll back');
    await user.click(within(dialog).getByRole('button', { name: 'Roll back' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('mfe_checkout 1 is known to be bad');
    await waitFor(() => expect(api.calls.filter(({ id }) => id === 'deskReleases')).toHaveLength(2));
  });

  it('shows the command to run when the desk has no access to the releases', async () => {
    renderWithProviders(<ReleasesPage />, {
      api: { deskReleases: () => ({ is_available: false, revision: 0, remotes: [], changes: [] }) },
    });
    expect(await screen.findByText('This desk has no access to the releases')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
