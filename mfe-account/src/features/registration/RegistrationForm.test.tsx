import { countries, pasteInto, profile, refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { LanguageProvider, translator } from '@storefront/shared/i18n';
import { logout, refreshSession } from '@storefront/shared/session';
import { act, screen, waitFor } from '@testing-library/react';
import { store } from '@storefront/shared/store';
import userEvent from '@testing-library/user-event';
import { registrationDraftAtom } from './registration-draft';
import { RegistrationForm } from './RegistrationForm';

const show = (api: Handlers = {}) =>
  renderWithProviders(<RegistrationForm countries={countries} country="US" returnTo="/site/home" />, { api });

async function fill(password = 'tannery lane wharf') {
  const user = userEvent.setup();
  await pasteInto(user, await screen.findByLabelText('Given name'), 'Mara');
  await pasteInto(user, screen.getByLabelText('Family name'), 'Lindqvist');
  await pasteInto(user, screen.getByLabelText('Email'), 'mara@example.com');
  await pasteInto(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

beforeEach(() => store.set(registrationDraftAtom, null));

describe('the form of a new account', () => {
  it('[RT-35a] [RT-35b] [RG-08g] keeps all input but the password for the tab until the account is created', async () => {
    const user = userEvent.setup();
    const { unmount } = show();
    await pasteInto(user, await screen.findByLabelText('Given name'), 'Mara');
    await pasteInto(user, screen.getByLabelText('Family name'), 'Lindqvist');
    await pasteInto(user, screen.getByLabelText('Email'), 'mara@example.com');
    await pasteInto(user, screen.getByLabelText('Password'), 'tannery lane wharf');
    const country = screen.getByRole('combobox', { name: 'Country' });
    await user.clear(country);
    await pasteInto(user, country, 'Norway');
    await user.tab();
    unmount();
    expect(JSON.stringify({ ...window.sessionStorage })).toContain('mara@example.com');
    expect(JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }])).not.toContain('tannery');

    const { api } = show({ register: () => ({ message: 'Check your email.' }) });
    await waitFor(() => expect(screen.getByLabelText('Given name')).toHaveValue('Mara'));
    expect(screen.getByLabelText('Family name')).toHaveValue('Lindqvist');
    expect(screen.getByLabelText('Email')).toHaveValue('mara@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Norway');
    await pasteInto(user, screen.getByLabelText('Password'), 'tannery lane wharf');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(window.sessionStorage.getItem('sf:registration')).toBeNull());
    expect(api.listInputs('register')).toMatchObject([{ first_name: 'Mara', country: 'NO' }]);
  });

  it.each([
    ['ja', ['Family name', 'Given name']],
    ['de', ['Given name', 'Family name']],
  ])('[RT-39g] asks for the names in the order of the language: %s', (language, labels) => {
    renderWithProviders(
      <LanguageProvider value={translator(language)}>
        <RegistrationForm countries={countries} country="US" returnTo="/site/home" />
      </LanguageProvider>,
    );
    const names = screen.getAllByRole('textbox', { name: /^(Given|Family) name$/ });
    expect(names.map((field) => field.closest('div')?.querySelector('label')?.textContent)).toEqual(labels);
  });

  it.each([
    ['signs in', () => refreshSession()],
    ['signs out', () => logout()],
  ])('[RG-08g] forgets what was typed when somebody %s', async (_what, change) => {
    const user = userEvent.setup();
    show({ sessionActive: () => ({ is_authenticated: true }), getProfile: () => profile(), logout: () => undefined });
    await pasteInto(user, await screen.findByLabelText('Given name'), 'Mara');
    expect(window.sessionStorage.getItem('sf:registration')).not.toBeNull();
    await act(change);
    expect(window.sessionStorage.getItem('sf:registration')).toBeNull();
  });

  it('[SS-04a] says how long a password has to be when it is too short, before it is sent', async () => {
    const { api } = show();
    await fill('short');
    expect(await screen.findByText('There is a problem')).toBeInTheDocument();
    expect(screen.getAllByText('Use at least 12 characters').length).toBeGreaterThan(0);
    expect(api.listInputs('register')).toEqual([]);
  });

  it('[SS-05e] keeps the form and says why when the server refuses', async () => {
    show({
      register: () => {
        throw refusal(429, { message: 'Too many attempts. Try again in a minute.' });
      },
    });
    await fill();
    expect(await screen.findByText('Too many attempts. Try again in a minute.')).toBeInTheDocument();
    expect(screen.getByLabelText('Given name')).toHaveValue('Mara');
  });
});
