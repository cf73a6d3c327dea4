// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const search: Message = ['host/pages/help/search', 'Search'];
export const question: Message = ['host/pages/help/question', 'What do you want to know?'];
export const answers: Message<{ count: number }> = [
  'host/pages/help/answers',
  [['count', 2, { one: [0, ' answer'], other: [0, ' answers'] }]],
];
export const topics: Message = ['host/pages/help/topics', 'Topics'];
export const more: Message<{ mail: Tag; hours: string | number; link: Tag }> = [
  'host/pages/help/more',
  ['Still need help? Write to ', ['mail', ''], ' (', ['hours'], '), or see ', ['link', 'all ways to reach us'], '.'],
];
export const noResults: Message<{ query: string | number; mail: Tag; hours: string | number; link: Tag }> = [
  'host/pages/help/noResults',
  [
    'No results for “',
    ['query'],
    '”. Try other words, such as “DNS” or “receipt”, write to ',
    ['mail', ''],
    ' (',
    ['hours'],
    '), or see ',
    ['link', 'all ways to reach us'],
    '.',
  ],
];
