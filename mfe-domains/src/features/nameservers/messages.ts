// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const removed: Message<{ sign: Tag; spoken: Tag; server: Tag }> = [
  'mfe-domains/features/nameservers/removed',
  [
    ['sign', ''],
    ['spoken', 'Removed: '],
    ['server', ''],
  ],
];
export const added: Message<{ sign: Tag; spoken: Tag; server: Tag }> = [
  'mfe-domains/features/nameservers/added',
  [
    ['sign', ''],
    ['spoken', 'Added: '],
    ['server', ''],
  ],
];
export const aboutToChange: Message<{ domain: string | number }> = [
  'mfe-domains/features/nameservers/aboutToChange',
  ['You are about to change the nameservers of ', ['domain'], '.'],
];
export const title: Message = ['mfe-domains/features/nameservers/title', 'Nameservers'];
export const notChanged: Message<{ failure: string | number }> = [
  'mfe-domains/features/nameservers/notChanged',
  ['The nameservers were not changed. ', ['failure'], ' What you entered is still here.'],
];
export const undoing: Message = ['mfe-domains/features/nameservers/undoing', 'Undoing'];
export const undo: Message = ['mfe-domains/features/nameservers/undo', 'Undo'];
export const saved: Message<{ domain: string | number; servers: string | number }> = [
  'mfe-domains/features/nameservers/saved',
  [
    'Saved. ',
    ['domain'],
    ' now uses ',
    ['servers'],
    '. For up to two days some resolvers may still use the old servers.',
  ],
];
export const nameservers: Message = ['mfe-domains/features/nameservers/nameservers', 'Nameservers'];
export const ours: Message = ['mfe-domains/features/nameservers/ours', 'Ours'];
export const oursHint: Message<{ servers: string | number }> = [
  'mfe-domains/features/nameservers/oursHint',
  [['servers'], '. You edit the DNS records here.'],
];
export const own: Message = ['mfe-domains/features/nameservers/own', 'My own'];
export const ownHint: Message = [
  'mfe-domains/features/nameservers/ownHint',
  'From another DNS provider, or your own. You edit the DNS records there.',
];
export const nameserver: Message<{ count: string | number }> = [
  'mfe-domains/features/nameservers/nameserver',
  ['Nameserver ', ['count']],
];
export const addressesOf: Message<{ count: string | number }> = [
  'mfe-domains/features/nameservers/addressesOf',
  ['IP addresses of nameserver ', ['count']],
];
export const addressesHint: Message<{ domain: string | number }> = [
  'mfe-domains/features/nameservers/addressesHint',
  ['Its name ends in ', ['domain'], ', so the registry needs its IP addresses. Separate them with spaces.'],
];
export const remove: Message<{ spoken: Tag; count: string | number }> = [
  'mfe-domains/features/nameservers/remove',
  ['Remove', ['spoken', ' nameserver ', ['count']]],
];
export const unchanged: Message<{ domain: string | number }> = [
  'mfe-domains/features/nameservers/unchanged',
  [['domain'], ' already has these nameservers'],
];
export const held: Message = ['mfe-domains/features/nameservers/held', 'DNSSEC is on or being changed'];
export const saving: Message = ['mfe-domains/features/nameservers/saving', 'Saving'];
export const review: Message = ['mfe-domains/features/nameservers/review', 'Review the change'];
export const most: Message<{ max: number }> = [
  'mfe-domains/features/nameservers/most',
  [
    [
      'max',
      2,
      {
        one: ['A domain can have at most ', 0, ' nameserver'],
        other: ['A domain can have at most ', 0, ' nameservers'],
      },
    ],
  ],
];
export const add: Message = ['mfe-domains/features/nameservers/add', 'Add a nameserver'];
export const question: Message<{ domain: string | number }> = [
  'mfe-domains/features/nameservers/question',
  ['Change the nameservers of ', ['domain'], '?'],
];
export const consequence: Message = [
  'mfe-domains/features/nameservers/consequence',
  'With wrong nameservers, the domain’s website and email stop working. You can undo the change afterwards.',
];
export const save: Message = ['mfe-domains/features/nameservers/save', 'Save'];
export const keepEditing: Message = ['mfe-domains/features/nameservers/keepEditing', 'Keep editing'];
export const recordsCount: Message<{ domain: string | number; link: Tag }> = [
  'mfe-domains/features/nameservers/recordsCount',
  [
    'Once you save, the DNS records you have here take effect. If ',
    ['domain'],
    ' was transferred here, they are a copy of its former records: ',
    ['link', 'first check what the copy is missing'],
    '.',
  ],
];
export const recordsStop: Message = [
  'mfe-domains/features/nameservers/recordsStop',
  'The DNS records you have here no longer apply. First set up your website and email at the new nameservers, or they stop working.',
];
