import { logout } from '@storefront/shared/session';
import { cartFollowed } from '../../app/follow-cart';
import { signOut } from './sign-out';

jest.mock('../../app/follow-cart');
jest.mock('@storefront/shared/session', () => ({
  ...jest.requireActual<object>('@storefront/shared/session'),
  logout: jest.fn(),
}));

const t = (() => '') as unknown as Parameters<typeof signOut>[0];

describe('[SS-03a] signOut', () => {
  it.each([
    ['does not load in time', false, true],
    ['has loaded', true, false],
    ['is not needed', undefined, false],
  ])('passes on whether the cart is late when the code that follows it %s', async (_what, inTime, isCartLate) => {
    jest.spyOn(window, 'scrollTo').mockImplementation();
    jest.mocked(cartFollowed).mockReturnValue(inTime === undefined ? undefined : Promise.resolve(inTime));
    await signOut(t);
    expect(logout).toHaveBeenLastCalledWith({ isCartLate });
  });
});
