// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const au_organisation: Message = [
  'shared/problems/holder/au_organisation',
  'A .com.au or .net.au domain is for organisations and sole traders: choose organisation',
];
export const de_placeholder_phone: Message = [
  'shared/problems/holder/de_placeholder_phone',
  'The .de registry refuses placeholder numbers: enter a phone number that someone answers',
];
export const eu_organisation_country: Message = [
  'shared/problems/holder/eu_organisation_country',
  'The .eu registry asks organisations for an address in the EU, Iceland, Liechtenstein or Norway',
];
export const fr_country: Message<{ tld: string | number }> = [
  'shared/problems/holder/fr_country',
  [
    'A .',
    ['tld'],
    ' domain is for residents and organisations of the EU, Iceland, Liechtenstein, Norway and Switzerland: enter an address there',
  ],
];
export const fr_latin_name: Message<{ tld: string | number }> = [
  'shared/problems/holder/fr_latin_name',
  ['The .', ['tld'], ' registry accepts only Latin letters, hyphens, apostrophes and spaces in a name'],
];
export const gmbh_country: Message = [
  'shared/problems/holder/gmbh_country',
  'A .gmbh domain is for companies in Austria, Germany, Liechtenstein or Switzerland',
];
export const gmbh_name: Message = [
  'shared/problems/holder/gmbh_name',
  'A .gmbh domain is for companies of that legal form: enter the name with GmbH, as it appears in the commercial register',
];
export const gmbh_organisation: Message = [
  'shared/problems/holder/gmbh_organisation',
  'A .gmbh domain is for companies of that legal form: choose organisation',
];
export const it_country: Message<{ tld: string | number }> = [
  'shared/problems/holder/it_country',
  [
    'A .',
    ['tld'],
    ' domain is for citizens, residents and organisations of the EEA, Switzerland, the Vatican and San Marino: enter an address there',
  ],
];
export const nyc_borough: Message = [
  'shared/problems/holder/nyc_borough',
  'A .nyc domain needs an address in one of the five boroughs: enter a ZIP code such as 10007',
];
export const nyc_country: Message = [
  'shared/problems/holder/nyc_country',
  'A .nyc domain needs an address in New York City, United States',
];
export const nyc_po_box: Message = [
  'shared/problems/holder/nyc_po_box',
  'The .nyc registry does not accept PO boxes: enter a street address',
];
export const nyc_state: Message = [
  'shared/problems/holder/nyc_state',
  'A .nyc domain needs an address in New York City: choose New York',
];
export const uk_holder: Message<{ tld: string | number }> = [
  'shared/problems/holder/uk_holder',
  ['The .', ['tld'], ' registry asks for a name of at least 4 characters, 3 of them letters'],
];
