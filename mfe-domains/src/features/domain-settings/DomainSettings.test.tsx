import { queryClient } from '@storefront/shared/api';
import type { DomainInfo } from '@storefront/shared/contract';
import { noticesAtom } from '@storefront/shared/notices';
import { store } from '@storefront/shared/store';
import { domainInfo, givePassword, guardedByPassword, refusal, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForDomain } from '../../testing/own-domain';
import { DomainSettings } from './DomainSettings';

const show = (api: Handlers) =>
  renderForDomain((domain) => <DomainSettings domain={domain} />, { getAutorenewal: () => ({ next: null }), ...api });

describe('[RT-30] the settings of a domain', () => {
  const expired = (given: Partial<DomainInfo>) =>
    domainInfo({
      status: given.stage ?? 'grace',
      stage: 'grace',
      grace_until: '2027-01-30T12:00:00Z',
      redemption_until: '2027-03-01T12:00:00Z',
      ...given,
    });
  const next = {
    charge_at: '2027-01-04T12:00:00Z',
    currency_code: 'USD',
    amount: 14.9,
    tax: 3.73,
    total: 18.63,
    card: { brand: 'Visa', last4: '4242', holds: true },
  };
  it.each([
    [
      'auto-renew still has an attempt',
      { is_auto_renew: true },
      next,
      'auto-renew still tries to renew it. Renewal on',
    ],
    ['auto-renew has none', { is_auto_renew: true }, null, 'Renew it yourself before January 30th, 2027'],
    ['auto-renew is off', { is_auto_renew: false }, null, 'The domain has expired. Renew it before January 30th, 2027'],
    [
      'it is in redemption',
      { is_auto_renew: true, stage: 'redemption' as const },
      null,
      'auto-renew does not restore it. Restore it yourself before March 1st, 2027',
    ],
    ['nobody can keep it', { stage: 'pending_delete' as const }, null, 'can no longer be renewed'],
  ])('[DM-04b] [DM-06] says what becomes of an expired domain when %s', async (_when, given, planned, said) => {
    show({ getDomainInfo: () => expired(given), getAutorenewal: () => ({ next: planned }) });
    const control = await screen.findByRole('switch', { name: 'Auto-renew' });
    await waitFor(() => expect(control).toHaveAccessibleDescription(expect.stringContaining(said)));
    expect(control).not.toHaveAccessibleDescription(/before it expires|expires at the end of its term/);
  });

  it('[DM-04b] shows a change immediately, and rolls it back with the reason when it fails', async () => {
    const user = userEvent.setup();
    let refuse: () => void = () => undefined;
    const { api } = show({
      editDomain: ({ input }) =>
        'privacy' in input && input.privacy
          ? new Promise(
              (_resolve, reject) =>
                (refuse = () =>
                  reject(refusal(409, { message: 'Privacy Protection was not bought for this domain.' }))),
            )
          : domainInfo(),
    });
    const privacy = await screen.findByRole('switch', { name: 'Privacy Protection' });
    await user.click(privacy);
    expect(privacy).toBeChecked();
    await waitFor(() => expect(api.listInputs('editDomain')).toEqual([{ privacy: true }]));
    refuse();
    expect(await screen.findByText('Privacy Protection was not bought for this domain.')).toBeInTheDocument();
    expect(privacy).not.toBeChecked();
  });

  it('[DM-04b] [DM-04g] rolls back only the failed change when another was made meanwhile', async () => {
    const user = userEvent.setup();
    let refuse: () => void = () => undefined;
    show({
      getDomainInfo: () => domainInfo({ is_locked: false }),
      editDomain: ({ input }) =>
        'privacy' in input
          ? new Promise(
              (_resolve, reject) =>
                (refuse = () =>
                  reject(refusal(409, { message: 'Privacy Protection was not bought for this domain.' }))),
            )
          : domainInfo({ is_locked: true }),
    });
    const [privacy, lock] = [
      await screen.findByRole('switch', { name: 'Privacy Protection' }),
      screen.getByRole('switch', { name: 'Transfer lock' }),
    ];
    // Disables refetching, so that the page shows only what it derived from the responses.
    const held = jest.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
    await user.click(privacy);
    await user.click(lock);
    await waitFor(() => expect(lock).not.toHaveAttribute('aria-busy'));
    refuse();
    expect(await screen.findByText('Privacy Protection was not bought for this domain.')).toBeInTheDocument();
    expect(privacy).not.toBeChecked();
    expect(lock).toBeChecked();
    held.mockRestore();
  });

  it('[DM-04b] [DM-04g] shows both changes when their responses arrive out of order', async () => {
    const user = userEvent.setup();
    let answerFirst: () => void = () => undefined;
    const now = { has_whois_privacy: false, is_locked: false };
    show({
      getDomainInfo: () => domainInfo(now),
      editDomain: ({ input }) => {
        if ('privacy' in input) {
          now.has_whois_privacy = true;
          const answer = domainInfo(now);
          return new Promise((resolve) => (answerFirst = () => resolve(answer)));
        }
        now.is_locked = true;
        return domainInfo(now);
      },
    });
    const [privacy, lock] = [
      await screen.findByRole('switch', { name: 'Privacy Protection' }),
      screen.getByRole('switch', { name: 'Transfer lock' }),
    ];
    await user.click(privacy);
    await user.click(lock);
    await waitFor(() => expect(lock).not.toHaveAttribute('aria-busy'));
    answerFirst();
    await waitFor(() => expect(privacy).not.toHaveAttribute('aria-busy'));
    await waitFor(() =>
      expect([privacy, lock].map((control) => (control as HTMLInputElement).checked)).toEqual([true, true]),
    );
  });

  it('[DM-04b] keeps showing a change when a stale response arrives late', async () => {
    const user = userEvent.setup();
    const now = { has_whois_privacy: false };
    const late: (() => void)[] = [];
    let isLate = false;
    show({
      getDomainInfo: () => {
        const answer = domainInfo(now);
        return isLate ? new Promise((resolve) => late.push(() => resolve(answer))) : answer;
      },
      editDomain: ({ input }) => {
        if ('privacy' in input) now.has_whois_privacy = true;
        return domainInfo(now);
      },
    });
    const privacy = await screen.findByRole('switch', { name: 'Privacy Protection' });
    isLate = true;
    void queryClient.invalidateQueries();
    await waitFor(() => expect(late).toHaveLength(1));
    isLate = false;
    await user.click(privacy);
    await waitFor(() =>
      expect(store.get(noticesAtom).map(({ text }) => text)).toContain(
        'Privacy Protection for brindlewharf.com is on.',
      ),
    );
    late[0]?.();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(privacy).toBeChecked();
  });

  it('[DM-04c] says so when the registry allows no privacy service', async () => {
    show({ getDomainInfo: () => domainInfo({ privacy_allowed: false }) });
    expect(await screen.findByText(/Privacy Protection is not offered here/)).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Privacy Protection' })).toBeNull();
  });

  it('[A7] [DM-04g] asks for the password before unlocking, again after a wrong one, and confirms when done', async () => {
    const user = userEvent.setup();
    const { demand, confirmPassword } = guardedByPassword();
    const { api } = show({ confirmPassword, editDomain: () => (demand(), domainInfo({ is_locked: false })) });
    const lock = await screen.findByRole('switch', { name: 'Transfer lock' });
    await user.click(lock);
    await givePassword(user, 'not my password');
    expect(await screen.findByText('Wrong password.')).toBeInTheDocument();
    // Not shown as unlocked before it is.
    expect(lock).toBeChecked();
    await givePassword(user);
    await waitFor(() => expect(lock).not.toBeChecked());
    expect(api.listInputs('editDomain')).toEqual([{ locked: false }, { locked: false }]);
    expect(store.get(noticesAtom)).toMatchObject([
      { tone: 'warning', text: expect.stringContaining('brindlewharf.com is unlocked') },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[A7] [DM-04g] stays locked when the password is not given', async () => {
    const user = userEvent.setup();
    const { demand } = guardedByPassword();
    const { api } = show({ editDomain: () => (demand(), domainInfo({ is_locked: false })) });
    await user.click(await screen.findByRole('switch', { name: 'Transfer lock' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('switch', { name: 'Transfer lock' })).toBeChecked();
    expect(api.listInputs('editDomain')).toHaveLength(1);
  });

  it('[DM-09a] [DM-09b] offers only to cancel paid privacy at the end of its term', async () => {
    const user = userEvent.setup();
    const paid = domainInfo({
      has_whois_privacy: true,
      privacy_switchable: true,
      add_on_prices: { contact_privacy: 8 },
      add_on_ends: {},
    });
    let now = paid;
    const { api } = show({
      getDomainInfo: () => now,
      editDomain: () => (now = { ...paid, add_on_ends: { contact_privacy: paid.expiry_date } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel Privacy Protection' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel Privacy Protection' }));
    expect(await screen.findByText('Privacy Protection ends on March 1st, 2027.')).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Privacy Protection' })).toBeNull();
    expect(api.listInputs('editDomain')).toEqual([{ add_on: 'contact_privacy', wanted: false }]);
  });

  it('[DM-09a] shows the price instead of a switch when privacy is not paid for', async () => {
    show({ getDomainInfo: () => domainInfo({ privacy_switchable: false, add_on_prices: { contact_privacy: 8 } }) });
    expect(await screen.findByText(/Add it with the next renewal, \$8\.00\/year\./)).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Privacy Protection' })).toBeNull();
  });
});
