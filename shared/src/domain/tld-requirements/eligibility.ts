import type { ContactRule, Given, TldField, TldRequirements } from './types';

/** What registrants state where a registry relies on their word and checks it later. */
function declaration(label: string, why: string): TldField {
  return { name: 'eligibility_confirmed', label, kind: 'checkbox', required: true, why };
}

interface Restricted {
  readonly registry: NonNullable<TldRequirements['registry']>;
  readonly eligibility: string;
  /** Missing where the registry's terms say it and nothing is asked. */
  readonly declaration?: TldField;
  readonly contactRules?: readonly ContactRule[];
  readonly privacyAllowed?: false;
}

/** ZIP codes of the five boroughs: Manhattan 100 to 102, Staten Island 103, the Bronx 104, Brooklyn 112, Queens the rest. */
const NEW_YORK_CITY = /^(10[0-4]\d\d|11[1-46]\d\d|1100[145]|11040)(-\d{4})?$/;
const PO_BOX = /\bp\.? ?o\.? ?box\b|\bpost office box\b/i;
const COMPANY_WITH_LIMITED_LIABILITY = /\bg?gmbh\b|\bmbh\b|mit beschr(?:ä|ae)nkter haftung/i;
const at =
  (...countries: string[]) =>
  ({ contact }: Given): boolean =>
    countries.includes(contact.country);

/** Generic TLDs that are not open to everybody, by their registries' policies. */
const RESTRICTED: Readonly<Record<string, Restricted>> = {
  nyc: {
    registry: { name: '.nyc (City of New York)', site: 'https://www.ownit.nyc/policies' },
    eligibility: 'For people and organisations with an address in New York City',
    declaration: declaration(
      'I live in New York City, or my organisation has its place there, and will keep to the nexus policy',
      'The .nyc registry deletes names of others',
    ),
    contactRules: [
      { field: 'country', holds: at('US'), code: 'nyc_country' },
      { field: 'state', appliesWhen: at('US'), holds: ({ contact }) => contact.state === 'NY', code: 'nyc_state' },
      {
        field: 'postal_code',
        appliesWhen: at('US'),
        holds: ({ contact }) => NEW_YORK_CITY.test(contact.postal_code ?? ''),
        code: 'nyc_borough',
      },
      { field: 'address1', holds: ({ contact }) => !PO_BOX.test(contact.address1 ?? ''), code: 'nyc_po_box' },
    ],
    privacyAllowed: false,
  },
  berlin: {
    registry: { name: 'dotBERLIN', site: 'https://dot.berlin/en/policies' },
    eligibility: 'For people and organisations with a connection to Berlin',
    declaration: declaration(
      'I have an economic, cultural, social or other connection with Berlin',
      'The .berlin registry may ask for proof of it',
    ),
  },
  paris: {
    registry: { name: '.paris (City of Paris)', site: 'https://bienvenue.paris/en/eligibility' },
    eligibility: 'For people and organisations with a connection to Paris',
    declaration: declaration(
      'I live or work in the Paris region, or have another direct connection with it',
      'The .paris registry may ask for proof of it',
    ),
  },
  gmbh: {
    registry: { name: 'Identity Digital', site: 'https://www.identity.digital/policies' },
    eligibility: 'For companies of the legal form GmbH',
    declaration: declaration(
      'The organisation is a GmbH in its commercial register and holds what its business needs to be licensed',
      'The .gmbh registry removes names of others',
    ),
    contactRules: [
      { field: 'kind', holds: ({ contact }) => contact.kind === 'organization', code: 'gmbh_organisation' },
      {
        field: 'org_name',
        appliesWhen: ({ contact }) => contact.kind === 'organization',
        holds: ({ contact }) => COMPANY_WITH_LIMITED_LIABILITY.test(contact.org_name ?? ''),
        code: 'gmbh_name',
      },
      { field: 'country', holds: at('AT', 'CH', 'DE', 'LI'), code: 'gmbh_country' },
    ],
  },
  ltd: {
    registry: { name: 'Identity Digital', site: 'https://www.identity.digital/policies' },
    eligibility: 'For limited companies',
    declaration: declaration(
      'The organisation is a limited company and holds what its business needs to be licensed',
      'The .ltd registry removes names of others',
    ),
  },
  inc: {
    registry: { name: 'Intercap Registry', site: 'https://get.inc/policies' },
    eligibility: 'For incorporated businesses',
    declaration: declaration(
      'The business holds what it needs to be licensed',
      'The .inc registry may ask for proof of it',
    ),
  },
  eco: {
    registry: { name: 'Big Room', site: 'https://go.eco/policies' },
    eligibility: 'Registrants pledge support for environmental causes',
    declaration: declaration(
      'I support change for a better environment and will give true information in the eco profile',
      'A .eco name works once its profile at the registry is filled in',
    ),
  },
  film: {
    registry: { name: 'Motion Picture Domain Registry', site: 'https://get.film/eligibility' },
    eligibility: 'For the film industry',
    declaration: declaration(
      'I work in or for the film industry, and the name is closely connected to that',
      'The .film registry checks it and removes names of others',
    ),
  },
  music: {
    registry: { name: 'DotMusic', site: 'https://registry.music' },
    eligibility: 'For the music community',
    declaration: declaration(
      'I belong to the music community and use the name for music only',
      'The .music registry asks for proof of who you are',
    ),
  },
  travel: {
    registry: { name: 'Identity Digital', site: 'https://www.identity.digital/policies' },
    eligibility: 'For those who provide or plan products, services or content for travel',
    declaration: declaration(
      'I provide or plan products, services or content for travel',
      'The .travel registry is for the travel community',
    ),
  },
  biz: {
    registry: { name: 'GoDaddy Registry', site: 'https://registry.godaddy/registry-policies' },
    eligibility: 'For business or commercial use',
  },
  name: {
    registry: { name: 'Verisign', site: 'https://www.verisign.com/name-policies' },
    eligibility: "For people's own names",
  },
};

