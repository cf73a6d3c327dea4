import {
  givePassword,
  guardedByPassword,
  pasteInto,
  refusal,
  renderWithProviders,
  type Handlers,
} from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { first, ZONE } from '../../../testing/zone';
import { ResetDialog } from './ResetDialog';

function show(api: Handlers) {
  const onReset = jest.fn();
  const dialog = <ResetDialog domain={ZONE} version={'"v1"'} records={5} onReset={onReset} onClose={() => undefined} />;
  return { onReset, ...renderWithProviders(dialog, { session: {}, api }) };
}

describe('restoring the default records', () => {
  it('[DN-06b] [D5] replaces all records only after the name is typed, and reports a failure', async () => {
    let down = true;
    const { api, onReset } = show({
      resetRecords: () => {
        if (down) throw refusal(503, { message: 'The nameservers do not answer right now.' });
        return first();
      },
    });
    const hands = userEvent.setup({ delay: null });
    const field = screen.getByRole('textbox', { name: `Type ${ZONE} to confirm` });
    await pasteInto(hands, field, 'wrong.com');
    await hands.click(screen.getByRole('button', { name: 'Replace all 5 records' }));
    expect(api.listInputs('resetRecords')).toHaveLength(0);
    await hands.clear(field);
    await pasteInto(hands, field, ZONE);
    await hands.click(screen.getByRole('button', { name: 'Replace all 5 records' }));
    expect(await screen.findByText(/^Failed to reset DNS records/)).toBeInTheDocument();
    expect(onReset).not.toHaveBeenCalled();
    down = false;
    await hands.click(screen.getByRole('button', { name: 'Replace all 5 records' }));
    await waitFor(() => expect(onReset).toHaveBeenCalledTimes(1));
  });

  it('[SS-05g] asks for the password when the sign-in was long ago, then continues', async () => {
    const { demand, confirmPassword } = guardedByPassword();
    const { api, onReset } = show({ confirmPassword, resetRecords: () => (demand(), first()) });
    const hands = userEvent.setup({ delay: null });
    await pasteInto(hands, screen.getByRole('textbox', { name: `Type ${ZONE} to confirm` }), ZONE);
    await hands.click(screen.getByRole('button', { name: 'Replace all 5 records' }));
    await givePassword(hands);
    await waitFor(() => expect(onReset).toHaveBeenCalledTimes(1));
    expect(api.listInputs('resetRecords')).toHaveLength(2);
  });
});
