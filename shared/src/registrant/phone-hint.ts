/**
 * Whether a number is one that its country could have (`phoneProblem`) but has given to nobody as far as is known. It never blocks:
 * numbering plans change faster than the tables, and the registry is the judge. The tables are loaded on first use.
 */
export async function isUnusual(registryPhone: string): Promise<boolean> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const digits = registryPhone.replace(/x.*$/, '').replace('.', '');
  return parsePhoneNumberFromString(digits)?.isValid() !== true;
}
