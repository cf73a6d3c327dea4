/** The codes of `encoding_type`: ISO 639-2, in its bibliographic form, with the former code of Croatian. */
const CODES = [
  ...['AFR', 'ALB', 'ARA', 'ARG', 'ARM', 'ASM', 'AST', 'AVE', 'AWA', 'AZE', 'BAK', 'BAL', 'BAN', 'BAQ', 'BAS', 'BEL'],
  ...['BEN', 'BHO', 'BOS', 'BUL', 'BUR', 'CAR', 'CAT', 'CHE', 'CHI', 'CHV', 'COP', 'COS', 'CZE', 'DAN', 'DIV', 'DOI'],
  ...['DUT', 'ENG', 'EST', 'FAO', 'FIJ', 'FIN', 'FRE', 'FRY', 'GEO', 'GER', 'GLA', 'GLE', 'GON', 'GRE', 'GUJ', 'HEB'],
  ...['HIN', 'HUN', 'ICE', 'INC', 'IND', 'INH', 'ITA', 'JAV', 'JPN', 'KAS', 'KAZ', 'KHM', 'KIR', 'KOR', 'KUR', 'LAO'],
  ...['LAV', 'LIT', 'LTZ', 'MAC', 'MAL', 'MAO', 'MAY', 'MLT', 'MON', 'NEP', 'NOR', 'ORI', 'OSS', 'PAN', 'PER', 'POL'],
  ...['POR', 'PUS', 'RAJ', 'RUM', 'RUS', 'SAN', 'SCR', 'SIN', 'SLO', 'SLV', 'SMO', 'SND', 'SOM', 'SPA', 'SRD', 'SRP'],
  ...['SWA', 'SWE', 'SYR', 'TAM', 'TEL', 'TGK', 'THA', 'TIB', 'TUR', 'UKR', 'URD', 'UZB', 'VIE', 'WEL', 'YID'],
];

const canonicalTag = (code: string): string => Intl.getCanonicalLocales(code)[0] ?? code;

const tags = new Map<string, string>(CODES.map((code) => [code, canonicalTag(code)]));
// Its canonical tag is that of Romanian, of which it is a variety.
tags.set('MOL', 'ro-MD');

const codes = new Map<string, string>([...tags].map(([code, tag]) => [tag, code]));

/** Returns the `encoding_type` of a language tag (RFC 5646); undefined if OpenSRS has none. */
export const findLanguageCode = (tag: string): string | undefined => codes.get(tag);

/** Returns the language tag (RFC 5646) of an `encoding_type`; null if it is none of these codes. */
export const parseLanguageCode = (code: string): string | null => tags.get(code.toUpperCase()) ?? null;
