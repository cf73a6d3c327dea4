// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const selectAll: Message<{ count: number }> = [
  'mfe-domains/features/domain-list/selectAll',
  [['count', 2, { one: ['Select ', 0, ' domain that matches'], other: ['Select all ', 0, ' domains that match'] }]],
];
export const selectingAll: Message = ['mfe-domains/features/domain-list/selectingAll', 'Selecting'];
export const tooMany: Message<{ max: string | number }> = [
  'mfe-domains/features/domain-list/tooMany',
  ['You can select up to ', ['max'], ' domains at once. Narrow the list down first.'],
];
export const notSelected: Message<{ failure: string | number }> = [
  'mfe-domains/features/domain-list/notSelected',
  ['The domains were not selected. ', ['failure']],
];
export const mostRenewed: Message<{ max: string | number }> = [
  'mfe-domains/features/domain-list/mostRenewed',
  ['You can renew up to ', ['max'], ' domains at once.'],
];
export const cannotRenew: Message<{ domain: string | number }> = [
  'mfe-domains/features/domain-list/cannotRenew',
  [['domain'], ' cannot be renewed now.'],
];
export const inCart: Message<{ count: number }> = [
  'mfe-domains/features/domain-list/inCart',
  [['count', 2, { one: [0, ' renewal is in your cart.'], other: [0, ' renewals are in your cart.'] }]],
];
export const selectHint: Message = [
  'mfe-domains/features/domain-list/selectHint',
  'Select domains to renew or change several at once.',
];
export const actions: Message = ['mfe-domains/features/domain-list/actions', 'Actions for the selected domains'];
export const selected: Message<{ count: number }> = [
  'mfe-domains/features/domain-list/selected',
  [['count', 2, { one: [0, ' domain selected'], other: [0, ' domains selected'] }]],
];
export const selectedPrices: Message<{ count: number; quiet: Tag }> = [
  'mfe-domains/features/domain-list/selectedPrices',
  [
    ['count', 2, { one: [0, ' domain selected'], other: [0, ' domains selected'] }],
    ['quiet', ' (prices before tax, with add-ons)'],
  ],
];
export const notAdded: Message = ['mfe-domains/features/domain-list/notAdded', 'Not added to your cart:'];
export const adding: Message = ['mfe-domains/features/domain-list/adding', 'Adding'];
export const renew: Message<{ sum: 'none' | (string & {}); count: number }> = [
  'mfe-domains/features/domain-list/renew',
  [
    [
      'sum',
      1,
      {
        none: [['count', 2, { one: ['Renew ', 0, ' domain'], other: ['Renew ', 0, ' domains'] }]],
        other: [
          ['count', 2, { one: ['Renew ', 0, ' domain, ', ['sum']], other: ['Renew ', 0, ' domains, ', ['sum']] }],
        ],
      },
    ],
  ],
];
export const renewOff: Message = ['mfe-domains/features/domain-list/renewOff', 'Auto-renew off'];
export const clear: Message = ['mfe-domains/features/domain-list/clear', 'Clear selection'];
export const all: Message = ['mfe-domains/features/domain-list/all', 'All'];
export const active: Message = ['mfe-domains/features/domain-list/active', 'Active'];
export const expiring: Message = ['mfe-domains/features/domain-list/expiring', 'Expiring'];
export const expired: Message = ['mfe-domains/features/domain-list/expired', 'Expired'];
export const isActive: Message = ['mfe-domains/features/domain-list/isActive', 'Active'];
export const isExpired: Message = ['mfe-domains/features/domain-list/isExpired', 'Expired'];
export const listedHere: Message = ['mfe-domains/features/domain-list/listedHere', 'Your domains appear here'];
export const bringHere: Message = [
  'mfe-domains/features/domain-list/bringHere',
  'Register a domain, or transfer one from another registrar.',
];
export const findName: Message = ['mfe-domains/features/domain-list/findName', 'Search for a domain'];
export const findYours: Message = ['mfe-domains/features/domain-list/findYours', 'Find in your domains'];
export const findDomain: Message = ['mfe-domains/features/domain-list/findDomain', 'Find a domain'];
export const show: Message = ['mfe-domains/features/domain-list/show', 'Show'];
export const notLoaded: Message = ['mfe-domains/features/domain-list/notLoaded', 'Your domains did not load'];
export const unharmed: Message<{ cause: string | number }> = [
  'mfe-domains/features/domain-list/unharmed',
  [['cause'], ' They have not changed.'],
];
export const tryingAgain: Message = ['mfe-domains/features/domain-list/tryingAgain', 'Trying again'];
export const loading: Message = ['mfe-domains/features/domain-list/loading', 'Loading your domains'];
export const noMatch: Message = ['mfe-domains/features/domain-list/noMatch', 'No domains match'];
export const noResults: Message<{ find: string | number }> = [
  'mfe-domains/features/domain-list/noResults',
  ['No results for “', ['find'], '”.'],
];
export const noneFiltered: Message = [
  'mfe-domains/features/domain-list/noneFiltered',
  'None of your domains match this filter.',
];
export const showAll: Message = ['mfe-domains/features/domain-list/showAll', 'Show all domains'];
export const pages: Message = ['mfe-domains/features/domain-list/pages', 'Pages of domains'];
export const range: Message<{ total: 'unknown' | (string & {}); first: string | number; last: string | number }> = [
  'mfe-domains/features/domain-list/range',
  [['total', 1, { unknown: [['first'], '–', ['last']], other: [['first'], '–', ['last'], ' of ', ['total']] }]],
];
export const back: Message = ['mfe-domains/features/domain-list/back', 'Back'];
export const next: Message = ['mfe-domains/features/domain-list/next', 'Next'];
export const on: Message = ['mfe-domains/features/domain-list/on', 'On'];
export const off: Message = ['mfe-domains/features/domain-list/off', 'Off'];
export const domain: Message = ['mfe-domains/features/domain-list/domain', 'Domain'];
export const status: Message = ['mfe-domains/features/domain-list/status', 'Status'];
export const months: Message = ['mfe-domains/features/domain-list/months', 'Next 12 months'];
export const expires: Message = ['mfe-domains/features/domain-list/expires', 'Expires'];
export const autoRenew: Message = ['mfe-domains/features/domain-list/autoRenew', 'Auto-renew'];
export const privacy: Message = ['mfe-domains/features/domain-list/privacy', 'Privacy'];
export const oneYear: Message = ['mfe-domains/features/domain-list/oneYear', 'Renewal'];
export const forYears: Message<{ years: number }> = [
  'mfe-domains/features/domain-list/forYears',
  [['years', 2, { one: ['for ', 0, ' year'], other: ['for ', 0, ' years'] }]],
];
export const renewing: Message = ['mfe-domains/features/domain-list/renewing', 'Renew'];
export const yours: Message = ['mfe-domains/features/domain-list/yours', 'Your domains'];
export const grace: Message<{ date: Tag }> = [
  'mfe-domains/features/domain-list/grace',
  ['Renew it before ', ['date', '']],
];
export const redemption: Message<{ date: Tag }> = [
  'mfe-domains/features/domain-list/redemption',
  ['In redemption. Restore it before ', ['date', '']],
];
export const pendingDelete: Message<{ date: Tag }> = [
  'mfe-domains/features/domain-list/pendingDelete',
  ['Can no longer be renewed. Available to others from ', ['date', '']],
];
export const isDeleting: Message = ['mfe-domains/features/domain-list/isDeleting', 'Being deleted'];
export const suspended: Message = [
  'mfe-domains/features/domain-list/suspended',
  'Suspended until the owner’s address is confirmed',
];
export const onWay: Message = ['mfe-domains/features/domain-list/onWay', 'Transfers in progress'];
export const turn: Message<{ actor: 'you' | 'us' | 'registrar' | 'registry' }> = [
  'mfe-domains/features/domain-list/turn',
  [
    [
      'actor',
      1,
      {
        you: 'Your turn: confirm the email sent to the owner',
        us: 'On its way',
        registrar: 'Its current registrar may still object',
        registry: 'With the registry',
        other: '',
      },
    ],
  ],
];
export const turnUntil: Message<{ actor: 'you' | 'us' | 'registrar' | 'registry'; date: Tag }> = [
  'mfe-domains/features/domain-list/turnUntil',
  [
    [
      'actor',
      1,
      {
        you: ['Your turn: confirm the email sent to the owner, until ', ['date', '']],
        us: ['On its way, until ', ['date', '']],
        registrar: ['Its current registrar may still object, until ', ['date', '']],
        registry: ['With the registry, until ', ['date', '']],
        other: '',
      },
    ],
  ],
];
export const unknown: Message = ['mfe-domains/features/domain-list/unknown', 'Unknown right now'];
export const withAddOns: Message = ['mfe-domains/features/domain-list/withAddOns', 'with add-ons'];
export const addOns: Message = ['mfe-domains/features/domain-list/addOns', 'Add-ons'];
