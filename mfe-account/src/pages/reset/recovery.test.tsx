import { ApiError } from '@storefront/shared/api';
import { formatDuration, LINK_SECONDS } from '@storefront/shared/domain';
import { Route, Routes, useLocation } from '@storefront/shared/routing';
import { cartItem, pasteInto, refusal, renderWithProviders } from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailSentPage } from '../email-sent/EmailSentPage';
import { RecoverPage } from '../recover/RecoverPage';
import { ValidatePage } from '../validate/ValidatePage';
import { ResetPage } from './ResetPage';

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const pages = (
  <>
    <Routes>
      <Route path="/site/recover" element={<RecoverPage />} />
      <Route path="/site/emailsent" element={<EmailSentPage />} />
      <Route path="/site/validate" element={<ValidatePage />} />
      <Route path="/site/reset" element={<ResetPage />} />
      <Route path="*" element={null} />
    </Routes>
    <Where />
  </>
);

describe('recover an account', () => {
  it('[RT-18] [RT-21] [SS-05a] goes on alike when an address has an account and when it has none', async () => {
    const user = userEvent.setup();
    const { api } = renderWithProviders(pages, {
      route: '/site/recover',
      api: { recover: () => ({ message: 'Check your email.' }) },
    });
    await pasteInto(user, screen.getByLabelText('Email'), 'nobody@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/a link to set a new password is on its way/)).toHaveTextContent(
      `It works once, within ${formatDuration(LINK_SECONDS.reset_password)}.`,
    );
    expect(api.listInputs('recover')).toEqual([{ email: 'nobody@example.com' }]);
  });

  it('[RT-19] [RT-20] continues with a valid token to the new password, and from there to sign-in', async () => {
    const user = userEvent.setup();
    const { api } = renderWithProviders(pages, {
      route: '/site/validate?token=abc&queue=mail',
      api: { validateToken: () => ({ username: 'mara@example.com' }), resetPassword: () => undefined },
    });
    await pasteInto(user, await screen.findByLabelText('New password'), 'a different wharf');
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/site/login'));
    expect(api.listInputs('validateToken')).toEqual([{ token: 'abc', queue: 'mail' }]);
    expect(api.listInputs('resetPassword')).toEqual([
      { token: 'abc', username: 'mara@example.com', password: 'a different wharf' },
    ]);
  });

  it('[RT-20] says at the field, and links to it, what is wrong with a password that can be guessed', async () => {
    const user = userEvent.setup();
    renderWithProviders(pages, {
      route: '/site/reset?token=abc&username=mara%40example.com',
      api: {
        resetPassword: () => {
          throw refusal(422, { code: 'password_guessable', message: 'This password can be guessed.' });
        },
      },
    });
    const field = await screen.findByLabelText('New password');
    await pasteInto(user, field, 'a different wharf');
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
    const link = await screen.findByRole('link', { name: /password/ });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(`Error: ${link.textContent}`));
    await user.click(link);
    expect(field).toHaveFocus();
  });

  it('[RT-18] keeps the return path when the customer returns to sign-in', async () => {
    renderWithProviders(pages, { route: '/site/recover?next=%2Fsite%2Fregistrant' });
    expect(await screen.findByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/site/login?next=%2Fsite%2Fregistrant',
    );
  });

  it('[RT-20] continues a purchase after a new password was set in the middle of it', async () => {
    const user = userEvent.setup();
    renderWithProviders(pages, {
      route: '/site/reset?token=abc&username=mara%40example.com',
      cart: [cartItem()],
      api: { resetPassword: () => undefined },
    });
    await pasteInto(user, await screen.findByLabelText('New password'), 'a different wharf');
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
    await waitFor(() =>
      expect(screen.getByLabelText('address')).toHaveTextContent('/site/login?next=%2Fsite%2Fregistrant'),
    );
  });

  it.each([
    [
      'no answer',
      () => new ApiError('Network error: Failed to fetch', 501),
      /^The shop could not be reached .*Check your connection and try again\.$/,
    ],
    [
      'a fault',
      () => refusal(500, { message: 'boom', request_id: '1a2b3c4d-0000-4000-8000-000000000000' }),
      'Something went wrong on our side. Try again in a moment. If it happens again, send us reference 1a2b3c4d.',
    ],
  ])(
    '[RT-19] [I12] leaves the link as good as it was, to be tried again, when there is %s',
    async (_what, failure, words) => {
      const user = userEvent.setup();
      let fails = true;
      renderWithProviders(pages, {
        route: '/site/validate?token=abc',
        api: {
          validateToken: () => {
            if (fails) throw failure();
            return { username: 'mara@example.com' };
          },
        },
      });
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(screen.queryByRole('link', { name: 'Request a new link' })).not.toBeInTheDocument();
      fails = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByLabelText('New password')).toBeInTheDocument();
    },
  );

  it('[RT-19] says why, and how to get another, when a token is no good', async () => {
    renderWithProviders(pages, {
      route: '/site/validate?token=old',
      api: {
        validateToken: () => {
          throw refusal(422, { message: 'This link has been used or is too old.' });
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used or is too old.');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/site/recover');
  });

  it.each(['/site/validate', '/site/reset?token=abc'])(
    '[RT-20] says that the link is incomplete when it was cut off: %s',
    (route) => {
      renderWithProviders(pages, { route });
      expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete');
    },
  );
});
