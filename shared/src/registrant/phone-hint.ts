/**
 * Whether a number is possible in its country (`phoneProblem`) but in no known range. Only a hint: numbering plans change faster than the
 * tables, and the registry decides. The tables are loaded on first use.
 */
export async function isUnusual(registryPhone: string): Promise<boolean> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const digits = registryPhone.replace(/x.*$/, '').replace('.', '');
  return parsePhoneNumberFromString(digits)?.isValid() !== true;
}
