import fc from 'fast-check';
import { needsRegistrantVerification, verifiedTuple, verifyBy } from './registrant-verification';

describe('[LG-01a] registrant verification', () => {
  it('is needed for generic TLDs, not for those of countries', () => {
    expect(['com', '.page', 'xn--p1acf', 'us', 'co.uk', '.de'].map(needsRegistrantVerification)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('is due in 15 days, across a leap day or a change of clocks', () => {
    expect(verifyBy(new Date('2028-02-20T10:00:00Z')).toISOString()).toBe('2028-03-06T10:00:00.000Z');
    expect(verifyBy(new Date('2027-03-20T10:00:00Z')).toISOString()).toBe('2027-04-04T10:00:00.000Z');
  });

  it('holds for exactly the same name and address, except for spaces around them', () => {
    const text = fc.string({ minLength: 1 }).filter((one) => one.trim() === one && one !== '');
    fc.assert(
      fc.property(text, text, text, text, (first_name, last_name, email, other) => {
        const tuple = verifiedTuple({ first_name, last_name, email });
        expect(verifiedTuple({ first_name: ` ${first_name} `, last_name, email: `${email} ` })).toEqual(tuple);
        if (other !== first_name) expect(verifiedTuple({ first_name: other, last_name, email })).not.toEqual(tuple);
        if (other !== email) expect(verifiedTuple({ first_name, last_name, email: other })).not.toEqual(tuple);
      }),
    );
  });
});
