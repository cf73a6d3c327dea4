import { refusal, accessibilityFindings } from '@storefront/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listInputs, openDesk, staffMember } from '../../testing/open-desk';

const TICKET = 'ticket-of-sixteen-and-more';

describe('[BO-01c] the sign-in', () => {
  it('asks for the password, then the code, and shows the desk if both are correct', async () => {
    const user = userEvent.setup();
    let isIn = false;
    const api = openDesk('/', {
      deskSession: () => ({ shop: 'Onymeter', currencies: ['USD'], staff: isIn ? staffMember() : null }),
      deskSignIn: () => ({ ticket: TICKET }),
      deskSecondFactor: () => {
        isIn = true;
        return { staff: staffMember() };
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to the desk' })).toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(listInputs(api, 'deskSignIn')).toEqual([]);
    await user.type(screen.getByLabelText('Email'), 'ines@shop.example');
    await user.type(screen.getByLabelText('Password'), 'ferry lantern orchard 9');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(await accessibilityFindings()).toEqual([]);
    await user.type(code, '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'What are you looking for?' })).toBeInTheDocument();
    expect(listInputs(api, 'deskSecondFactor')).toEqual([{ ticket: TICKET, code: '123456' }]);
  });

  it('says why it was refused', async () => {
    const user = userEvent.setup();
    openDesk(
      '/',
      {
        deskSignIn: () => {
          throw refusal(422, { message: 'Wrong email address or password.' });
        },
      },
      { role: null },
    );
    await user.type(await screen.findByLabelText('Email'), 'ines@shop.example');
    await user.type(screen.getByLabelText('Password'), 'a wrong one 12{Enter}');
    expect(await screen.findByText(/Wrong email address or password/)).toBeInTheDocument();
  });
});

describe('[BO-01d] a set-up link', () => {
  it('that has expired says so', async () => {
    openDesk(
      `/set-up#${TICKET}`,
      {
        beginSetUp: () => {
          throw refusal(422, { code: 'token_invalid', message: 'This link has expired.' });
        },
      },
      { role: null },
    );
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument();
  });

  it('shows the TOTP key, and problems with the password', async () => {
    const user = userEvent.setup();
    const api = openDesk(
      `/set-up#${TICKET}`,
      {
        beginSetUp: () => ({
          name: 'Ines Okafor',
          email: 'ines@shop.example',
          secret: 'JBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
        }),
      },
      { role: null },
    );
    expect(await screen.findByText(/JBSW Y3DP EHPK 3PXP/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Set up and sign in' }));
    expect((await screen.findAllByText(/Use at least 12 characters/))[0]).toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
    expect(listInputs(api, 'finishSetUp')).toEqual([]);
  });
});