/** The records of generic TLDs that are not open to everybody, by TLD. */
export const restrictedTlds: readonly TldRequirements[] = Object.entries(RESTRICTED).map(([id, row]) => ({
  id,
  rulesVersion: '2026-11',
  registry: row.registry,
  sources: [row.registry.site, 'ICANN Registration Data Policy'],
  fields: row.declaration ? [row.declaration] : [],
  contactRules: row.contactRules ?? [],
  privacyAllowed: row.privacyAllowed ?? true,
  eligibility: row.eligibility,
}));

/** Country codes that are open to everybody and ask no more than the contact, with where their registries say so. */
const OPEN_COUNTRIES = {
  ai: ['Government of Anguilla', 'https://www.nic.ai'],
  at: ['nic.at', 'https://www.nic.at/en/good_to_know/legal'],
  cc: ['Verisign', 'https://www.verisign.com'],
  ch: ['SWITCH', 'https://www.nic.ch/terms'],
  co: ['.CO Internet', 'https://www.go.co'],
  cz: ['CZ.NIC', 'https://www.nic.cz'],
  dk: ['Punktum dk', 'https://punktum.dk/en'],
  in: ['NIXI', 'https://www.registry.in'],
  io: ['Identity Digital', 'https://www.nic.io'],
  li: ['SWITCH', 'https://www.nic.li/terms'],
  me: ['doMEn', 'https://domain.me'],
  nl: ['SIDN', 'https://www.sidn.nl/en'],
  nz: ['Domain Name Commission', 'https://dnc.org.nz'],
  pl: ['NASK', 'https://www.dns.pl/en'],
  pt: ['.PT', 'https://www.pt.pt/en'],
  tv: ['GoDaddy Registry', 'https://registry.godaddy'],
  ws: ['GlobalNIC Samoa', 'https://www.website.ws'],
} as const satisfies Record<string, readonly [string, `https://${string}`]>;

const openCountries: readonly TldRequirements[] = Object.entries(OPEN_COUNTRIES).map(([id, [name, site]]) => ({
  id,
  rulesVersion: '2026-11',
  registry: { name, site },
  sources: [site],
  fields: [],
  contactRules: [],
  privacyAllowed: ['ai', 'cc', 'co', 'io', 'me', 'tv', 'ws'].includes(id),
  eligibility: '',
}));

/** Registro .MX is open too; OpenSRS refuses its contacts without a state. */
const mx: TldRequirements = {
  id: 'mx',
  rulesVersion: '2026-11',
  registry: { name: 'Registry .MX', site: 'https://www.registry.mx' },
  sources: ['https://www.registry.mx', 'OpenSRS sw_register'],
  fields: [],
  contactRules: [],
  requiredParts: ['state'],
  privacyAllowed: false,
  eligibility: '',
};

export const openTlds: readonly TldRequirements[] = [...openCountries, mx];
