import { once } from '../once';

/**
 * Postal code formats by country: `#` is a digit, `@` a letter, `*` either; alternatives are separated by bars. Spaces and hyphens belong
 * to the code but need not be typed. A leading `!` marks countries in which an address is incomplete without one. Taken from the postal
 * addressing systems of the Universal Postal Union; countries without codes are missing.
 */
const CODES =
  'AD !AD###;AF ####;AI AI-2640;AL ####;AM ####;AR ####|@####@@@;AS !#####|#####-####;AT !####;AU !####;AX !22###;AZ AZ ####|####;BA #####;' +
  'BB BB#####;BD ####;BE !####;BG !####;BH ###|####;BM @@ **;BN @@####;BR !#####-###;BT #####;BY ######;CA !@#@ #@#;CC ####;CH !####;' +
  'CL #######;CN !######;CO ######;CR #####;CU #####;CV ####;CX ####;CY !####;CZ !### ##;DE !#####;DK !####;DO #####;DZ #####;EC ######;' +
  'EE !#####;EG #####|#######;ES !#####;ET ####;FI !#####;FK FIQQ 1ZZ;FM !#####|#####-####;FO !###;FR !#####;' +
  'GB !@# #@@|@## #@@|@#@ #@@|@@# #@@|@@## #@@|@@#@ #@@;GE ####;GF !#####;GG !GY# #@@|GY## #@@;GI GX11 1AA;GL !####;GP !#####;GR !### ##;' +
  'GT #####;GU !#####|#####-####;GW ####;HN #####;HR !#####;HT HT####|####;HU !####;ID #####;IE @#* ****;IL #######|#####;' +
  'IM !IM# #@@|IM## #@@;IN !######;IQ #####;IR #####-#####;IS !###;IT !#####;JE !JE# #@@|JE## #@@;JO #####;JP !###-####;KE #####;KG ######;' +
  'KH #####|######;KR !#####;KW #####;KY KY#-####;KZ ######|@##@#@#;LA #####;LB #### ####|####;LI !####;LK #####;LR ####;LS ###;' +
  'LT !LT-#####|#####;LU !####;LV !LV-####;MA #####;MC !#####;MD MD-####|####;ME #####;MF !#####;MG ###;MH !#####|#####-####;MK ####;MM #####;' +
  'MN #####|######;MP !#####|#####-####;MQ !#####;MT @@@ ####;MU #####;MV #####;MX !#####;MY !#####;MZ ####;NC !#####;NE ####;NF ####;' +
  'NG ######;NI #####;NL !#### @@;NO !####;NP #####;NZ !####;OM ###;PE #####;PF !#####;PG ###;PH ####;PK #####;PL !##-###;PM !#####;' +
  'PR !#####|#####-####;PT !####-###;PW !#####|#####-####;PY ####;RE !#####;RO !######;RS #####;RU !######;SA #####|#####-####;SE !### ##;' +
  'SG !######;SI !####;SJ !####;SK !### ##;SM !#####;SN #####;SV ####;TH !#####;TJ ######;TM ######;TN ####;TR !#####;TT ######;' +
  'TW !###|###-##|###-###;UA !#####;US !#####|#####-####;UY #####;UZ ######;VA !#####;VC VC####;VE ####;VG VG####;VI !#####|#####-####;' +
  'VN #####|######;WF !#####;XK #####;YT !#####;ZA !####;ZM #####';

interface PostalCodes {
  readonly masks: readonly string[];
  /** Whether an address in the country is incomplete without one. */
  readonly required: boolean;
}

const table = once(
  (): ReadonlyMap<string, PostalCodes> =>
    new Map(
      CODES.split(';').map((row) => {
        const written = row.slice(3);
        return [row.slice(0, 2), { required: written.startsWith('!'), masks: written.replace('!', '').split('|') }];
      }),
    ),
);

/** Returns the postal code formats of a country; undefined if it has none. */
export const findPostalCodes = (country: string): PostalCodes | undefined => table().get(country);

const CLASSES: Readonly<Record<string, RegExp>> = { '#': /\d/, '@': /[A-Z]/, '*': /[A-Z\d]/ };
const SEPARATOR = /[ -]/g;

/** Fills the characters of a code into a mask; null if they do not fit. */
function written(bare: string, mask: string): string | null {
  const places = mask.replace(SEPARATOR, '');
  if (bare.length !== places.length) return null;
  if (![...places].every((place, index) => CLASSES[place]?.test(bare[index] ?? '') ?? place === bare[index]))
    return null;
  let next = 0;
  return [...mask].map((place) => (place === ' ' || place === '-' ? place : bare[next++])).join('');
}

/**
 * Formats a code as in its country, however it was typed: `k1a0b1` becomes `K1A 0B1` in Canada. A code that fits no format stays unchanged.
 */
export function tidyPostalCode(code: string, country: string): string {
  const text = code.trim();
  const bare = text.toUpperCase().replace(SEPARATOR, '');
  for (const mask of findPostalCodes(country)?.masks ?? []) {
    const fitting = written(bare, mask);
    if (fitting !== null) return fitting;
  }
  return text;
}

/** Whether a code is in its country's format; countries without codes accept anything. */
export function isPostalCode(code: string, country: string): boolean {
  const known = findPostalCodes(country);
  return !known || known.masks.some((mask) => written(code.replace(SEPARATOR, ''), mask) === code);
}

/** Returns a made-up example of a country's codes; empty if it has none. */
export function examplePostalCode(country: string): string {
  let [digit, letter] = [0, 0];
  const mask = country === 'GB' ? '@@#@ #@@' : (findPostalCodes(country)?.masks[0] ?? '');
  return mask.replace(/[#@*]/g, (place) => (place === '#' ? String(++digit % 10) : ('ABCDEFGH'[letter++ % 8] ?? '')));
}
