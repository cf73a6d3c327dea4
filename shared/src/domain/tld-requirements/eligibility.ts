import type { QuestionKey } from '../../questions';
import type { ContactRule, RuleInput, TldField, TldRequirements } from './types';

/** A declaration by the registrant, for registries that rely on it and check it later. */
function declaration(label: QuestionKey, why: QuestionKey): TldField {
  return { name: 'eligibility_confirmed', label, kind: 'checkbox', required: true, why };
}

interface Restricted {
  readonly registry: NonNullable<TldRequirements['registry']>;
  readonly eligibility: QuestionKey;
  /** Missing if the registry's terms cover it and nothing is asked. */
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
  ({ contact }: RuleInput): boolean =>
    countries.includes(contact.country);

/** Generic TLDs with restrictions, by their registries' policies. */
const RESTRICTED: Readonly<Record<string, Restricted>> = {
  nyc: {
    registry: { name: '.nyc (City of New York)', site: 'https://www.ownit.nyc/policies' },
    eligibility: 'nyc_who',
    declaration: declaration('nyc_declared', 'nyc_declared_why'),
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
    eligibility: 'berlin_who',
    declaration: declaration('berlin_declared', 'berlin_declared_why'),
  },
  paris: {
    registry: { name: '.paris (City of Paris)', site: 'https://bienvenue.paris/en/eligibility' },
    eligibility: 'paris_who',
    declaration: declaration('paris_declared', 'paris_declared_why'),
  },
  gmbh: {
    registry: { name: 'Identity Digital', site: 'https://www.identity.digital/policies' },
    eligibility: 'gmbh_who',
    declaration: declaration('gmbh_declared', 'gmbh_declared_why'),
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
    eligibility: 'ltd_who',
    declaration: declaration('ltd_declared', 'ltd_declared_why'),
  },
  inc: {
    registry: { name: 'Intercap Registry', site: 'https://get.inc/policies' },
    eligibility: 'inc_who',
    declaration: declaration('inc_declared', 'inc_declared_why'),
  },
  eco: {
    registry: { name: 'Big Room', site: 'https://go.eco/policies' },
    eligibility: 'eco_who',
    declaration: declaration('eco_declared', 'eco_declared_why'),
  },
  film: {
    registry: { name: 'Motion Picture Domain Registry', site: 'https://get.film/eligibility' },
    eligibility: 'film_who',
    declaration: declaration('film_declared', 'film_declared_why'),
  },
  music: {
    registry: { name: 'DotMusic', site: 'https://registry.music' },
    eligibility: 'music_who',
    declaration: declaration('music_declared', 'music_declared_why'),
  },
  travel: {
    registry: { name: 'Identity Digital', site: 'https://www.identity.digital/policies' },
    eligibility: 'travel_who',
    declaration: declaration('travel_declared', 'travel_declared_why'),
  },
  biz: {
    registry: { name: 'GoDaddy Registry', site: 'https://registry.godaddy/registry-policies' },
    eligibility: 'biz_who',
  },
  name: { registry: { name: 'Verisign', site: 'https://www.verisign.com/name-policies' }, eligibility: 'name_who' },
};

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

/** Country codes that are open to everyone and require only the contact, with the registries' statements saying so. */
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

/** Registro .MX has no restrictions, but OpenSRS refuses contacts without a state. */
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
