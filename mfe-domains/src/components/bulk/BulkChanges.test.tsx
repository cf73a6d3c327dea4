import type { BulkChange, BulkDomain } from '@storefront/shared/contract';
import { refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BulkChanges } from './BulkChanges';

const change = (counts: BulkChange['counts'], edit: BulkChange['edit'] = { locked: true }) =>
  ({ id: 'change-1', edit, created_at: '2026-11-29T12:00:00Z', counts }) as BulkChange;
const show = (api: Handlers) =>
  renderWithProviders(
    <>
      <h1 tabIndex={-1} data-page-heading="">
        Domains
      </h1>
      <BulkChanges />
    </>,
    { session: { email: 'mara@example.com' }, api },
  ).api;

describe('bulk changes', () => {
  it('[DM-13f] [DM-13b] shows the progress, and the outcome for each domain when finished', async () => {
    const user = userEvent.setup();
    let counts: BulkChange['counts'] = { waiting: 2, done: 1 };
    const domains: BulkDomain[] = [
      {
        domain: 'oldmillarchive.org',
        outcome: 'refused',
        refusal: { message: 'The domain is not in the registrar account.', code: 'registrar_refused' },
      },
      { domain: 'tannery.com', outcome: 'unconfirmed', refusal: null },
      { domain: 'brindlewharf.com', outcome: 'done', refusal: null },
    ];
    show({ listBulkChanges: () => [change(counts)], listBulkDomains: () => domains });
    const locking = within(await screen.findByRole('region', { name: 'Locking' }));
    // When it was started, not a date that has expired.
    expect(locking.getByText(/November 29th, 2026/)).not.toHaveTextContent(/ago/);
    expect(locking.getByRole('progressbar', { name: '1 of 3 domains' })).toHaveAttribute('value', '1');
    expect(locking.getByText(/You can leave this page/)).toBeInTheDocument();
    counts = { done: 1, refused: 1, unconfirmed: 1 };
    const locked = within(await screen.findByRole('region', { name: 'Locked' }));
    expect(locked.getByRole('status')).toHaveTextContent('1 changed · 1 not changed · 1 not confirmed yet');
    await user.click(locked.getByText('Results by domain'));
    const items = await locked.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Not changed. The domain is not in the registrar account.'),
      expect.stringContaining('The registrar has not confirmed this yet.'),
      expect.stringContaining('Changed'),
    ]);
  });

  it('[DM-13c] retries the domains that were not unlocked, with a single reauthentication', async () => {
    const user = userEvent.setup();
    let proven = false;
    let now = change({ done: 5, refused: 1, not_made: 1 }, { locked: false });
    const calls = show({
      listBulkChanges: () => [now],
      actOnBulkChange: () => {
        if (!proven) throw refusal(409, { message: 'Confirm your password to continue.', code: 'password_needed' });
        now = change({ done: 5, waiting: 2 }, { locked: false });
        return now;
      },
      confirmPassword: () => void (proven = true),
    });
    await user.click(await screen.findByRole('button', { name: 'Try 2 domains again' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await user.type(proof.getByLabelText('Password'), 'tannery lane wharf 7{Enter}');
    expect(await screen.findByRole('progressbar', { name: '5 of 7 domains' })).toBeInTheDocument();
    expect(calls.listInputs('actOnBulkChange')).toEqual([{ action: 'retry' }, { action: 'retry' }]);
  });

  it('[DM-13c] stops the waiting domains, and can be dismissed when none are left', async () => {
    const user = userEvent.setup();
    let now = [change({ done: 1, waiting: 2 })];
    const calls = show({
      listBulkChanges: () => now,
      actOnBulkChange: ({ input: { action } }) => {
        now = action === 'stop' ? [change({ done: 1, stopped: 2 })] : [];
        return change({});
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('1 changed · 2 stopped')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(calls.listInputs('actOnBulkChange')).toEqual([{ action: 'stop' }, { action: 'put_away' }]);
  });

  it('[DM-13d] says why the shop stopped a change, until it is tried again', async () => {
    const user = userEvent.setup();
    let now: BulkChange = { ...change({ done: 1, stopped: 2 }, { auto_renew: true }), stop_reason: 'new_password' };
    show({
      listBulkChanges: () => [now],
      actOnBulkChange: () => (now = { ...change({ done: 3 }, { auto_renew: true }), stop_reason: null }),
    });
    expect(await screen.findByText(/^It was stopped because your account got a new password/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try 2 domains again' }));
    expect(await screen.findByText('3 changed')).toBeInTheDocument();
    expect(screen.queryByText(/^It was stopped/)).not.toBeInTheDocument();
  });

  it('[DM-13b] does not say that anything was changed when it was stopped before the first domain', async () => {
    show({ listBulkChanges: () => [change({ stopped: 2 })] });
    expect(await screen.findByRole('region', { name: 'Lock' })).toHaveTextContent('2 stopped');
  });

  it('[DM-13b] [LG-06d] renders a part of a long list of results, and focuses the first one that was added', async () => {
    const user = userEvent.setup();
    const domains = Array.from({ length: 5_000 }, (_, at): BulkDomain => ({
      domain: `name-${String(at)}.com`,
      outcome: 'done',
      refusal: null,
    }));
    show({
      listBulkChanges: () => [change({ done: domains.length })],
      listBulkDomains: ({ input: { limit } }) => domains.slice(0, limit),
    });
    const locked = within(await screen.findByRole('region', { name: 'Locked' }));
    await user.click(locked.getByText('Results by domain'));
    await user.click(await locked.findByRole('button', { name: 'Show all 5000' }));
    await waitFor(() => expect(locked.queryByRole('button', { name: 'Show all 5000' })).not.toBeInTheDocument());
    const items = locked.getAllByRole('listitem');
    expect(items.length).toBeLessThan(100);
    expect(items[0]).toHaveAttribute('aria-setsize', '5000');
    expect(document.activeElement).toHaveTextContent('name-50.com');
  });

  it('shows an error and a retry when the changes fail to load', async () => {
    const user = userEvent.setup();
    let isDown = true;
    show({
      listBulkChanges: () => {
        if (isDown) throw refusal(500, { message: 'Something went wrong on our side' });
        return [change({ done: 3 })];
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('3 changed')).toBeInTheDocument();
  });
});
