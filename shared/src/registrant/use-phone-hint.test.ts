import { isUnusual } from './use-phone-hint';

describe('[RG-01b] isUnusual', () => {
  test.each(['+47.22000000', '+1.2125550123', '+1.2125550123x45', '+46.812345678'])('accepts %s', async (phone) => {
    expect(await isUnusual(phone)).toBe(false);
  });

  test.each(['+1.0005550123', '+47.11111111'])('warns about %s', async (phone) => {
    expect(await isUnusual(phone)).toBe(true);
  });
});
