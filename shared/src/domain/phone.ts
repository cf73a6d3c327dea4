/** A phone number as typed: the number, the calling code of the country, an extension. */
export interface PhoneInput {
  readonly phone: string;
  readonly prefix?: string;
  readonly extension?: string;
}

const NOISE = /[()[\]{}\s\u00a0\-\u2010-\u2015\u2212]/g;

/**
 * Formats a phone number as registries accept it, `+CC.NNN` with `xEXT` for an extension (RG-01; RFC 5733 section 2.5). Removes brackets,
 * hyphens and spaces; adds the prefix and a dot if there is no dot, and a leading plus. A calling code that was typed is not added twice,
 * and several dots are treated as separators (`01.23.45.67.89`). Unreadable input stays invalid, so that the schema `registryPhone` refuses
 * it. Never throws.
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
