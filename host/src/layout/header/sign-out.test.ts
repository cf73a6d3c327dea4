import { logout } from '@storefront/shared/session';
import { cartFollowed } from '../../app/follow-cart';
import { signOut } from './sign-out';

jest.mock('../../app/follow-cart');
jest.mock('@storefront/shared/session', () => ({
  ...jest.requireActual<object>('@storefront/shared/session'),
  logout: jest.fn(),
}));

const t = (() => '') as unknown as Parameters<typeof signOut>[0];

describe('[SS-03a] signing out', () => {
  it.each([
    ['does not come in time', false, true],
    ['has come', true, false],
    ['is not needed', undefined, false],
  ])('where what follows the cart %s', async (_what, inTime, isCartLate) => {
    jest.spyOn(window, 'scrollTo').mockImplementation();
    jest.mocked(cartFollowed).mockReturnValue(inTime === undefined ? undefined : Promise.resolve(inTime));
    await signOut(t);
    expect(logout).toHaveBeenLastCalledWith({ isCartLate });
  });
});
