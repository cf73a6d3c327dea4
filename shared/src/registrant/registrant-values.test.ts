import { registryPhone } from '@storefront/shared/contract';
import { phoneProblem } from '@storefront/shared/domain';
import fc from 'fast-check';
import { toContact, emptyRegistrant, joinAnswers, splitAnswers, toRegistrantValues } from './registrant-values';

const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${min - 1},${max - 1}}$`));

describe('the values of the registrant form', () => {
  test('[RG-01b] keep the phone number of a stored contact when it is opened and sent again', () => {
    const phone = fc
      .tuple(digits(1, 3), digits(4, 12), fc.option(digits(1, 5)))
      .map(([code, number, extension]) => `+${code}.${number}${extension ? `x${extension}` : ''}`);
    fc.assert(
      fc.property(phone, (given) => {
        fc.pre(phoneProblem(given) === null);
        const contact = { ...toContact({ ...emptyRegistrant, kind: 'individual' }), phone: given };
        expect(toContact({ ...toRegistrantValues(contact), answers: {} }).phone).toBe(given);
        expect(registryPhone.safeParse(given).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('[RG-08d] separate identity numbers from what may be kept, without losing any', () => {
    const answers = {
      se: { id_card_number: '850101-1234' },
      us: { category: 'C11' },
      fr: { date_of_birth: '1985-01-01', siren_siret: '' },
    };
    const { kept, identity } = splitAnswers(answers);
    expect(kept).toEqual({ us: { category: 'C11' }, fr: { siren_siret: '' } });
    expect(identity).toEqual({ se: { id_card_number: '850101-1234' }, fr: { date_of_birth: '1985-01-01' } });
    expect(joinAnswers(kept, identity)).toEqual(answers);
  });
});
