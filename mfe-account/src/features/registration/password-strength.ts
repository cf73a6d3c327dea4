/** How long a password is, in words. Length is what counts; there are no composition rules (NIST SP 800-63B). */
export function passwordStrength(password: string): string {
  const length = Array.from(password).length;
  if (length === 0) return 'At least 12 characters. A few unrelated words work well.';
  if (length < 12) return `${12 - length} more ${12 - length === 1 ? 'character' : 'characters'}`;
  if (new Set(password).size < 5) return 'Long enough, but easy to guess: use more different characters';
  return length < 16 ? 'Long enough' : 'Long and strong';
}
