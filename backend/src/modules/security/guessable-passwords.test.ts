import fc from 'fast-check';
import { isGuessable } from './guessable-passwords';

const known = { email: 'mara.lindqvist@example.com', names: ['Mara', 'Lindqvist'], shopName: 'Storefront' };

describe('[SS-05f] passwords that are guessed first', () => {
  it.each([
    'password1234',
    'Password2026!',
    '!!!password!!!',
    '123456789012',
    '210987654321',
    'abcdefghijklm',
    'aaaaaaaaaaaa',
    'abababababab',
    'qwertyuiop123',
    '1qaz2wsx3edc',
    'iloveyousunshine',
    'mara.lindqvist@example.com',
    'MARA.LINDQVIST',
    'maralindqvist1985',
    'storefront2026!',
  ])('%s is refused', (password) => {
    expect(isGuessable(password, known)).toBe(true);
  });

  it.each([
    'tannery lane wharf 7',
    'the password of a stranger',
    'mara likes rhubarb cake',
    'x7Kp!2vQz9Lw',
    'ingen vet hva dette er',
    '橋の下の猫が三匹います今日',
  ])('%s is accepted', (password) => {
    expect(isGuessable(password, known)).toBe(false);
  });

  it('do not include random ones, whoever the customer is', () => {
    const random = fc
      .uint8Array({ minLength: 12, maxLength: 12 })
      .map((bytes) => Buffer.from(bytes).toString('base64url'));
    fc.assert(
      fc.property(
        fc.constant(0).chain(() => random.filter((text) => new Set(text).size > 8)),
        (password) => !isGuessable(password, known),
      ),
      { numRuns: 500 },
    );
  });
});
