import { DNI_LETTERS, luhnDigit, luhnHolds, luhnSum, toDigits, weightedSum } from './check-digits';

/**
 * A VAT number of an EU member state. Format and check digits follow the publications of the Commission and the tax offices (VIES, "VAT
 * identification number structure"). A number that passes is well formed; only a register can tell whether it is assigned.
 */
export interface VatNumber {
  /** The member state, ISO 3166-1 alpha-2: `GR` if the number itself begins with `EL`. */
  readonly country: string;
  /** Without its prefix, in capitals, without spaces and punctuation. */
  readonly number: string;
}

const last = (text: string): number => Number(text.at(-1));

/** ISO/IEC 7064, MOD 11,10. */
function mod11and10(text: string): boolean {
  let product = 10;
  for (const digit of toDigits(text.slice(0, -1))) product = (((digit + product) % 10 || 10) * 2) % 11;
  return (11 - product) % 10 === last(text);
}

function spain(text: string): boolean {
  const person = /^([XYZ]?)([KLM]?)(\d{7,8})([A-Z])$/.exec(text);
  if (person) {
    const [, foreigner = '', special = '', digits = '', letter] = person;
    if (foreigner.length + special.length + digits.length !== 8) return false;
    return DNI_LETTERS[Number(`${foreigner && 'XYZ'.indexOf(foreigner)}${digits}`) % 23] === letter;
  }
  const company = /^([ABCDEFGHJNPQRSUVW])(\d{7})([\dA-J])$/.exec(text);
  if (!company) return false;
  const [, kind = '', digits = '', control = ''] = company;
  const check = luhnDigit(digits);
  const letter = 'JABCDEFGHI'[check];
  if ('PQRSNW'.includes(kind)) return control === letter;
  return 'ABEH'.includes(kind) ? control === String(check) : control === String(check) || control === letter;
}

function ireland(text: string): boolean {
  const old = /^(\d)[A-Z+*](\d{5})([A-W])$/.exec(text);
  const [digits, letter, second] = old
    ? [`0${old[2]}${old[1]}`, old[3], undefined]
    : [text.slice(0, 7), text[7], text[8]];
  const sum =
    weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * (second && second !== 'W' ? second.charCodeAt(0) - 64 : 0);
  return 'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23] === letter;
}

