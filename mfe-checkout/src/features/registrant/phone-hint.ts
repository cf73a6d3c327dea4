/**
 * A hint about a number in registry form (`+CC.NNN`, RG-01) that has the right shape but may be mistyped, or null. It never
 * blocks: numbering plans change faster than the tables, and the registry is the judge. The tables are loaded on first use.
 */
export async function phoneHint(registryPhone: string): Promise<string | null> {
  const { parsePhoneNumberFromString, validatePhoneNumberLength } = await import('libphonenumber-js/min');
  const digits = registryPhone.replace(/x.*$/, '').replace('.', '');
  const length = validatePhoneNumberLength(digits);
  if (length === 'INVALID_COUNTRY') return 'No country has this code. Check the digits after the plus';
  if (length === 'TOO_SHORT') return 'This number looks too short for its country. Check the digits';
  if (length === 'TOO_LONG') return 'This number looks too long for its country. Check the digits';
  if (length !== undefined) return 'This number does not have the length of its country. Check the digits';
  return parsePhoneNumberFromString(digits)?.isValid() ? null : 'This number is unusual for its country. Check the digits';
}
