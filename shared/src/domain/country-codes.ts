/** The codes by their first letter, which is followed by each second letter: half the size of a list, in the first script of every page. */
const BY_FIRST_LETTER =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY HKMNRTU ' +
  'IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW ' +
  'SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS XK YET ZAMW';

/** ISO 3166-1 alpha-2 codes in alphabetical order; a test keeps them equal to the reference list of countries. */
export const COUNTRY_CODES: readonly string[] = BY_FIRST_LETTER.split(' ').flatMap(([first = '', ...seconds]) =>
  seconds.map((second) => first + second),
);

const CODES: ReadonlySet<string> = new Set(COUNTRY_CODES);

/** Whether a text is a current country code, such as `NO`. */
export function isCountryCode(code: string): boolean {
  return CODES.has(code);
}