function bulgaria(text: string): boolean {
  if (text.length === 9) {
    const first = weightedSum(text, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    const check = first === 10 ? weightedSum(text, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first;
    return check % 10 === last(text);
  }
  const citizen = (weightedSum(text, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
  const foreigner = weightedSum(text, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
  const other = 11 - (weightedSum(text, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return [citizen, foreigner, other === 11 ? 0 : other].includes(last(text));
}

function czechia(text: string): boolean {
  if (text.length === 8)
    return !text.startsWith('9') && (11 - (weightedSum(text, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(text);
  // A person's number. Those with nine digits have no check digit.
  if (text.length === 9) return true;
  return Number(text) % 11 === 0 || (Number(text.slice(0, 9)) % 11 === 10 && last(text) === 0);
}

function lithuania(text: string): boolean {
  const length = text.length - 1;
  const cycle = (start: number): number[] => Array.from({ length }, (_, index) => ((index + start - 1) % 9) + 1);
  const first = weightedSum(text, cycle(1)) % 11;
  const check = first === 10 ? weightedSum(text, cycle(3)) % 11 : first;
  return text.at(-2) === '1' && check % 10 === last(text);
}

function latvia(text: string): boolean {
  // Personal numbers contain a birthday, or begin with 32 and have no check digit any more.
  if (!/^[4-9]/.test(text)) return /^32/.test(text) || /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])/.test(text);
  const rest = 3 - (weightedSum(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11);
  return rest !== -1 && (rest < -1 ? rest + 11 : rest) === last(text);
}

/** Computes the remainder of a long number of letters and digits, letters counting from 10 (ISO/IEC 7064, MOD 97-10). */
function mod97(text: string): number {
  return [...text].reduce((rest, sign) => {
    const value = parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

function france(text: string): boolean {
  const siren = text.slice(2);
  // Keys with letters follow no published rule.
  return /^\d\d/.test(text) ? Number(text.slice(0, 2)) === (12 + 3 * (Number(siren) % 97)) % 97 : luhnHolds(siren);
}

function cyprus(text: string): boolean {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = toDigits(text.slice(0, 8)).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (odd[digit] ?? 0) : digit),
    0,
  );
  return String.fromCharCode(65 + (sum % 26)) === text[8];
}

interface Rule {
  readonly format: RegExp;
  readonly holds: (text: string) => boolean;
  /** A correctly formatted number, shown after a mistyped one. */
  readonly example: string;
}

/** `11 - sum mod 11`. `ten` and `eleven` are the check digits for the results that are not digits; null if no number has such a result. */
const elevenMinus =
  (weights: readonly number[], ten: number | null, eleven: number | null) =>
  (text: string): boolean => {
    const check = 11 - (weightedSum(text, weights) % 11);
    return (check === 10 ? ten : check === 11 ? eleven : check) === last(text);
  };

const RULES: Readonly<Record<string, Rule>> = {
  AT: {
    format: /^U\d{8}$/,
    holds: (text) => (10 - ((luhnSum(text.slice(1, 8)) + 4) % 10)) % 10 === last(text),
    example: 'ATU13585627',
  },
  BE: {
    format: /^[01]\d{9}$/,
    holds: (text) => 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8)),
    example: 'BE0428759497',
  },
  BG: { format: /^\d{9,10}$/, holds: bulgaria, example: 'BG175074752' },
  CY: { format: /^(?!12)[0-59]\d{7}[A-Z]$/, holds: cyprus, example: 'CY10259033P' },
  CZ: { format: /^\d{8,10}$/, holds: czechia, example: 'CZ25123891' },
  DE: { format: /^[1-9]\d{8}$/, holds: mod11and10, example: 'DE136695976' },
  DK: {
    format: /^[1-9]\d{7}$/,
    holds: (text) => weightedSum(text, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    example: 'DK13585628',
  },
  EE: {
    format: /^10\d{7}$/,
    holds: (text) => (10 - (weightedSum(text, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === last(text),
    example: 'EE100931558',
  },
  EL: {
    format: /^\d{9}$/,
    holds: (text) => (weightedSum(text, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(text),
    example: 'EL094259216',
  },
  ES: { format: /^[A-Z\d]\d{7}[A-Z\d]$/, holds: spain, example: 'ESA13585625' },
  FI: { format: /^\d{8}$/, holds: elevenMinus([7, 9, 10, 5, 8, 4, 2], null, 0), example: 'FI20774740' },
  FR: { format: /^[A-HJ-NP-Z\d]{2}\d{9}$/, holds: france, example: 'FR40303265045' },
  HR: { format: /^\d{11}$/, holds: mod11and10, example: 'HR33392005961' },
  HU: {
    format: /^[1-9]\d{7}$/,
    holds: (text) => (10 - (weightedSum(text, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === last(text),
    example: 'HU12892312',
  },
  IE: { format: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, holds: ireland, example: 'IE6433435F' },
  IT: { format: /^\d{11}$/, holds: luhnHolds, example: 'IT00743110157' },
  LT: { format: /^(\d{9}|\d{12})$/, holds: lithuania, example: 'LT119511515' },
  LU: {
    format: /^\d{8}$/,
    holds: (text) => Number(text.slice(0, 6)) % 89 === Number(text.slice(6)),
    example: 'LU15027442',
  },
  LV: { format: /^\d{11}$/, holds: latvia, example: 'LV40003521600' },
  MT: {
    format: /^[1-9]\d{7}$/,
    holds: (text) => 37 - (weightedSum(text, [3, 4, 6, 7, 8, 9]) % 37) === Number(text.slice(6)),
    example: 'MT11679112',
  },
  NL: {
    format: /^\d{9}B\d{2}$/,
    // Since 2020, sole traders have numbers that do not reveal their tax identification number.
    holds: (text) => weightedSum(text, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(text[8]) || mod97(`NL${text}`) === 1,
    example: 'NL004495445B01',
  },
  PL: {
    format: /^\d{10}$/,
    holds: (text) => weightedSum(text, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(text),
    example: 'PL8567346215',
  },
  PT: { format: /^[1-9]\d{8}$/, holds: elevenMinus([9, 8, 7, 6, 5, 4, 3, 2], 0, 0), example: 'PT501964843' },
  RO: {
    format: /^[1-9]\d{1,9}$/,
    holds: (text) => ((weightedSum(text.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(text),
    example: 'RO18547290',
  },
  SE: {
    format: /^\d{10}(0[1-9]|[1-8]\d|9[0-4])$/,
    holds: (text) => luhnHolds(text.slice(0, 10)),
    example: 'SE123456789701',
  },
  SI: { format: /^[1-9]\d{7}$/, holds: elevenMinus([8, 7, 6, 5, 4, 3, 2], 0, null), example: 'SI50223054' },
  SK: { format: /^[1-9]\d[2-47-9]\d{7}$/, holds: (text) => Number(text) % 11 === 0, example: 'SK2022749619' },
};

/** Prefixes that differ from the country code (Directive 2006/112/EC, Art. 215). */
const PREFIX_OF: Readonly<Record<string, string>> = { GR: 'EL' };

/** Returns the prefix of a country's VAT numbers; null outside the EU. */
export function vatPrefix(country: string): string | null {
  const prefix = PREFIX_OF[country] ?? country;
  return prefix in RULES ? prefix : null;
}

/** Returns an example VAT number of a country, such as `DE136695976`; null outside the EU. */
export function vatNumberExample(country: string): string | null {
  return RULES[vatPrefix(country) ?? '']?.example ?? null;
}

/**
 * Parses a VAT number as typed, with or without its prefix: `de 136.695.976`.
 * @param country of the number, ISO 3166-1 alpha-2
 * @returns null if the country has none in the EU, or the number is invalid
 */
export function readVatNumber(text: string, country: string): VatNumber | null {
  const prefix = vatPrefix(country);
  const rule = RULES[prefix ?? ''];
  if (!prefix || !rule) return null;
  const plain = text.toUpperCase().replace(/[\s.\-/]/g, '');
  const candidates = [
    plain.startsWith(prefix) ? plain.slice(prefix.length) : null,
    plain.startsWith(country) ? plain.slice(country.length) : null,
    plain,
  ];
  // Belgian numbers from before 2005 lack their leading zero.
  const number = candidates
    .flatMap((each) => (each === null ? [] : prefix === 'BE' && /^\d{9}$/.test(each) ? [`0${each}`] : [each]))
    .find((each) => rule.format.test(each) && rule.holds(each));
  return number === undefined ? null : { country, number };
}

/** Formats a VAT number for display: with its prefix. */
export function formatVatNumber({ country, number }: VatNumber): string {
  return `${vatPrefix(country) ?? country}${number}`;
}
