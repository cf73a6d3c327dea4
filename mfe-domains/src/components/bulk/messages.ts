// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const menu: Message = ['mfe-domains/components/bulk/menu', 'Change settings'];
export const item: Message<{
  kind: 'renewOn' | 'renewOff' | 'lock' | 'unlock' | 'privacyOn' | 'privacyOff' | 'nameservers';
}> = [
  'mfe-domains/components/bulk/item',
  [
    [
      'kind',
      1,
      {
        renewOn: 'Turn on auto-renew',
        renewOff: 'Turn off auto-renew',
        lock: 'Lock',
        unlock: 'Unlock',
        privacyOn: 'Turn on WHOIS privacy',
        privacyOff: 'Turn off WHOIS privacy',
        nameservers: 'Set nameservers',
        other: '',
      },
    ],
  ],
];
export const question: Message<{
  kind: 'renewOn' | 'renewOff' | 'lock' | 'unlock' | 'privacyOn' | 'privacyOff' | 'nameservers';
  count: number;
}> = [
  'mfe-domains/components/bulk/question',
  [
    [
      'kind',
      1,
      {
        renewOn: [
          [
            'count',
            2,
            { one: ['Turn on auto-renew for ', 0, ' domain?'], other: ['Turn on auto-renew for ', 0, ' domains?'] },
          ],
        ],
        renewOff: [
          [
            'count',
            2,
            { one: ['Turn off auto-renew for ', 0, ' domain?'], other: ['Turn off auto-renew for ', 0, ' domains?'] },
          ],
        ],
        lock: [['count', 2, { one: ['Lock ', 0, ' domain?'], other: ['Lock ', 0, ' domains?'] }]],
        unlock: [['count', 2, { one: ['Unlock ', 0, ' domain?'], other: ['Unlock ', 0, ' domains?'] }]],
        privacyOn: [
          [
            'count',
            2,
            {
              one: ['Turn on WHOIS privacy for ', 0, ' domain?'],
              other: ['Turn on WHOIS privacy for ', 0, ' domains?'],
            },
          ],
        ],
        privacyOff: [
          [
            'count',
            2,
            {
              one: ['Turn off WHOIS privacy for ', 0, ' domain?'],
              other: ['Turn off WHOIS privacy for ', 0, ' domains?'],
            },
          ],
        ],
        nameservers: [
          [
            'count',
            2,
            { one: ['Set the nameservers of ', 0, ' domain?'], other: ['Set the nameservers of ', 0, ' domains?'] },
          ],
        ],
        other: '',
      },
    ],
  ],
];
export const consequence: Message<{
  kind: 'renewOn' | 'renewOff' | 'lock' | 'unlock' | 'privacyOn' | 'privacyOff' | 'nameservers';
}> = [
  'mfe-domains/components/bulk/consequence',
  [
    [
      'kind',
      1,
      {
        renewOff: 'Each domain expires at the end of its term unless you renew it.',
        lock: 'Nobody can transfer a locked domain to another registrar.',
        unlock:
          'Anyone who has the transfer code of an unlocked domain can transfer it. Lock each one again once its transfer is finished.',
        privacyOn:
          'Where privacy is free, we turn it on at once. Where it costs money, we leave the domain as it is and tell you.',
        privacyOff:
          'Where privacy is free, the owner’s data can be seen at once. Where you paid for it, it works until the end of the term.',
        nameservers:
          'Websites and email follow the nameservers. Make sure that they are set up for each of these domains.',
        other: '',
      },
    ],
  ],
];
export const aboutTo: Message<{
  kind: 'renewOn' | 'renewOff' | 'lock' | 'unlock' | 'privacyOn' | 'privacyOff' | 'nameservers';
}> = [
  'mfe-domains/components/bulk/aboutTo',
  [
    [
      'kind',
      1,
      {
        unlock: 'You are about to unlock domains.',
        nameservers: 'You are about to change the nameservers of several domains.',
        other: '',
      },
    ],
  ],
];
export const cancel: Message = ['mfe-domains/components/bulk/cancel', 'Cancel'];
export const starting: Message = ['mfe-domains/components/bulk/starting', 'Starting'];
export const notStarted: Message<{ failure: string | number }> = [
  'mfe-domains/components/bulk/notStarted',
  ['Nothing was changed. ', ['failure']],
];
export const ours: Message = ['mfe-domains/components/bulk/ours', 'Our nameservers'];
export const own: Message = ['mfe-domains/components/bulk/own', 'Other nameservers'];
export const hosts: Message = ['mfe-domains/components/bulk/hosts', 'Nameservers'];
export const hostsHint: Message = ['mfe-domains/components/bulk/hostsHint', 'One on each line, 2 to 13'];
export const which: Message = ['mfe-domains/components/bulk/which', 'Which nameservers'];
export const notKnown: Message = [
  'mfe-domains/components/bulk/notKnown',
  'We could not look up our own nameservers. Try again, or enter them.',
];
export const title: Message = ['mfe-domains/components/bulk/title', 'Changes to several domains'];
export const changing: Message<{
  kind: 'renewOn' | 'renewOff' | 'lock' | 'unlock' | 'privacyOn' | 'privacyOff' | 'nameservers';
}> = [
  'mfe-domains/components/bulk/changing',
  [
    [
      'kind',
      1,
      {
        renewOn: 'Turning on auto-renew',
        renewOff: 'Turning off auto-renew',
        lock: 'Locking',
        unlock: 'Unlocking',
        privacyOn: 'Turning on WHOIS privacy',
        privacyOff: 'Turning off WHOIS privacy',
        nameservers: 'Setting nameservers',
        other: '',
      },
    ],
  ],
];
export const changed: Message<{
  kind: 'renewOn' | 'renewOff' | 'lock' | 'unlock' | 'privacyOn' | 'privacyOff' | 'nameservers';
}> = [
  'mfe-domains/components/bulk/changed',
  [
    [
      'kind',
      1,
      {
        renewOn: 'Auto-renew turned on',
        renewOff: 'Auto-renew turned off',
        lock: 'Locked',
        unlock: 'Unlocked',
        privacyOn: 'WHOIS privacy turned on',
        privacyOff: 'WHOIS privacy turned off',
        nameservers: 'Nameservers set',
        other: '',
      },
    ],
  ],
];
export const progress: Message<{ settled: string | number; total: string | number }> = [
  'mfe-domains/components/bulk/progress',
  [['settled'], ' of ', ['total'], ' domains'],
];
export const done: Message<{ count: string | number }> = ['mfe-domains/components/bulk/done', [['count'], ' changed']];
export const refused: Message<{ count: string | number }> = [
  'mfe-domains/components/bulk/refused',
  [['count'], ' not changed'],
];
export const unconfirmed: Message<{ count: string | number }> = [
  'mfe-domains/components/bulk/unconfirmed',
  [['count'], ' not confirmed yet'],
];
export const stopped: Message<{ count: string | number }> = [
  'mfe-domains/components/bulk/stopped',
  [['count'], ' stopped'],
];
export const leave: Message = [
  'mfe-domains/components/bulk/leave',
  'You can leave this page. The changes continue, and the result for each domain appears here.',
];
export const stop: Message = ['mfe-domains/components/bulk/stop', 'Stop'];
export const stopping: Message = ['mfe-domains/components/bulk/stopping', 'Stopping'];
export const retry: Message<{ count: number }> = [
  'mfe-domains/components/bulk/retry',
  [['count', 2, { one: ['Try ', 0, ' domain again'], other: ['Try ', 0, ' domains again'] }]],
];
export const retrying: Message = ['mfe-domains/components/bulk/retrying', 'Trying again'];
export const putAway: Message = ['mfe-domains/components/bulk/putAway', 'Dismiss'];
export const each: Message = ['mfe-domains/components/bulk/each', 'Results by domain'];
export const showAll: Message<{ count: string | number }> = [
  'mfe-domains/components/bulk/showAll',
  ['Show all ', ['count']],
];
export const loading: Message = ['mfe-domains/components/bulk/loading', 'Loading'];
export const eachNotLoaded: Message = [
  'mfe-domains/components/bulk/eachNotLoaded',
  'The results by domain did not load.',
];
export const notLoaded: Message = [
  'mfe-domains/components/bulk/notLoaded',
  'Your changes to several domains did not load.',
];
export const tryAgain: Message = ['mfe-domains/components/bulk/tryAgain', 'Try again'];
export const isDone: Message = ['mfe-domains/components/bulk/isDone', 'Changed'];
export const isNotMade: Message = [
  'mfe-domains/components/bulk/isNotMade',
  'Not changed: the registrar did not make the change.',
];
export const isUnconfirmed: Message = [
  'mfe-domains/components/bulk/isUnconfirmed',
  'The registrar has not confirmed this yet. We keep checking.',
];
export const isStopped: Message = [
  'mfe-domains/components/bulk/isStopped',
  'Not changed: stopped before its turn came.',
];
export const isWaiting: Message = ['mfe-domains/components/bulk/isWaiting', 'Waiting'];
export const isRefused: Message<{ failure: string | number }> = [
  'mfe-domains/components/bulk/isRefused',
  ['Not changed. ', ['failure']],
];
export const stoppedWhy: Message<{ reason: 'new_password' | 'new_address' }> = [
  'mfe-domains/components/bulk/stoppedWhy',
  [
    [
      'reason',
      1,
      {
        new_password:
          'It was stopped because your account got a new password: whoever started it may have known the former one. If it was you, try again.',
        new_address:
          'It was stopped because your account moved to another email address: whoever started it may not have been you. If it was you, try again.',
        other: '',
      },
    ],
  ],
];
