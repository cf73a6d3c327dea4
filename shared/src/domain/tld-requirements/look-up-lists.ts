import type { Option } from './types';

/** The purpose of a .us name (usTLD nexus requirements). */
export const US_PURPOSES: readonly Option[] = [
  { value: 'P1', label: 'Business, for profit' },
  { value: 'P2', label: 'Non-profit business, club, association, religious organisation' },
  { value: 'P3', label: 'Personal use' },
  { value: 'P4', label: 'Education' },
  { value: 'P5', label: 'Government' },
];

/** The nexus category of a .us registrant. */
export const US_CATEGORIES: readonly Option[] = [
  { value: 'C11', label: 'United States citizen', kind: 'individual' },
  {
    value: 'C12',
    label: 'Permanent resident of the United States or one of its possessions or territories',
    kind: 'individual',
  },
  {
    value: 'C21',
    label: 'Organisation under the laws of a US state, DC, a possession or territory, governments included',
    kind: 'organization',
  },
  {
    value: 'C31',
    label: 'Foreign organisation that regularly does lawful business or activities in the United States',
    kind: 'organization',
  },
  {
    value: 'C32',
    label: 'Foreign organisation with an office or other facility in the United States',
    kind: 'organization',
  },
];

/** The legal type of a .ca registrant (CIRA, Canadian Presence Requirements). */
export const CA_LEGAL_TYPES: readonly Option[] = [
  { value: 'CCT', label: 'Canadian citizen', kind: 'individual' },
  { value: 'RES', label: 'Permanent resident of Canada', kind: 'individual' },
  { value: 'LGR', label: 'Legal representative of a Canadian citizen or permanent resident', kind: 'individual' },
  { value: 'ABO', label: 'Aboriginal peoples (individuals or groups) indigenous to Canada', kind: 'individual' },
  { value: 'CCO', label: 'Corporation (Canada, or a Canadian province or territory)', kind: 'organization' },
  { value: 'PRT', label: 'Partnership registered in Canada', kind: 'organization' },
  { value: 'TRS', label: 'Trust established in Canada', kind: 'organization' },
  { value: 'ASS', label: 'Canadian unincorporated association', kind: 'organization' },
  { value: 'TRD', label: 'Canadian trade union', kind: 'organization' },
  { value: 'PLT', label: 'Canadian political party', kind: 'organization' },
  { value: 'EDU', label: 'Canadian educational institution', kind: 'organization' },
  { value: 'LAM', label: 'Canadian library, archive or museum', kind: 'organization' },
  { value: 'HOP', label: 'Canadian hospital', kind: 'organization' },
  { value: 'GOV', label: 'Government or government entity in Canada', kind: 'organization' },
  { value: 'INB', label: 'Indian band recognised by the Indian Act', kind: 'organization' },
  { value: 'TDM', label: 'Trade-mark registered in Canada by a non-Canadian owner', kind: 'organization' },
  { value: 'OMK', label: 'Official mark registered in Canada', kind: 'organization' },
  { value: 'MAJ', label: 'His Majesty the King', kind: 'organization' },
];

/** Members of the European Union. */
export const EU_MEMBERS: readonly Option[] = [
  { value: 'AT', label: 'Austria' },
  { value: 'BE', label: 'Belgium' },
  { value: 'BG', label: 'Bulgaria' },
  { value: 'HR', label: 'Croatia' },
  { value: 'CY', label: 'Cyprus' },
  { value: 'CZ', label: 'Czechia' },
  { value: 'DK', label: 'Denmark' },
  { value: 'EE', label: 'Estonia' },
  { value: 'FI', label: 'Finland' },
  { value: 'FR', label: 'France' },
  { value: 'DE', label: 'Germany' },
  { value: 'GR', label: 'Greece' },
  { value: 'HU', label: 'Hungary' },
  { value: 'IE', label: 'Ireland' },
  { value: 'IT', label: 'Italy' },
  { value: 'LV', label: 'Latvia' },
  { value: 'LT', label: 'Lithuania' },
  { value: 'LU', label: 'Luxembourg' },
  { value: 'MT', label: 'Malta' },
  { value: 'NL', label: 'Netherlands' },
  { value: 'PL', label: 'Poland' },
  { value: 'PT', label: 'Portugal' },
  { value: 'RO', label: 'Romania' },
  { value: 'SK', label: 'Slovakia' },
  { value: 'SI', label: 'Slovenia' },
  { value: 'ES', label: 'Spain' },
  { value: 'SE', label: 'Sweden' },
];

/** The European Union with Iceland, Liechtenstein and Norway. */
export const EEA_COUNTRIES: readonly string[] = [...EU_MEMBERS.map(({ value }) => value), 'IS', 'LI', 'NO'];
