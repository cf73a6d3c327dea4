import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { refusal, type Handlers } from './fake-api';
import { pasteInto } from './paste-into';

const PASSWORD = 'tannery lane wharf 7';

/** Fakes a server that requires the password until it was given. Handlers of guarded calls call `demand` first. */
export function guardedByPassword() {
  let isGiven = false;
  const confirmPassword: Handlers['confirmPassword'] = ({ input }) => {
    if (input.password !== PASSWORD) throw refusal(422, { message: 'Wrong password.', code: 'wrong_password' });
    isGiven = true;
  };
  return {
    demand: () => {
      if (!isGiven) throw refusal(409, { message: 'Confirm your password to continue.', code: 'password_needed' });
    },
    confirmPassword,
    /** Expires the reauthentication: the next guarded call requires it again. */
    forget: () => {
      isGiven = false;
    },
  };
}

/** Enters the password in the dialog, the right one by default. */
export async function givePassword(user: UserEvent, password = PASSWORD): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  await user.clear(dialog.getByLabelText('Password'));
  await pasteInto(user, dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
}
