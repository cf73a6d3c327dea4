import type { Security as SecurityFacts } from '@storefront/shared/contract';
import { noticesAtom } from '@storefront/shared/notices';
import { store } from '@storefront/shared/store';
import {
  fakePasskeys,
  givePassword,
  guardedByPassword,
  pasteInto,
  refusal,
  renderWithProviders,
  type Handlers,
  asId,
} from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Security } from './Security';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1';
const CODES = ['aaaaa-bbbbb', 'ccccc-ddddd'];
const SECRET = 'JBSWY3DPEHPK3PXP';

const session = (given: Partial<SecurityFacts['sessions'][number]> = {}): SecurityFacts['sessions'][number] => ({
  id: asId('s-1'),
  is_current: true,
  created_at: '2026-11-20T10:00:00Z',
  last_used_at: '2026-11-22T10:00:00Z',
  ip_address: '192.0.2.7',
  device: FIREFOX,
  ...given,
});
const laptop: SecurityFacts['passkeys'][number] = {
  id: asId('p-1'),
  name: 'Laptop',
  created_at: '2026-11-01T10:00:00Z',
  last_used_at: null,
  is_synced: false,
};
const facts = (given: Partial<SecurityFacts> = {}): SecurityFacts => ({
  totp_since: null,
  passkeys: [],
  recovery_codes_left: null,
  pending_email: null,
  sessions: [session()],
  ...given,
});

let passkeys: ReturnType<typeof fakePasskeys> | undefined;
afterEach(() => {
  passkeys?.remove();
  passkeys = undefined;
});

/** Renders the settings of an account; `now` is the state of the server. Handlers of guarded calls call `demand` first. */
function open(
  first: Partial<SecurityFacts> = {},
  answers: (server: { now: SecurityFacts; demand: () => void }) => Handlers = () => ({}),
) {
  const user = userEvent.setup();
  const { demand, confirmPassword } = guardedByPassword();
  const server = { now: facts(first), demand };
  const { api } = renderWithProviders(<Security email="mara@example.com" />, {
    session: { email: 'mara@example.com' },
    api: {
      getSecurity: () => server.now,
      getActivity: () => ({ entries: [], next: null }),
      confirmPassword,
      ...answers(server),
    },
  });
  return { user, api, server };
}

const setting = async (name: string) => within(await screen.findByRole('region', { name }));
const question = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const notices = () => store.get(noticesAtom).map(({ text }) => text);

