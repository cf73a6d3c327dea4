import { DNI_LETTERS, luhnDigit, luhnHolds, toDigits, weightedSum } from '../check-digits';

/** An Australian Business Number: 11 digits, weighted sum a multiple of 89 (Australian Business Register). */
export function isAbn(text: string): boolean {
  const compact = text.replace(/\s/g, '');
  if (!/^[1-9]\d{10}$/.test(compact)) return false;
  // One is subtracted from the first digit, whose weight is 10.
  return (weightedSum(compact, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0;
}

/** An Australian Company Number: 9 digits, the last one a check digit (ASIC). */
export function isAcn(text: string): boolean {
  const compact = text.replace(/\s/g, '');
  if (!/^\d{9}$/.test(compact)) return false;
  return (10 - (weightedSum(compact, [8, 7, 6, 5, 4, 3, 2, 1]) % 10)) % 10 === Number(compact[8]);
}

/** A French SIREN (9 digits) or SIRET (14), both with a Luhn digit; La Poste's own SIRETs sum to a multiple of 5 (INSEE). */
export function isSirenOrSiret(text: string): boolean {
  const compact = text.replace(/\s/g, '');
  if (!/^(\d{9}|\d{14})$/.test(compact)) return false;
  if (luhnHolds(compact)) return true;
  return /^356000000\d{5}$/.test(compact) && toDigits(compact).reduce((sum, digit) => sum + digit, 0) % 5 === 0;
}

/** A Swedish personal or coordination number, `YYMMDD-NNNN`, or `+` for people over 100 (Skatteverket). */
export function isPersonnummer(text: string): boolean {
  const parts = /^(?:\d{2})?(\d{2})(\d{2})(\d{2})[-+]?(\d{4})$/.exec(text);
  if (!parts) return false;
  const [, year = '', month = '', day = '', serial = ''] = parts;
  // Coordination numbers add 60 to the day.
  const date = Number(day) > 60 ? Number(day) - 60 : Number(day);
  return Number(month) >= 1 && Number(month) <= 12 && date >= 1 && date <= 31 && luhnHolds(year + month + day + serial);
}

/** A Swedish organisation number, `NNNNNN-NNNN`, third digit 2 or more, with a Luhn digit (Bolagsverket). */
export function isOrganisationsnummer(text: string): boolean {
  const compact = text.replace('-', '');
  return /^\d{2}[2-9]\d{7}$/.test(compact) && luhnHolds(compact);
}

/** A Spanish DNI, also the NIF of a citizen: 8 digits and a letter (Ministerio del Interior). */
export function isDni(text: string): boolean {
  const parts = /^(\d{8})-?([A-Z])$/.exec(text.toUpperCase());
  return parts !== null && DNI_LETTERS[Number(parts[1]) % 23] === parts[2];
}

/** The Spanish number of a resident foreigner: X, Y or Z, 7 digits and a letter. */
export function isNie(text: string): boolean {
  const parts = /^([XYZ])-?(\d{7})-?([A-Z])$/.exec(text.toUpperCase());
  return parts !== null && DNI_LETTERS[Number(`${'XYZ'.indexOf(parts[1] ?? '')}${parts[2]}`) % 23] === parts[3];
}

/** The Spanish tax number of an organisation: a letter, 7 digits and a check digit or letter (Real Decreto 1065/2007). */
export function isCif(text: string): boolean {
  const parts = /^([ABCDEFGHJNPQRSUVW])-?(\d{7})-?([0-9A-J])$/.exec(text.toUpperCase());
  if (!parts) return false;
  const check = luhnDigit(parts[2] ?? '');
  return parts[3] === String(check) || parts[3] === 'JABCDEFGHI'[check];
}

/** An Italian VAT number: 11 digits with a Luhn digit (Agenzia delle Entrate). */
export function isPartitaIva(text: string): boolean {
  return /^\d{11}$/.test(text) && luhnHolds(text);
}

/** The values of characters at odd positions of a codice fiscale (DM 23 December 1976). */
const CF_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** An Italian tax code of a person: 16 characters, the last one a check letter. */
export function isCodiceFiscale(text: string): boolean {
  const code = text.toUpperCase();
  if (!/^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/.test(code))
    return false;
  const sum = [...code.slice(0, 15)].reduce((total, character, index) => {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return total + (index % 2 === 0 ? (CF_ODD[value] ?? 0) : value);
  }, 0);
  return code.charCodeAt(15) - 65 === sum % 26;
}
