import { profile, surround } from '../testing';
import { logout, setGuestCountry, startSession, taxCountry } from '.';

const start = async (visitor_country?: string, is_authenticated = false) => {
  surround({
    session: 'unknown',
    api: {
      sessionActive: () => ({ is_authenticated, ...(visitor_country !== undefined && { visitor_country }) }),
      getProfile: () => profile({ country: 'NO' }),
      logout: () => undefined,
    },
  });
  await startSession();
};

beforeEach(() => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en', 'de-AT']);
});

describe('[PR-04d] the country whose tax a guest sees', () => {
  it('is that of the address, if the server knows it', async () => {
    await start('CH');
    expect(taxCountry()).toBe('CH');
  });

  it('is that of the browser’s languages, if the server does not', async () => {
    await start();
    expect(taxCountry()).toBe('AT');
  });

  it('is that of the address again after a sign-out; a customer’s is that of the account', async () => {
    await start('CH', true);
    expect(taxCountry()).toBe('NO');
    await logout();
    expect(taxCountry()).toBe('CH');
  });

  it('is the one that the guest chooses, wherever they are', async () => {
    await start('CH');
    setGuestCountry('SE');
    expect(taxCountry()).toBe('SE');
  });
});
