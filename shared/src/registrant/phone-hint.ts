/**
 * A hint about a number that its country could have (`phoneProblem`) but has given to nobody as far as is known, or null. It never blocks:
 * numbering plans change faster than the tables, and the registry is the judge. The tables are loaded on first use.
 */
export async function phoneHint(registryPhone: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const digits = registryPhone.replace(/x.*$/, '').replace('.', '');
  return parsePhoneNumberFromString(digits)?.isValid()
    ? null
    : 'This number is unusual for its country. Check the digits';
}
