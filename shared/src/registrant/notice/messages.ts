// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const suspended: Message<{ count: number; names: string | number; email: string | number }> = [
  'shared/registrant/notice/suspended',
  [
    [
      'count',
      2,
      {
        one: [
          ['names'],
          ' is suspended: the owner’s address ',
          ['email'],
          ' was not confirmed in time. It comes back as soon as the owner opens the link in our email.',
        ],
        other: [
          ['names'],
          ' are suspended: the owner’s address ',
          ['email'],
          ' was not confirmed in time. They come back as soon as the owner opens the link in our email.',
        ],
      },
    ],
  ],
];
export const openLink: Message<{
  email: string | number;
  date: string | number;
  days: number;
  count: number;
  names: string | number;
}> = [
  'shared/registrant/notice/openLink',
  [
    'Open the link that we sent to ',
    ['email'],
    ' by ',
    ['date'],
    ' (',
    ['days', 2, { '=0': 'today', one: [0, ' day left'], other: [0, ' days left'] }],
    '). ',
    [
      'count',
      2,
      {
        one: ['Otherwise ', ['names'], ' is suspended until you do.'],
        other: ['Otherwise ', ['names'], ' are suspended until you do.'],
      },
    ],
  ],
];
export const andMore: Message<{ count: number; first: string | number }> = [
  'shared/registrant/notice/andMore',
  [['count', 2, { one: [['first'], ' and ', 0, ' more domain'], other: [['first'], ' and ', 0, ' more domains'] }]],
];
export const sendAgain: Message = ['shared/registrant/notice/sendAgain', 'No email? Send it again'];
