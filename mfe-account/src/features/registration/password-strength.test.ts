import { passwordStrength } from './password-strength';

describe('[SS-04e] the strength of a password in words', () => {
  it.each([
    ['', 'At least 12 characters. A few unrelated words work well.'],
    ['abcdefghijk', '1 more character'],
    ['abc', '9 more characters'],
    ['aaaaaaaaaaaa', 'Long enough, but easy to guess: use more different characters'],
    ['tannery lane', 'Long enough'],
    ['tannery lane wharf', 'Long and strong'],
  ])('%j reads %j', (password, words) => {
    expect(passwordStrength(password)).toBe(words);
  });

  it('counts characters, not code units', () => {
    expect(passwordStrength('🦊'.repeat(11))).toBe('1 more character');
  });
});
