import { logout } from '@storefront/shared/session';
import { cartFollowed } from '../../app/follow-cart';
import { signOut } from './sign-out';

jest.mock('../../app/follow-cart');
jest.mock('@storefront/shared/session', () => ({
  ...jest.requireActual<object>('@storefront/shared/session'),
  logout: jest.fn(),
}));

const followed = jest.mocked(cartFollowed);
const t = (() => '') as unknown as Parameters<typeof signOut>[0];
const isNoted = () => localStorage.getItem('sf:cart-left') !== null;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

describe('[SS-03a] signing out', () => {
  it.each([
    ['does not come in time', false, true],
    ['has come', true, false],
    ['is not needed', undefined, false],
  ])('where what follows the cart %s', async (_what, inTime, noted) => {
    followed.mockReturnValue(inTime === undefined ? undefined : Promise.resolve(inTime));
    await signOut(t);
    expect(logout).toHaveBeenCalled();
    expect(isNoted()).toBe(noted);
  });

  it('notes nothing where the server did not end the session', async () => {
    followed.mockReturnValue(Promise.resolve(false));
    jest.mocked(logout).mockRejectedValueOnce(new Error('no network'));
    await signOut(t);
    expect(isNoted()).toBe(false);
  });
});