describe('[SS-04e] [SS-04g] [SS-04h] [SS-04i] [SS-04j] the security of an account', () => {
  it('says so and loads again when the settings did not load', async () => {
    let fails = true;
    const { user } = open({}, (server) => ({
      getSecurity: () => {
        if (fails) throw refusal(404, { message: 'There is nothing at this address.' });
        return server.now;
      },
    }));
    const failure = (await screen.findByText('Your sign-in settings did not load')).closest(
      '[role=alert]',
    ) as HTMLElement;
    fails = false;
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Password' })).toBeInTheDocument();
  });

  describe('password', () => {
    it('is changed after the current one is entered, and says which sessions have ended', async () => {
      const { user, api } = open({}, (server) => ({ changePassword: () => server.demand() }));
      const button = (await setting('Password')).getByRole('button', { name: 'Change the password' });
      await user.click(button);
      const dialog = await question('Change your password');
      const field = dialog.getByLabelText('New password');
      expect(field).toHaveAttribute('autocomplete', 'new-password');
      await pasteInto(user, field, 'short');
      expect(field).toHaveAccessibleDescription('7 more characters');
      await user.click(dialog.getByRole('button', { name: 'Change the password' }));
      expect(await dialog.findByRole('link', { name: 'Use at least 12 characters' })).toBeInTheDocument();
      await pasteInto(user, field, ' words and more');
      await user.click(dialog.getByRole('button', { name: 'Change the password' }));
      await givePassword(user);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(api.listInputs('changePassword').at(-1)).toEqual({ password: 'short words and more' });
      expect(notices()).toEqual(['Your password has been changed. All other sessions have ended.']);
      expect(button).toHaveFocus();
    });

    it('is not changed, and the input is kept, when the current one is not entered', async () => {
      const { user } = open({}, (server) => ({ changePassword: () => server.demand() }));
      await user.click((await setting('Password')).getByRole('button', { name: 'Change the password' }));
      const dialog = await question('Change your password');
      await pasteInto(user, dialog.getByLabelText('New password'), 'tannery lane wharf 8');
      await user.click(dialog.getByRole('button', { name: 'Change the password' }));
      await user.click((await question('Confirm your password')).getByRole('button', { name: 'Cancel' }));
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: 'Change the password' })).not.toHaveAttribute('data-loading'),
      );
      expect(dialog.getByLabelText('New password')).toHaveValue('tannery lane wharf 8');
      expect(notices()).toEqual([]);
    });

    it('says why when one is refused', async () => {
      const { user } = open({}, () => ({
        changePassword: () => {
          throw refusal(422, { message: 'This password is among the most common ones. Use another one.' });
        },
      }));
      await user.click((await setting('Password')).getByRole('button', { name: 'Change the password' }));
      const dialog = await question('Change your password');
      await pasteInto(user, dialog.getByLabelText('New password'), 'passwordpassword');
      await user.click(dialog.getByRole('button', { name: 'Change the password' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('This password is among the most common ones.');
    });
  });

  describe('email', () => {
    it('waits for the link in the email when a change is asked for', async () => {
      const { user, api, server } = open({}, (known) => ({
        changeEmail: ({ input }) => {
          known.demand();
          known.now = facts({ pending_email: input.email });
          return { message: 'Check your email.' };
        },
      }));
      await user.click((await setting('Email')).getByRole('button', { name: 'Change the address' }));
      const dialog = await question('Change your email address');
      expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
        /We will also email the old address, which can take the account back for 24 hours./,
      );
      await pasteInto(user, dialog.getByLabelText('New email address'), 'new@example.com');
      await user.click(dialog.getByRole('button', { name: 'Send the link' }));
      await givePassword(user);
      expect(
        await (await setting('Email')).findByText(/^Waiting for you to confirm new@example\.com/),
      ).toBeInTheDocument();
      expect(api.listInputs('changeEmail').at(-1)).toEqual({ email: 'new@example.com' });
      expect(server.now.pending_email).toBe('new@example.com');
    });

    it('says why when an address is refused', async () => {
      const { user } = open({}, () => ({
        changeEmail: () => {
          throw refusal(422, { message: 'This is already the address of your account.', code: 'same_email' });
        },
      }));
      await user.click((await setting('Email')).getByRole('button', { name: 'Change the address' }));
      const dialog = await question('Change your email address');
      await pasteInto(user, dialog.getByLabelText('New email address'), 'mara@example.com');
      await user.click(dialog.getByRole('button', { name: 'Send the link' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('This is already the address of your account.');
    });
  });

  describe('passkeys', () => {
    it('bring recovery codes when the first one is added by a name', async () => {
      passkeys = fakePasskeys();
      const { user, api } = open({}, (server) => ({
        beginPasskey: () => {
          server.demand();
          return {
            ticket: 'ticket-of-a-passkey',
            options: {
              challenge: 'Y2hhbGxlbmdl',
              rp: { id: 'localhost', name: 'Shop' },
              user: { id: 'bWFyYQ', name: 'mara', displayName: 'Mara' },
              pubKeyCredParams: [],
            },
          };
        },
        addPasskey: ({ input }) => {
          const passkey = { ...laptop, name: input.name };
          server.now = facts({ passkeys: [passkey], recovery_codes_left: 2 });
          return { passkey, recovery_codes: CODES };
        },
      }));
      await user.click((await setting('Passkeys')).getByRole('button', { name: 'Add a passkey' }));
      const dialog = await question('Add a passkey');
      await user.clear(dialog.getByLabelText('Name'));
      await pasteInto(user, dialog.getByLabelText('Name'), 'My laptop');
      await user.click(dialog.getByRole('button', { name: 'Create the passkey' }));
      await givePassword(user);
      const codes = await question('Save these recovery codes');
      expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
      expect(api.listInputs('addPasskey')).toEqual([
        {
          ticket: 'ticket-of-a-passkey',
          name: 'My laptop',
          answer: {
            id: 'a2V5',
            response: { clientDataJSON: 'e30', attestationObject: 'bWFkZQ', transports: ['internal'] },
          },
        },
      ]);

      await user.click(codes.getByRole('button', { name: 'Done' }));
      expect(codes.getByRole('checkbox')).toHaveFocus();
      expect(codes.getByRole('checkbox')).toHaveAccessibleDescription(/you will not see them again/);
      await user.keyboard('{Escape}');
      expect(screen.getByRole('dialog')).toBeInTheDocument();
      await user.click(codes.getByRole('checkbox'));
      await user.click(codes.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const list = within(await screen.findByRole('table', { name: 'Your passkeys' }));
      expect(list.getByRole('row', { name: /^My laptop/ })).toHaveTextContent(
        /On one device only.*November 1st, 2026.*Never/,
      );
      expect(screen.queryByText(CODES[0] as string)).not.toBeInTheDocument();
    });

    it('are not added when the person calls it off, or has one there already', async () => {
      let hand: 'calls off' | 'has one already' = 'calls off';
      passkeys = fakePasskeys(() => hand);
      const { user, api } = open({}, () => ({
        beginPasskey: () => ({
          ticket: 'ticket-of-a-passkey',
          options: {
            challenge: 'Y2hhbGxlbmdl',
            rp: { name: 'Shop' },
            user: { id: 'bWFyYQ', name: 'mara', displayName: 'Mara' },
            pubKeyCredParams: [],
          },
        }),
      }));
      await user.click((await setting('Passkeys')).getByRole('button', { name: 'Add a passkey' }));
      const dialog = await question('Add a passkey');
      const make = dialog.getByRole('button', { name: 'Create the passkey' });
      await user.click(make);
      await waitFor(() => expect(passkeys?.asked).toHaveLength(1));
      await waitFor(() => expect(make).not.toHaveAttribute('data-loading'));
      expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
      hand = 'has one already';
      await user.click(make);
      expect(await dialog.findByRole('alert')).toHaveTextContent('This device already has a passkey for your account.');
      expect(api.listInputs('addPasskey')).toEqual([]);
    });

    it('are removed after confirmation, with a warning when only the password is left', async () => {
      const { user, api } = open({ passkeys: [laptop], recovery_codes_left: 10 }, (server) => ({
        removePasskey: () => {
          server.demand();
          server.now = facts();
        },
      }));
      await user.click(await screen.findByRole('button', { name: 'Remove the passkey Laptop' }));
      const dialog = await question('Remove the passkey Laptop?');
      expect(dialog.getByText(/After that, you sign in with your password alone/)).toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Remove the passkey' }));
      await givePassword(user);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(api.calls.filter(({ id }) => id === 'removePasskey').at(-1)).toMatchObject({ params: { id: 'p-1' } });
      expect(screen.queryByRole('table', { name: 'Your passkeys' })).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
    });

    it('cannot be added when the browser does not support them', async () => {
      open();
      expect(
        await (await setting('Passkeys')).findByText(/This browser does not support passkeys/),
      ).toBeInTheDocument();
    });
  });

  describe('an authenticator app', () => {
    const uri = `otpauth://totp/Onymeter:mara%40example.com?secret=${SECRET}&issuer=Onymeter`;

    it('is turned on when its first code is given, after a picture, a key and an address', async () => {
      const { user, api } = open({}, (server) => ({
        beginTotp: () => {
          server.demand();
          return { secret: SECRET, uri };
        },
        confirmTotp: ({ input }) => {
          if (input.code !== '123456') throw refusal(422, { message: 'This code is not correct.', code: 'wrong_code' });
          server.now = facts({ totp_since: '2026-11-22T10:00:00Z', recovery_codes_left: 10 });
          return { recovery_codes: CODES };
        },
      }));
      await user.click((await setting('Authenticator app')).getByRole('button', { name: 'Set up an app' }));
      await givePassword(user);
      const dialog = await question('Set up an app');
      expect(await dialog.findByRole('img', { name: /^QR code/ })).toBeInTheDocument();
      expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
      expect(dialog.getByRole('link', { name: 'Open in an app on this device' })).toHaveAttribute('href', uri);
      await user.click(dialog.getByRole('button', { name: 'Copy the key' }));
      expect(await navigator.clipboard.readText()).toBe(SECRET);
      const code = dialog.getByLabelText('Code shown in the app');
      await user.type(code, '12');
      await user.click(dialog.getByRole('button', { name: 'Turn on' }));
      expect(await dialog.findByRole('link', { name: 'Enter the 6 digits that your app shows' })).toBeInTheDocument();
      expect(api.listInputs('confirmTotp')).toEqual([]);
      await user.clear(code);
      await pasteInto(user, code, '654321');
      await user.click(dialog.getByRole('button', { name: 'Turn on' }));
      expect(await dialog.findByRole('link', { name: 'This code is not correct.' })).toBeInTheDocument();
      expect(code).toBeInvalid();
      expect(code).toHaveAccessibleDescription('Error: This code is not correct.');
      expect(code).toHaveValue('654321');
      await user.clear(code);
      await pasteInto(user, code, '123 456');
      await user.click(dialog.getByRole('button', { name: 'Turn on' }));

      const codes = await question('Save these recovery codes');
      await user.click(codes.getByRole('button', { name: 'Copy the recovery codes' }));
      expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
      const saved: Blob[] = [];
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'),
        revokeObjectURL: () => undefined,
      });
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      await user.click(codes.getByRole('button', { name: 'Download as a file' }));
      expect(saved[0]?.type).toBe('text/plain');
      await user.click(codes.getByRole('checkbox', { name: /^I have saved them/ }));
      await user.click(codes.getByRole('button', { name: 'Done' }));
      expect(await (await setting('Authenticator app')).findByText(/^On since/)).toHaveTextContent(
        'November 22nd, 2026',
      );
      expect((await setting('Recovery codes')).getByText(/10 are left/)).toBeInTheDocument();
    });

    it('is not added when its setup is cancelled', async () => {
      const { user } = open({}, () => ({ beginTotp: () => ({ secret: SECRET, uri }) }));
      const button = (await setting('Authenticator app')).getByRole('button', { name: 'Set up an app' });
      await user.click(button);
      await user.click((await question('Set up an app')).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    });

    it('says why beside the button when it cannot be set up', async () => {
      const { user } = open({}, () => ({
        beginTotp: () => {
          throw refusal(429, { message: 'Too many attempts. Try again in 5 minutes.' });
        },
      }));
      const button = (await setting('Authenticator app')).getByRole('button', { name: 'Set up an app' });
      await user.click(button);
      await waitFor(() => expect(button).toHaveAccessibleDescription(/Too many attempts\./));
    });

    it('is removed when confirmed, and another second factor stays', async () => {
      const { user } = open(
        { totp_since: '2026-11-22T10:00:00Z', passkeys: [laptop], recovery_codes_left: 10 },
        (server) => ({
          removeTotp: () => {
            server.demand();
            server.now = facts({ passkeys: [laptop], recovery_codes_left: 10 });
          },
        }),
      );
      await user.click((await setting('Authenticator app')).getByRole('button', { name: 'Remove the app' }));
      const dialog = await question('Remove your authenticator app?');
      expect(dialog.queryByText(/Your password alone/)).not.toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Remove the app' }));
      await givePassword(user);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect((await setting('Authenticator app')).getByRole('button', { name: 'Set up an app' })).toHaveFocus();
    });
  });

  it('[BO-05h] says what is blocked until when, and removes no second factor, while a former address can take the account back', async () => {
    open({ totp_since: '2026-11-20T10:00:00Z', passkeys: [laptop], way_back_until: '2026-12-01T10:00:00Z' });
    expect(await screen.findByText(/Your email address has just changed.*until December 1.*2026/)).toBeInTheDocument();
    for (const name of ['Passkeys', 'Authenticator app']) {
      const part = await setting(name);
      expect(part.getByText(/Can be removed from December 1.*2026/)).toBeInTheDocument();
      expect(part.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    }
  });

  describe('recovery codes', () => {
    it.each([
      [3, /3 are left/],
      [2, 'Only 2 are left. Create new ones before you need them.'],
      [1, 'Only 1 is left. Create new ones before you need them.'],
      [0, /^None are left/],
    ])('say so when %i are left', async (left, words) => {
      open({ totp_since: '2026-11-22T10:00:00Z', recovery_codes_left: left });
      expect((await setting('Recovery codes')).getByText(words)).toBeInTheDocument();
    });

    it('are shown once when made anew', async () => {
      const { user, api } = open({ totp_since: '2026-11-22T10:00:00Z', recovery_codes_left: 1 }, (server) => ({
        renewRecoveryCodes: () => {
          server.demand();
          server.now = { ...server.now, recovery_codes_left: 10 };
          return { recovery_codes: CODES };
        },
      }));
      await user.click((await setting('Recovery codes')).getByRole('button', { name: 'Create new codes' }));
      await givePassword(user);
      expect((await question('Save these recovery codes')).getByText('aaaaa-bbbbb')).toBeInTheDocument();
      expect(api.listInputs('renewRecoveryCodes')).toHaveLength(2);
    });

    it('are not there when there is no second factor', async () => {
      open();
      await setting('Password');
      expect(screen.queryByRole('region', { name: 'Recovery codes' })).not.toBeInTheDocument();
    });
  });

  describe('sessions', () => {
    const phone = session({ id: asId('s-2'), is_current: false, device: IPHONE, ip_address: null });

    it('are listed by device, the present one marked, and end one by one when asked', async () => {
      const { user, api } = open({ sessions: [session(), phone] }, (server) => ({
        endSessionOf: () => void (server.now = facts()),
      }));
      const rows = within(await screen.findByRole('table', { name: 'Where you are signed in' }));
      expect(rows.getByRole('row', { name: /^Firefox on Linux/ })).toHaveTextContent(
        /192\.0\.2\.7.*November 22nd, 2026.*This session/,
      );
      expect(rows.getByRole('row', { name: /^Safari on an iPhone/ })).toHaveTextContent(/Unknown.*November 22nd, 2026/);
      expect(rows.getAllByRole('button')).toHaveLength(1);
      await user.click(rows.getByRole('button', { name: 'End the session of Safari on an iPhone' }));
      await waitFor(() => expect(rows.queryByRole('row', { name: /iPhone/ })).not.toBeInTheDocument());
      expect(api.calls.filter(({ id }) => id === 'endSessionOf')).toMatchObject([{ params: { id: 's-2' } }]);
      expect(screen.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Sessions' })).toHaveFocus();
    });

    it('[SS-04m] name the country of the sign-in beside the address, and nothing where it is unknown', async () => {
      const sessions = [
        session({ country: 'NL' }),
        { ...phone, country: 'NO' },
        session({ id: asId('s-3'), is_current: false }),
      ];
      open({ sessions });
      expect(await screen.findByRole('cell', { name: '192.0.2.7 (Netherlands)' })).toBeInTheDocument();
      expect(screen.getByRole('cell', { name: 'Norway' })).toBeInTheDocument();
      expect(screen.getByRole('cell', { name: '192.0.2.7' })).toBeInTheDocument();
    });

    it('end all at once but this one when asked', async () => {
      const { user, api } = open({ sessions: [session(), phone] }, (server) => ({
        endOtherSessions: () => void (server.now = facts()),
      }));
      await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
      await waitFor(() => expect(notices()).toEqual(['All other sessions have ended.']));
      expect(api.listInputs('endOtherSessions')).toHaveLength(1);
    });

    it('says so when one was not ended', async () => {
      const { user } = open({ sessions: [session(), phone] }, () => ({
        endSessionOf: () => {
          throw refusal(404, { message: 'This session has already ended.' });
        },
      }));
      await user.click(await screen.findByRole('button', { name: /^End the session of/ }));
      expect(await screen.findByText('The session was not ended. This session has already ended.')).toBeInTheDocument();
    });
  });

  it('[BO-03e] is listed by the name of who acts, and ended like any other, when support opened it', async () => {
    const ended: string[] = [];
    const { user } = open(
      { sessions: [session(), session({ id: asId('s-9'), is_current: false, support: 'Ines Okafor' })] },
      () => ({ endSessionOf: ({ params }) => void ended.push(params.id) }),
    );
    expect(await screen.findByRole('cell', { name: 'Support (Ines Okafor)' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'End the session of Support (Ines Okafor)' }));
    await waitFor(() => expect(ended).toEqual(['s-9']));
  });

  describe('activity', () => {
    const entry = (id: number, action: string, what = '', by: 'you' | 'shop' = 'you') => ({
      id,
      at: '2026-11-22T10:00:00Z',
      by,
      action,
      what,
    });

    it('[BO-02i] names the order with its amount, and leads to it, when a refund is started and when it is done', async () => {
      const order = { id: 'c0ffee00-0000-4000-8000-000000000000', amount: 12.9, currency_code: 'USD' };
      open({}, () => ({
        getActivity: () => ({
          entries: [
            { ...entry(9, 'customer.order_refund_done', '', 'shop'), order: { ...order, id: asId(order.id) } },
            { ...entry(8, 'customer.order_refunded', '', 'shop'), order: { ...order, id: asId(order.id) } },
          ],
          next: null,
        }),
      }));
      const activity = await setting('Activity');
      const links = await activity.findAllByRole('link', { name: 'order c0ffee00' });
      expect(links.map((link) => [link.closest('li')?.textContent, link.getAttribute('href')])).toEqual(
        ['Refunded: $12.90, order c0ffee00', 'Refund started: $12.90, order c0ffee00'].map((said) => [
          expect.stringContaining(said) as string,
          '/site/purchase?order=c0ffee00-0000-4000-8000-000000000000',
        ]),
      );
    });

    it('is listed as text, with older entries on demand', async () => {
      const { user, api } = open({}, () => ({
        getActivity: ({ input }) =>
          input.before
            ? { entries: [entry(1, 'customer.registered')], next: null }
            : {
                entries: [
                  { ...entry(9, 'customer.signed_in', 'by passkey'), method: 'passkey' },
                  { ...entry(8, 'payment_method.removed', 'card ending in 4242', 'shop'), last4: '4242' },
                  { ...entry(7, 'customer.recovery_asked', '', 'shop'), is_anonymous: true },
                ],
                next: 7,
              },
      }));
      const activity = await setting('Activity');
      expect(await activity.findByText('Signed in with passkey')).toBeInTheDocument();
      expect(activity.getByRole('list')).toHaveTextContent('Card removed: card ending in 4242, by the shop');
      expect(activity.getByRole('list')).toHaveTextContent(/, by somebody who was not signed in/);
      await user.click(activity.getByRole('button', { name: 'Show older activity' }));
      expect(await activity.findByText('Account created')).toBeInTheDocument();
      expect(activity.getByRole('list', { name: 'Older activity' })).toHaveFocus();
      expect(activity.queryByRole('button')).not.toBeInTheDocument();
      expect(api.listInputs('getActivity').at(-1)).toEqual({ before: 7 });
    });

    it('[BO-03d] names who of support acted when it was done in the name of the customer', async () => {
      const bySupport = (id: number, action: string, domain?: string) => ({
        ...entry(id, action, '', 'shop'),
        staff: 'Ines Okafor',
        ...(domain && { domain }),
      });
      open({}, () => ({
        getActivity: () => ({
          entries: [
            bySupport(9, 'customer.support_ended'),
            bySupport(8, 'domain.nameservers_set', 'xn--bcher-kva.com'),
            bySupport(7, 'customer.support_began'),
          ],
          next: null,
        }),
      }));
      const activity = await setting('Activity');
      const told = (await activity.findAllByRole('listitem')).map(({ textContent }) => textContent);
      expect(told.map((text) => text?.replace(/November.*$/, ''))).toEqual([
        'Support (Ines Okafor): Support session ended',
        'Support (Ines Okafor): nameservers changed: bücher.com',
        'Support (Ines Okafor): Support session begun',
      ]);
    });

    it('explains an empty list, and says so when it did not load', async () => {
      let fails = true;
      const { user } = open({}, () => ({
        getActivity: () => {
          if (fails) throw refusal(404, { message: 'There is nothing at this address.' });
          return { entries: [], next: null };
        },
      }));
      const activity = await setting('Activity');
      expect(await activity.findByText('Your activity did not load')).toBeInTheDocument();
      fails = false;
      await user.click(activity.getByRole('button', { name: 'Try again' }));
      expect(await activity.findByText(/^No activity yet/)).toBeInTheDocument();
    });
  });
});
