import { isUnusual } from './phone-hint';

describe('[RG-01b] the hint about a phone number', () => {
  test.each(['+47.22000000', '+1.2125550123', '+1.2125550123x45', '+46.812345678'])(
    '%s needs no hint',
    async (phone) => {
      expect(await isUnusual(phone)).toBe(false);
    },
  );

  test.each(['+1.0005550123', '+47.11111111'])('%s is pointed out', async (phone) => {
    expect(await isUnusual(phone)).toBe(true);
  });
});
