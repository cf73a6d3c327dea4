import { translator } from '@storefront/shared/i18n';
import { passwordStrength } from './password-strength';

const EASY = 'Long enough, but easy to guess: avoid your name, your address, sequences and common passwords';
const t = translator('en');

describe('[SS-04e] [SS-05f] the strength of a password in words', () => {
  it.each([
    ['', 'At least 12 characters. A few unrelated words work well.'],
    ['abcdefghijk', '1 more character'],
    ['abc', '9 more characters'],
    ['aaaaaaaaaaaa', 'Long enough, but easy to guess: use a wider mix of characters'],
    ['password1234', EASY],
    ['Password2026!', EASY],
    ['123456789012', EASY],
    ['abcdefghijklm', EASY],
    ['iloveyousunshine', EASY],
    ['mara.lindqvist@example.com', EASY],
    ['Lindqvist1985', EASY],
    ['tannery lane', 'Long enough'],
    ['tannery lane wharf', 'Long and strong'],
  ])('%j reads %j', (password, words) => {
    expect(passwordStrength(password, { email: 'mara.lindqvist@example.com', names: ['Mara', 'Lindqvist'] }, t)).toBe(
      words,
    );
  });

  it('counts characters, not code units', () => {
    expect(passwordStrength('🦊'.repeat(11), {}, t)).toBe('1 more character');
  });
});
