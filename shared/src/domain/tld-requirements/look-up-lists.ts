import type { Option } from './types';

/** The purpose of a .us name (usTLD nexus requirements). */
export const US_PURPOSES: readonly Option[] = [
  { value: 'P1', label: 'list_p1' },
  { value: 'P2', label: 'list_p2' },
  { value: 'P3', label: 'list_p3' },
  { value: 'P4', label: 'list_p4' },
  { value: 'P5', label: 'list_p5' },
];

/** The nexus category of a .us registrant. */
export const US_CATEGORIES: readonly Option[] = [
  { value: 'C11', label: 'list_c11', kind: 'individual' },
  { value: 'C12', label: 'list_c12', kind: 'individual' },
  { value: 'C21', label: 'list_c21', kind: 'organization' },
  { value: 'C31', label: 'list_c31', kind: 'organization' },
  { value: 'C32', label: 'list_c32', kind: 'organization' },
];

/** The legal type of a .ca registrant (CIRA, Canadian Presence Requirements). */
export const CA_LEGAL_TYPES: readonly Option[] = [
  { value: 'CCT', label: 'list_cct', kind: 'individual' },
  { value: 'RES', label: 'list_res', kind: 'individual' },
  { value: 'LGR', label: 'list_lgr', kind: 'individual' },
  { value: 'ABO', label: 'list_abo', kind: 'individual' },
  { value: 'CCO', label: 'list_cco', kind: 'organization' },
  { value: 'PRT', label: 'list_prt', kind: 'organization' },
  { value: 'TRS', label: 'list_trs', kind: 'organization' },
  { value: 'ASS', label: 'list_ass', kind: 'organization' },
  { value: 'TRD', label: 'list_trd', kind: 'organization' },
  { value: 'PLT', label: 'list_plt', kind: 'organization' },
  { value: 'EDU', label: 'list_edu', kind: 'organization' },
  { value: 'LAM', label: 'list_lam', kind: 'organization' },
  { value: 'HOP', label: 'list_hop', kind: 'organization' },
  { value: 'GOV', label: 'list_gov', kind: 'organization' },
  { value: 'INB', label: 'list_inb', kind: 'organization' },
  { value: 'TDM', label: 'list_tdm', kind: 'organization' },
  { value: 'OMK', label: 'list_omk', kind: 'organization' },
  { value: 'MAJ', label: 'list_maj', kind: 'organization' },
];

/** Members of the European Union, labelled by country names. */
export const EU_MEMBERS: readonly Option[] =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'
    .split(' ')
    .map((value) => ({ value }));

/** The European Union with Iceland, Liechtenstein and Norway. */
export const EEA_COUNTRIES: readonly string[] = [...EU_MEMBERS.map(({ value }) => value), 'IS', 'LI', 'NO'];
