import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '../session';
import { renderWithProviders } from '../testing';
import { Button } from '../ui/button';
import { Switch } from '../ui/field';
import { useCustomerOnly } from './use-customer-only';

const REASON = 'Only the customer can do this';
const user = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  display_name: 'Ada Lovelace',
  email: 'ada@example.com',
  country: 'GB',
  email_verified: true,
  is_business: false,
};
const support = { staff: 'Ines Okafor', ends_at: '2026-12-01T10:00:00Z', desk_url: 'https://desk.shop.example' };

function Settings({ onPress, onSwitch }: { onPress: () => void; onSwitch: () => void }) {
  const customerOnly = useCustomerOnly();
  return (
    <>
      <Button {...customerOnly('changePassword')} onClick={onPress}>
        Change password
      </Button>
      <Switch label="Auto-renew" checked onCheckedChange={onSwitch} {...customerOnly('editDomain.auto_renew')} />
    </>
  );
}

describe('[BO-03j] what only the customer can do', () => {
  const onPress = jest.fn();
  const onSwitch = jest.fn();
  beforeEach(() => jest.clearAllMocks());
  const show = (session: Session) =>
    renderWithProviders(<Settings onPress={onPress} onSwitch={onSwitch} />, { session });

  it('is marked in a support session: it takes the focus, says why, and does nothing', async () => {
    show({ status: 'authenticated', user, support });
    for (const control of [screen.getByRole('button'), screen.getByRole('switch')]) {
      expect(control).toHaveAttribute('aria-disabled', 'true');
      expect(control).toHaveAccessibleDescription(REASON);
      await userEvent.tab();
      expect(control).toHaveFocus();
      await userEvent.click(control);
      await userEvent.keyboard(' ');
    }
    expect([onPress.mock.calls, onSwitch.mock.calls]).toEqual([[], []]);
    expect(screen.getByRole('switch')).toBeChecked();
  });

  it('is not marked for the customer', async () => {
    show({ status: 'authenticated', user });
    for (const control of [screen.getByRole('button'), screen.getByRole('switch')]) {
      expect(control).not.toHaveAttribute('aria-disabled');
      expect(control).not.toHaveAccessibleDescription(REASON);
      await userEvent.click(control);
    }
    expect([onPress.mock.calls.length, onSwitch.mock.calls.length]).toEqual([1, 1]);
  });
});
