// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const undoName: Message<{ name: string | number }> = [
  'mfe-search-cart/features/search/undoName',
  ['Undo, take ', ['name'], ' out of the cart'],
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
    ['inCart', 1, { true: 'is in your cart', other: 'is free' }],
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
export const asking: Message = ['mfe-search-cart/features/search/asking', 'Asking'];
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
  [['name'], ' cannot be registered here. This is the nearest name that can.'],
];
export const nameUnchecked: Message = [
  'mfe-search-cart/features/search/nameUnchecked',
  'This name could not be checked',
];
export const namesUnchecked: Message = [
  'mfe-search-cart/features/search/namesUnchecked',
  'These names could not be checked',
];
export const premium: Message = ['mfe-search-cart/features/search/premium', 'Premium, priced by the registry'];
export const yoursElsewhere: Message<{ link: Tag }> = [
  'mfe-search-cart/features/search/yoursElsewhere',
  ['If it is yours elsewhere, ', ['link', 'transfer it in'], '.'],
];
export const lost: Message = [
  'mfe-search-cart/features/search/lost',
  'It is in your cart, where it is not charged. Remove it and pick another one.',
];
export const reserved: Message<{ tld: string | number }> = [
  'mfe-search-cart/features/search/reserved',
  ['The .', ['tld'], ' registry does not sell this name.'],
];
export const slow: Message<{ tld: string | number }> = [
  'mfe-search-cart/features/search/slow',
  ['The registry for .', ['tld'], ' is slow. It may be free or taken.'],
];
export const unpriced: Message = [
  'mfe-search-cart/features/search/unpriced',
  'It is free, but its price is not known right now.',
];
export const slowAgain: Message<{ tld: string | number; name: string | number }> = [
  'mfe-search-cart/features/search/slowAgain',
  ['The registry for .', ['tld'], ' is slow. Try ', ['name'], ' again in a moment.'],
];
export const failure: Message<{ name: string | number; failure: string | number }> = [
  'mfe-search-cart/features/search/failure',
  [['name'], ': ', ['failure']],
];
export const extension: Message = ['mfe-search-cart/features/search/extension', 'Extension'];
export const everyExtension: Message = ['mfe-search-cart/features/search/everyExtension', 'Every extension'];
export const kind: Message = ['mfe-search-cart/features/search/kind', 'Kind of extension'];
export const everyKind: Message = ['mfe-search-cart/features/search/everyKind', 'Every kind'];
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
export const noneSet: Message = ['mfe-search-cart/features/search/noneSet', 'None is set'];
export const clear: Message = ['mfe-search-cart/features/search/clear', 'Clear these'];
export const singleKeys: Message = ['mfe-search-cart/features/search/singleKeys', 'Single-key shortcuts'];
export const keysHint: Message<{ key: Tag }> = [
  'mfe-search-cart/features/search/keysHint',
  [['key', 'j'], ' and ', ['key', 'k'], ' go from row to row, ', ['key', 'a'], ' adds, ', ['key', 'u'], ' takes back.'],
];
export const refused: Message<{ count: number }> = [
  'mfe-search-cart/features/search/refused',
  [['count', 2, { one: [0, ' entry is no name'], other: [0, ' entries are no names'] }]],
];
export const refusedEntry: Message<{ entry: Tag; reason: string | number }> = [
  'mfe-search-cart/features/search/refusedEntry',
  [['entry', ''], ': ', ['reason']],
];
export const notSold: Message<{ count: number }> = [
  'mfe-search-cart/features/search/notSold',
  [
    [
      'count',
      2,
      {
        one: [0, ' name has an extension that is not sold here'],
        other: [0, ' names have extensions that are not sold here'],
      },
    ],
  ],
];
export const repeated: Message<{ count: number }> = [
  'mfe-search-cart/features/search/repeated',
  [['count', 2, { one: [0, ' name came more than once'], other: [0, ' names came more than once'] }]],
];
export const beyond: Message<{ count: number; most: string | number }> = [
  'mfe-search-cart/features/search/beyond',
  [
    [
      'count',
      2,
      {
        one: [0, ' name is beyond the ', ['most'], ' that are checked at once'],
        other: [0, ' names are beyond the ', ['most'], ' that are checked at once'],
      },
    ],
  ],
];
export const yourNames: Message = ['mfe-search-cart/features/search/yourNames', 'Your names'];
export const notAsked: Message<{ group: string | number }> = [
  'mfe-search-cart/features/search/notAsked',
  [['group'], ': could not be asked'],
];
export const partlyAsked: Message = ['mfe-search-cart/features/search/partlyAsked', 'not all could be asked'];
export const noneHere: Message = ['mfe-search-cart/features/search/noneHere', 'None of these names can be had here.'];
export const noneFits: Message = ['mfe-search-cart/features/search/noneFits', 'No name of your list fits the filter.'];
export const groupEmpty: Message = [
  'mfe-search-cart/features/search/groupEmpty',
  'No name of this group fits the filter.',
];
export const showAll: Message = ['mfe-search-cart/features/search/showAll', 'Show all'];
export const tryRest: Message = ['mfe-search-cart/features/search/tryRest', 'Try the rest again'];
export const lookAlike: Message = [
  'mfe-search-cart/features/search/lookAlike',
  'This name uses letters of more than one alphabet. People may mistake it',
];
export const askingAll: Message = ['mfe-search-cart/features/search/askingAll', 'Asking the registries'];
export const addFree: Message<{ count: number; price: string | number }> = [
  'mfe-search-cart/features/search/addFree',
  [['count', 2, { one: ['Add ', 0, ' free name, ', ['price']], other: ['Add ', 0, ' free names, ', ['price']] }]],
];
export const listEmpty: Message = [
  'mfe-search-cart/features/search/listEmpty',
  'There is no name in this list yet. Write one a line.',
];
export const manyNames: Message = ['mfe-search-cart/features/search/manyNames', 'Many names'];
export const listHint: Message<{ most: string | number; beyond: number }> = [
  'mfe-search-cart/features/search/listHint',
  [
    'One a line, or with commas or spaces between; at most ',
    ['most'],
    ' at once.',
    ['beyond', 2, { '=0': '', one: [' These are ', 0, ' too many.'], other: [' These are ', 0, ' too many.'] }],
  ],
];
export const check: Message<{ count: number }> = [
  'mfe-search-cart/features/search/check',
  [['count', 2, { '=0': 'Check the names', one: ['Check ', 0, ' name'], other: ['Check ', 0, ' names'] }]],
];
export const allShown: Message = ['mfe-search-cart/features/search/allShown', 'These are all the extensions on sale.'];
export const showFurther: Message = ['mfe-search-cart/features/search/showFurther', 'Show more extensions'];
export const nothingFree: Message<{ more: boolean }> = [
  'mfe-search-cart/features/search/nothingFree',
  ['No extension here is free. Try a shorter word or add one', ['more', 1, { true: ':', other: '.' }]],
];
export const addOns: Message<{ privacy: string | number }> = [
  'mfe-search-cart/features/search/addOns',
  [['privacy'], ' and forwarding can be added in the cart.'],
];
export const noPrivacy: Message<{ privacy: string | number; tld: string | number }> = [
  'mfe-search-cart/features/search/noPrivacy',
  ['Forwarding can be added in the cart; ', ['privacy'], ' is not offered for .', ['tld'], ' names.'],
];
export const showMore: Message<{ count: number }> = [
  'mfe-search-cart/features/search/showMore',
  [['count', 2, { one: ['Show ', 0, ' more'], other: ['Show ', 0, ' more'] }]],
];
export const silent: Message<{ count: number }> = [
  'mfe-search-cart/features/search/silent',
  [['count', 2, { one: [0, ' name has no answer yet.'], other: [0, ' names have no answer yet.'] }]],
];
export const tryAll: Message = ['mfe-search-cart/features/search/tryAll', 'Try them all again'];
export const show: Message = ['mfe-search-cart/features/search/show', 'Show'];
export const moreFilters: Message<{ count: number }> = [
  'mfe-search-cart/features/search/moreFilters',
  [['count', 2, { '=0': 'More filters', one: ['More filters, ', 0, ' set'], other: ['More filters, ', 0, ' set'] }]],
];
export const searchLabel: Message = ['mfe-search-cart/features/search/searchLabel', 'Search for a name'];
export const placeholder: Message = ['mfe-search-cart/features/search/placeholder', 'yourname'];
export const search: Message = ['mfe-search-cart/features/search/search', 'Search'];
export const noPopular: Message = [
  'mfe-search-cart/features/search/noPopular',
  'No popular extension is sold for this word.',
];
export const nothingClose: Message = [
  'mfe-search-cart/features/search/nothingClose',
  'Nothing close to your word is free. Try a shorter word or add one.',
];
export const inCart: Message<{ name: string | number }> = [
  'mfe-search-cart/features/search/inCart',
  [['name'], ' is in your cart'],
];
export const cannotAdd: Message<{ name: string | number }> = [
  'mfe-search-cart/features/search/cannotAdd',
  [['name'], ' cannot be added: its price is not known right now.'],
];
export const addedNames: Message<{ count: number }> = [
  'mfe-search-cart/features/search/addedNames',
  [['count', 2, { one: [0, ' name is in your cart'], other: [0, ' names are in your cart'] }]],
];
export const leftCart: Message<{ name: string | number }> = [
  'mfe-search-cart/features/search/leftCart',
  [['name'], ' left the cart'],
];
export const waiting: Message = ['mfe-search-cart/features/search/waiting', 'waiting for a network'];
export const lookingClose: Message = [
  'mfe-search-cart/features/search/lookingClose',
  'looking for names close to yours',
];
export const names: Message<{ count: number }> = [
  'mfe-search-cart/features/search/names',
  [['count', 2, { one: [0, ' name'], other: [0, ' names'] }]],
];
export const askingCount: Message<{ count: number }> = [
  'mfe-search-cart/features/search/askingCount',
  [['count', 2, { one: ['asking ', 0, ' registry'], other: ['asking ', 0, ' registries'] }]],
];
export const answeredOf: Message<{ total: number; answered: string | number }> = [
  'mfe-search-cart/features/search/answeredOf',
  [['total', 2, { one: [['answered'], ' of ', 0, ' answered'], other: [['answered'], ' of ', 0, ' answered'] }]],
];
export const noAnswer: Message = ['mfe-search-cart/features/search/noAnswer', 'no answer yet'];
export const byCloseness: Message = ['mfe-search-cart/features/search/byCloseness', 'by closeness to your word'];
export const allAnswered: Message<{ count: number }> = [
  'mfe-search-cart/features/search/allAnswered',
  [['count', 2, { one: ['all ', 0, ' answered'], other: ['all ', 0, ' answered'] }]],
];
export const spokenChecking: Message<{ group: string | number }> = [
  'mfe-search-cart/features/search/spokenChecking',
  [['group'], ': checking'],
];
export const spokenNothing: Message<{ group: string | number }> = [
  'mfe-search-cart/features/search/spokenNothing',
  [['group'], ': nothing found'],
];
export const spokenSome: Message<{
  group: string | number;
  free: string | number;
  total: number;
  answered: string | number;
}> = [
  'mfe-search-cart/features/search/spokenSome',
  [
    ['group'],
    ': ',
    ['free'],
    ' available, ',
    ['total', 2, { one: [['answered'], ' of ', 0, ' answered'], other: [['answered'], ' of ', 0, ' answered'] }],
  ],
];
export const spokenAll: Message<{ group: string | number; total: number; free: string | number; silent: number }> = [
  'mfe-search-cart/features/search/spokenAll',
  [
    ['group'],
    ': ',
    ['total', 2, { one: [['free'], ' of ', 0, ' available'], other: [['free'], ' of ', 0, ' available'] }],
    ['silent', 2, { '=0': '', one: [', ', 0, ' without an answer yet'], other: [', ', 0, ' without an answer yet'] }],
  ],
];
export const freeCount: Message<{ count: number }> = [
  'mfe-search-cart/features/search/freeCount',
  [['count', 2, { one: [0, ' free'], other: [0, ' free'] }]],
];
export const premiumCount: Message<{ count: number }> = [
  'mfe-search-cart/features/search/premiumCount',
  [['count', 2, { one: [0, ' premium'], other: [0, ' premium'] }]],
];
export const takenCount: Message<{ count: number }> = [
  'mfe-search-cart/features/search/takenCount',
  [['count', 2, { one: [0, ' taken'], other: [0, ' taken'] }]],
];
export const reservedCount: Message<{ count: number }> = [
  'mfe-search-cart/features/search/reservedCount',
  [['count', 2, { one: [0, ' reserved'], other: [0, ' reserved'] }]],
];
export const unansweredCount: Message<{ count: number }> = [
  'mfe-search-cart/features/search/unansweredCount',
  [['count', 2, { one: [0, ' without an answer yet'], other: [0, ' without an answer yet'] }]],
];
export const pendingCount: Message<{ count: number }> = [
  'mfe-search-cart/features/search/pendingCount',
  [['count', 2, { one: [0, ' being asked'], other: [0, ' being asked'] }]],
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
