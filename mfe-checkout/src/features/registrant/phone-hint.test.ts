import { phoneHint } from './phone-hint';

describe('[RG-01] the hint about a phone number', () => {
  test.each(['+47.22000000', '+1.2125550123', '+1.2125550123x45', '+46.812345678'])('%s needs no hint', async (phone) => {
    expect(await phoneHint(phone)).toBeNull();
  });

  test.each([
    ['+47.2200', /too short/],
    ['+47.2200000012', /too long/],
    ['+999.123456', /no country/i],
    ['+1.0005550123', /unusual/],
  ])('%s is pointed out', async (phone, hint) => {
    expect(await phoneHint(phone)).toMatch(hint);
  });
});
