import { api } from '@storefront/shared/api';
import { removeTotp } from '@storefront/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { errorMessages } from '../errors';
import { fakePasskeys, refusal, renderWithProviders, type Handlers, type Surroundings } from '../testing';
import { useReauth } from './use-reauth';

function Guarded() {
  const reauth = useReauth('You are about to turn it off.');
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <button
        onClick={() =>
          void reauth.run(() => api.call(removeTotp).then(() => 'done')).then((done) => setOutcome(done ?? 'not done'))
        }
      >
        Turn off
      </button>
      <output>{outcome}</output>
      {reauth.dialog}
    </>
  );
}

describe('[SS-04e] reauthentication', () => {
  const options = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', allowCredentials: [] };
  let passkeys: ReturnType<typeof fakePasskeys> | undefined;
  afterEach(() => {
    passkeys?.remove();
    passkeys = undefined;
  });

  async function ask(answers: Handlers, translations: Surroundings['translations'] = {}) {
    const user = userEvent.setup();
    let proven = false;
    const { api: calls } = renderWithProviders(<Guarded />, {
      session: { email: 'mara@example.com' },
      api: {
        removeTotp: () => {
          if (!proven) throw refusal(409, { message: 'Confirm your password to continue.', code: 'password_needed' });
        },
        confirmPassword: ({ input }) => {
          if (input.password !== 'tannery lane wharf 7')
            throw refusal(422, { message: 'Wrong password.', code: 'wrong_password' });
          if (input.code === undefined)
            throw refusal(422, { message: 'Your account asks for a code too.', code: 'code_needed' });
          if (input.code !== '123456') throw refusal(422, { message: 'This code is not correct.', code: 'wrong_code' });
          proven = true;
        },
        beginPasskeyProof: () => ({ ticket: 'ticket-of-a-question', options }),
        confirmByPasskey: () => void (proven = true),
        ...answers,
      },
      translations,
    });
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    return { user, dialog, calls };
  }

  it('asks for a code when the account has a second factor, and keeps the password', async () => {
    const { user, dialog, calls } = await ask({});
    expect(dialog.getByLabelText('Password')).toHaveFocus();
    await user.type(dialog.getByLabelText('Password'), 'tannery lane wharf 7{Enter}');
    const code = await dialog.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(dialog.getByLabelText('Password')).toHaveValue('tannery lane wharf 7');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(code).toHaveAccessibleDescription(/Error: Enter the code/);
    await user.type(code, '654321');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Error: This code is not correct\./));
    expect(code).toHaveValue('654321');
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByText('done')).toBeInTheDocument());
    expect(calls.listInputs('confirmPassword').at(-1)).toEqual({ password: 'tannery lane wharf 7', code: '123456' });
    expect(calls.listInputs('removeTotp')).toHaveLength(2);
  });

  it.each([
    [
      'the message of the error’s code',
      { code: 'wrong_password', params: { what: 'account' } },
      /Error: Wrong password\.$/,
    ],
    ['the server’s text when its code is from a later release', { code: 'asleep' }, /Error: Server: no\.$/],
    ['the server’s text when the error has no code', {}, /Error: Server: no\.$/],
  ])('shows %s', async (_what, body, said) => {
    const confirmPassword = () => {
      throw refusal(422, { message: 'Server: no.', ...body });
    };
    const { user, dialog } = await ask({ confirmPassword }, errorMessages());
    await user.type(dialog.getByLabelText('Password'), 'tannery{Enter}');
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(said));
  });

  it('accepts a passkey in place of password and code', async () => {
    passkeys = fakePasskeys();
    const { user, dialog, calls } = await ask({});
    await user.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(screen.getByText('done')).toBeInTheDocument());
    expect(calls.listInputs('confirmByPasskey')).toEqual([
      { ticket: 'ticket-of-a-question', answer: expect.objectContaining({ id: 'a2V5' }) as unknown },
    ]);
    expect(calls.listInputs('confirmPassword')).toEqual([]);
  });

  it('says so when the account has no passkey, and says nothing when the customer cancels', async () => {
    let hasPasskey = false;
    passkeys = fakePasskeys(() => 'calls off');
    const { user, dialog } = await ask({
      beginPasskeyProof: () => {
        if (!hasPasskey)
          throw refusal(409, { message: 'Your account has no passkey yet. Use your password.', code: 'no_passkey' });
        return { ticket: 'ticket-of-a-question', options };
      },
    });
    const button = dialog.getByRole('button', { name: 'Use a passkey' });
    await user.click(button);
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription(/Your account has no passkey yet\. Use your password\./),
    );
    hasPasskey = true;
    await user.click(button);
    await waitFor(() => expect(passkeys?.asked).toHaveLength(1));
    await waitFor(() => expect(button).not.toHaveAttribute('data-loading'));
    expect(button).not.toHaveAccessibleDescription();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText('not done')).toBeInTheDocument());
  });

  it('offers no passkey when the browser does not support them', async () => {
    const { dialog } = await ask({});
    expect(dialog.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });
});
