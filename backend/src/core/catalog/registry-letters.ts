import { toUnicode } from '@storefront/shared/domain';

const DENIC = 'áàăâåäãąāæćĉčċçďđéèĕêěëėęēğĝġģĥħíìĭîïĩįīıĵķĺľļłńňñņŋóòŏôöőõøōœĸŕřŗśŝšşßťţŧúùŭûůüűũųūŵýŷÿźžżðþ';
const LATIN_1 = 'àáâãäåæçèéêëìíîïðñòóôõöøœßùúûüýþÿ';
const AFNIC = 'àáâãäåæçèéêëìíîïñòóôõöœßùúûüýÿ';
const MACRONS = 'āēīōū';

/**
 * Letters that a registry allows besides a to z, by TLD, from the registries' rules; empty without internationalised names. Other TLDs have
 * tables by language or none known to us, so their registry decides.
 */
const LETTERS: Readonly<Record<string, string>> = {
  // Without internationalised names: Nominet, GoDaddy Registry for .us, SIDN, CZ.NIC, NIXI, auDA, Registry .MX.
  uk: '',
  'co.uk': '',
  'org.uk': '',
  'me.uk': '',
  us: '',
  nl: '',
  cz: '',
  in: '',
  au: '',
  'com.au': '',
  'net.au': '',
  mx: '',
  de: DENIC,
  at: `${LATIN_1}šž`,
  be: LATIN_1,
  ch: LATIN_1,
  li: LATIN_1,
  fr: AFNIC,
  re: AFNIC,
  ca: 'éëêèâàæôœùûüçîïÿ',
  es: 'áàçéèíïñóòúü·',
  dk: 'æøåöäüé',
  pt: 'áàâãçéêíóôõú',
  nz: MACRONS,
  'co.nz': MACRONS,
};

/** Whether the registry of a TLD can register a label. @param label a canonical A-label */
export function isLabelPossible(label: string, tld: string): boolean {
  const letters = LETTERS[tld];
  if (letters === undefined) return true;
  return [...toUnicode(label)].every((letter) => letter <= '\u007f' || letters.includes(letter));
}
