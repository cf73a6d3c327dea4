// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const answersLater: Message<{ link: Tag }> = [
  'mfe-search-cart/features/search/answersLater',
  ['Registries answer after a moment. ', ['link', 'Show their answers']],
];
export const apply: Message = ['mfe-search-cart/features/search/apply', 'Apply'];
export const undoName: Message<{ name: string | number }> = [
  'mfe-search-cart/features/search/undoName',
  ['Undo, remove ', ['name'], ' from the cart'],
];
export const undo: Message = ['mfe-search-cart/features/search/undo', 'Undo'];
export const openCart: Message = ['mfe-search-cart/features/search/openCart', 'Open cart'];
export const alternative: Message<{
  strong: Tag;
  name: string | number;
  inCart: boolean;
  priced: boolean;
  price: Tag;
}> = [
  'mfe-search-cart/features/search/alternative',
  [
    ['strong', ['name']],
    ' ',
    ['inCart', 1, { true: 'is in your cart', other: 'is available' }],
    ['priced', 1, { true: [': ', ['price', '']], other: '' }],
  ],
];
export const addOther: Message<{
  long: boolean;
  tld: string | number;
  name: string | number;
  price: 'none' | (string & {});
}> = [
  'mfe-search-cart/features/search/addOther',
  [
    'Add ',
    ['long', 1, { true: ['it with .', ['tld']], other: [['name']] }],
    ['price', 1, { none: '', other: [' for ', ['price']] }],
  ],
];
export const addFor: Message<{ price: string | number }> = [
  'mfe-search-cart/features/search/addFor',
  ['Add for ', ['price']],
];
export const removeFrom: Message<{ name: string | number }> = [
  'mfe-search-cart/features/search/removeFrom',
  ['Remove ', ['name'], ' from the cart'],
];
export const remove: Message = ['mfe-search-cart/features/search/remove', 'Remove'];
export const asking: Message = ['mfe-search-cart/features/search/asking', 'Checking'];
export const tryAgain: Message = ['mfe-search-cart/features/search/tryAgain', 'Try again'];
export const tryAgainFor: Message<{ name: string | number }> = [
  'mfe-search-cart/features/search/tryAgainFor',
  ['Try again for ', ['name']],
];
export const transferIn: Message = ['mfe-search-cart/features/search/transferIn', 'Transfer in'];
export const transferName: Message<{ name: string | number }> = [
  'mfe-search-cart/features/search/transferName',
  ['Transfer in ', ['name']],
];
export const add: Message = ['mfe-search-cart/features/search/add', 'Add'];
export const addName: Message<{ name: string | number }> = [
  'mfe-search-cart/features/search/addName',
  ['Add ', ['name']],
];
export const nearest: Message<{ name: string | number }> = [
  'mfe-search-cart/features/search/nearest',
  [['name'], ' cannot be registered here. This is the closest domain that can.'],
];
export const nameUnchecked: Message = [
  'mfe-search-cart/features/search/nameUnchecked',
  'This domain could not be checked',
];
export const namesUnchecked: Message = [
  'mfe-search-cart/features/search/namesUnchecked',
  'These domains could not be checked',
];
export const premium: Message = ['mfe-search-cart/features/search/premium', 'Premium, priced by the registry'];
export const yoursElsewhere: Message<{ link: Tag }> = [
  'mfe-search-cart/features/search/yoursElsewhere',
  ['Already own it? ', ['link', 'Transfer it in'], '.'],
];
export const lost: Message = [
  'mfe-search-cart/features/search/lost',
  'It is still in your cart, but you are not charged for it. Remove it and choose another one.',
];
export const reserved: Message<{ tld: string | number }> = [
  'mfe-search-cart/features/search/reserved',
  ['The .', ['tld'], ' registry does not sell this domain.'],
];
export const slow: Message<{ tld: string | number }> = [
  'mfe-search-cart/features/search/slow',
  ['The .', ['tld'], ' registry is slow to answer. The domain may be available or taken.'],
];
export const unpriced: Message = [
  'mfe-search-cart/features/search/unpriced',
  'It is available, but we do not know its price right now.',
];
export const slowAgain: Message<{ tld: string | number; name: string | number }> = [
  'mfe-search-cart/features/search/slowAgain',
  ['The .', ['tld'], ' registry is slow to answer. Try ', ['name'], ' again in a moment.'],
];
export const failure: Message<{ name: string | number; failure: string | number }> = [
  'mfe-search-cart/features/search/failure',
  [['name'], ': ', ['failure']],
];
export const extension: Message = ['mfe-search-cart/features/search/extension', 'Extension'];
export const everyExtension: Message = ['mfe-search-cart/features/search/everyExtension', 'Any extension'];
export const kind: Message = ['mfe-search-cart/features/search/kind', 'Kind of extension'];
export const everyKind: Message = ['mfe-search-cart/features/search/everyKind', 'Any kind'];
export const length: Message = ['mfe-search-cart/features/search/length', 'Length'];
export const anyLength: Message = ['mfe-search-cart/features/search/anyLength', 'Any length'];
export const upToLetters: Message<{ count: number }> = [
  'mfe-search-cart/features/search/upToLetters',
  [['count', 2, { one: ['Up to ', 0, ' letter'], other: ['Up to ', 0, ' letters'] }]],
];
export const firstYear: Message = ['mfe-search-cart/features/search/firstYear', 'First year'];
export const anyPrice: Message = ['mfe-search-cart/features/search/anyPrice', 'Any price'];
export const upToPrice: Message<{ price: string | number }> = [
  'mfe-search-cart/features/search/upToPrice',
  ['Up to ', ['price']],
];
export const noneSet: Message = ['mfe-search-cart/features/search/noneSet', 'No filters set'];
export const clear: Message = ['mfe-search-cart/features/search/clear', 'Clear filters'];
export const singleKeys: Message = ['mfe-search-cart/features/search/singleKeys', 'Single-key shortcuts'];
export const keysHint: Message<{ key: Tag }> = [
  'mfe-search-cart/features/search/keysHint',
  [['key', 'j'], ' and ', ['key', 'k'], ' move between rows, ', ['key', 'a'], ' adds, ', ['key', 'u'], ' undoes.'],
];
export const notAsked: Message<{ group: string | number }> = [
  'mfe-search-cart/features/search/notAsked',
  [['group'], ': could not be checked'],
];
export const partlyAsked: Message = ['mfe-search-cart/features/search/partlyAsked', 'some could not be checked'];
export const groupEmpty: Message = [
  'mfe-search-cart/features/search/groupEmpty',
  'No domain in this group matches the filters.',
];
export const showAll: Message = ['mfe-search-cart/features/search/showAll', 'Show all'];
export const tryRest: Message = ['mfe-search-cart/features/search/tryRest', 'Try the rest again'];
export const allShown: Message = ['mfe-search-cart/features/search/allShown', 'These are all the extensions we sell.'];
export const showFurther: Message = ['mfe-search-cart/features/search/showFurther', 'Show more extensions'];
export const nothingFree: Message<{ more: boolean }> = [
  'mfe-search-cart/features/search/nothingFree',
  ['Nothing here is available. Try a shorter word, or add a word', ['more', 1, { true: ':', other: '.' }]],
];
export const addOns: Message<{ privacy: string | number }> = [
  'mfe-search-cart/features/search/addOns',
  ['You can add ', ['privacy'], ' and forwarding in the cart.'],
];
export const noPrivacy: Message<{ privacy: string | number; tld: string | number }> = [
  'mfe-search-cart/features/search/noPrivacy',
  ['You can add forwarding in the cart; ', ['privacy'], ' is not offered for .', ['tld'], ' domains.'],
];
export const showMore: Message<{ count: number }> = [
  'mfe-search-cart/features/search/showMore',
  [['count', 2, { other: ['Show ', 0, ' more'] }]],
];
export const silent: Message<{ count: number }> = [
  'mfe-search-cart/features/search/silent',
  [['count', 2, { one: [0, ' domain has no answer yet.'], other: [0, ' domains have no answer yet.'] }]],
];
export const tryAll: Message = ['mfe-search-cart/features/search/tryAll', 'Try them all again'];
export const show: Message = ['mfe-search-cart/features/search/show', 'Show'];
export const moreFilters: Message<{ count: number }> = [
  'mfe-search-cart/features/search/moreFilters',
  [['count', 2, { '=0': 'More filters', other: ['More filters, ', 0, ' set'] }]],
];
export const searchLabel: Message = ['mfe-search-cart/features/search/searchLabel', 'Search for a domain'];
export const placeholder: Message = ['mfe-search-cart/features/search/placeholder', 'yourname'];
export const search: Message = ['mfe-search-cart/features/search/search', 'Search'];
export const noPopular: Message = [
  'mfe-search-cart/features/search/noPopular',
  'This word is not available with any popular extension.',
];
export const nothingClose: Message = [
  'mfe-search-cart/features/search/nothingClose',
  'Nothing close to your word is available. Try a shorter word, or add a word.',
];
export const inCart: Message<{ name: string | number }> = [
  'mfe-search-cart/features/search/inCart',
  [['name'], ' is in your cart'],
];
export const cannotAdd: Message<{ name: string | number }> = [
  'mfe-search-cart/features/search/cannotAdd',
  [['name'], ' cannot be added: we do not know its price right now. Try again in a moment.'],
];
export const addedNames: Message<{ count: number }> = [
  'mfe-search-cart/features/search/addedNames',
  [['count', 2, { one: [0, ' domain is in your cart'], other: [0, ' domains are in your cart'] }]],
];
export const leftCart: Message<{ name: string | number }> = [
  'mfe-search-cart/features/search/leftCart',
  [['name'], ' was removed from the cart'],
];
export const waiting: Message = ['mfe-search-cart/features/search/waiting', 'waiting for a connection'];
export const lookingClose: Message = ['mfe-search-cart/features/search/lookingClose', 'looking for domains like yours'];
export const names: Message<{ count: number }> = [
  'mfe-search-cart/features/search/names',
  [['count', 2, { one: [0, ' domain'], other: [0, ' domains'] }]],
];
export const askingCount: Message<{ count: number }> = [
  'mfe-search-cart/features/search/askingCount',
  [['count', 2, { one: ['checking ', 0, ' registry'], other: ['checking ', 0, ' registries'] }]],
];
export const answeredOf: Message<{ answered: number; total: string | number }> = [
  'mfe-search-cart/features/search/answeredOf',
  [['answered', 2, { other: [0, ' of ', ['total'], ' answered'] }]],
];
export const noAnswer: Message = ['mfe-search-cart/features/search/noAnswer', 'no answer yet'];
export const byCloseness: Message = ['mfe-search-cart/features/search/byCloseness', 'closest to your word first'];
export const allAnswered: Message<{ count: number }> = [
  'mfe-search-cart/features/search/allAnswered',
  [['count', 2, { other: ['all ', 0, ' answered'] }]],
];
export const spokenChecking: Message<{ group: string | number }> = [
  'mfe-search-cart/features/search/spokenChecking',
  [['group'], ': checking'],
];
export const spokenNothing: Message<{ group: string | number }> = [
  'mfe-search-cart/features/search/spokenNothing',
  [['group'], ': nothing found'],
];
export const spokenSome: Message<{ group: string | number; free: number; answered: number; total: string | number }> = [
  'mfe-search-cart/features/search/spokenSome',
  [
    ['group'],
    ': ',
    ['free', 2, { other: [0, ' available'] }],
    ', ',
    ['answered', 2, { other: [0, ' of ', ['total'], ' answered'] }],
  ],
];
export const spokenAll: Message<{ group: string | number; free: number; total: string | number; silent: number }> = [
  'mfe-search-cart/features/search/spokenAll',
  [
    ['group'],
    ': ',
    ['free', 2, { other: [0, ' of ', ['total'], ' available'] }],
    ['silent', 2, { '=0': '', other: [', ', 0, ' without an answer yet'] }],
  ],
];
export const all: Message = ['mfe-search-cart/features/search/all', 'All'];
export const available: Message = ['mfe-search-cart/features/search/available', 'Available'];
export const underPrice: Message<{ price: string | number }> = [
  'mfe-search-cart/features/search/underPrice',
  ['Under ', ['price']],
];
export const shortExtensions: Message = ['mfe-search-cart/features/search/shortExtensions', 'Short extensions'];
export const popular: Message = ['mfe-search-cart/features/search/popular', 'Popular'];
export const recent: Message = ['mfe-search-cart/features/search/recent', 'New'];
export const business: Message = ['mfe-search-cart/features/search/business', 'Business'];
export const technology: Message = ['mfe-search-cart/features/search/technology', 'Technology'];
export const creative: Message = ['mfe-search-cart/features/search/creative', 'Creative'];
export const shopping: Message = ['mfe-search-cart/features/search/shopping', 'Shopping'];
export const lifestyle: Message = ['mfe-search-cart/features/search/lifestyle', 'Lifestyle'];
export const community: Message = ['mfe-search-cart/features/search/community', 'Community'];
export const places: Message = ['mfe-search-cart/features/search/places', 'Places'];
export const countries: Message = ['mfe-search-cart/features/search/countries', 'Countries'];
