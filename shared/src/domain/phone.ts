/** What a person gives as a phone number: the number, the calling code of the country, an extension. */
export interface PhoneInput {
  readonly phone: string;
  readonly prefix?: string;
  readonly extension?: string;
}

const NOISE = /[()[\]{}\s\u00a0\-\u2010-\u2015\u2212]/g;

/**
 * A phone number as registries take it, `+CC.NNN` with `xEXT` where there is an extension (RG-01; RFC 5733 section 2.5).
 *
 * Brackets, hyphens and spaces go; a number without a dot gets the prefix and a dot; a leading plus is ensured. A number that
 * was typed with its calling code is not given it twice, and several dots are taken for typography (`01.23.45.67.89`). What
 * cannot be read stays recognisably wrong, so that the schema `registryPhone` refuses it. Never throws.
 */
export function normalizePhone({ phone, prefix = '', extension = '' }: PhoneInput): string {
  const code = prefix.replace(/\D/g, '');
  const ext = extension.replace(/\D/g, '');
  let number = phone.replace(NOISE, '');
  if (number === '') return '';
  if ((number.match(/\./g)?.length ?? 0) > 1) number = number.replaceAll('.', '');
  if (!number.includes('.')) {
    const international = /^(?:\+|00)(\d+)/.exec(number);
    if (international && code && international[1]?.startsWith(code))
      number = `${code}.${number.slice(number.indexOf(code) + code.length)}`;
    else if (!international && code) number = `${code}.${number}`;
  }
  number = `+${number.replace(/^\+*/, '')}`;
  return ext && !/x\d+$/.test(number) ? `${number}x${ext}` : number;
}
