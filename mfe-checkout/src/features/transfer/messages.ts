// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const status: Message<{ status: 'ready' | 'unknown' | 'code_needed' | 'code_wrong' | 'blocked' }> = [
  'mfe-checkout/features/transfer/status',
  [
    [
      'status',
      1,
      {
        ready: 'Ready to transfer',
        unknown: 'No answer from the registry',
        code_needed: 'Needs a transfer code',
        code_wrong: 'Needs a different transfer code',
        blocked: 'Cannot be transferred now',
        other: '',
      },
    ],
  ],
];
export const readyFor: Message<{ adds: boolean; price: string | number; renewal: 'none' | (string & {}) }> = [
  'mfe-checkout/features/transfer/readyFor',
  [
    [
      'adds',
      1,
      {
        true: ['Ready to transfer, ', ['price'], ' with one more year'],
        other: ['Ready to transfer, ', ['price'], ' without an added year'],
      },
    ],
    ['renewal', 1, { none: '', other: [', then ', ['renewal'], '/year'] }],
  ],
];
export const register: Message<{
  status: string | number;
  reasons: string | number;
  link: Tag;
  spoken: Tag;
  domain: string | number;
}> = [
  'mfe-checkout/features/transfer/register',
  [['status'], '. ', ['reasons'], ' ', ['link', 'Register it', ['spoken', ' as a new domain, ', ['domain']]]],
];
export const whatNext: Message<{
  status: string | number;
  reasons: string | number;
  link: Tag;
  spoken: Tag;
  domain: string | number;
}> = [
  'mfe-checkout/features/transfer/whatNext',
  [['status'], '. ', ['reasons'], ' ', ['link', 'What to do', ['spoken', ' about ', ['domain']]]],
];
export const registrar: Message = ['mfe-checkout/features/transfer/registrar', 'Current registrar'];
export const registrarUntold: Message = [
  'mfe-checkout/features/transfer/registrarUntold',
  'Not disclosed by the registry',
];
export const runsUntil: Message = ['mfe-checkout/features/transfer/runsUntil', 'Expires'];
export const expiry: Message<{ adds: boolean; date: Tag; later: Tag }> = [
  'mfe-checkout/features/transfer/expiry',
  [['adds', 1, { true: [['date', ''], ', then ', ['later', '']], other: [['date', '']] }]],
];
export const nameservers: Message = ['mfe-checkout/features/transfer/nameservers', 'Nameservers'];
export const nameserversStay: Message<{ nameservers: string | number }> = [
  'mfe-checkout/features/transfer/nameserversStay',
  ['Unchanged: ', ['nameservers']],
];
export const autoRenew: Message = ['mfe-checkout/features/transfer/autoRenew', 'Auto-renew'];
export const autoRenewOff: Message = [
  'mfe-checkout/features/transfer/autoRenewOff',
  'Off. You can turn it on once the domain is here.',
];
export const notChecked: Message = ['mfe-checkout/features/transfer/notChecked', 'The domains could not be checked'];
export const codesKept: Message<{ cause: string | number }> = [
  'mfe-checkout/features/transfer/codesKept',
  [['cause'], ' The codes you entered are kept; nothing was ordered.'],
];
export const checking: Message = ['mfe-checkout/features/transfer/checking', 'Checking'];
export const code: Message = ['mfe-checkout/features/transfer/code', 'Transfer code'];
export const codeOf: Message<{ domain: string | number }> = [
  'mfe-checkout/features/transfer/codeOf',
  ['Transfer code for ', ['domain']],
];
export const codeHint: Message = [
  'mfe-checkout/features/transfer/codeHint',
  'Get it from your current registrar, which may call it Transfer Authorization Code, auth code or EPP code.',
];
export const codeMissing: Message<{ domain: string | number }> = [
  'mfe-checkout/features/transfer/codeMissing',
  ['Enter the transfer code for ', ['domain']],
];
export const codeFailed: Message<{ failure: string | number }> = [
  'mfe-checkout/features/transfer/codeFailed',
  ['The code was not checked. ', ['failure']],
];
export const checkCode: Message = ['mfe-checkout/features/transfer/checkCode', 'Check the code'];
export const checkCodeOf: Message<{ domain: string | number }> = [
  'mfe-checkout/features/transfer/checkCodeOf',
  ['Check the code for ', ['domain']],
];
export const zoneCopied: Message<{ copied: boolean; from: 'none' | (string & {}); date: Tag }> = [
  'mfe-checkout/features/transfer/zoneCopied',
  [
    [
      'copied',
      1,
      {
        true: [
          [
            'from',
            1,
            { none: ['Copied ', ['date', ''], '.'], other: ['Copied ', ['date', ''], ' from ', ['from'], '.'] },
          ],
          ' Nothing changes while the domain keeps its nameservers. When you switch to ours, they answer with this copy.',
        ],
        other: [
          [
            'from',
            1,
            {
              none: ['Nothing could be copied ', ['date', ''], '.'],
              other: ['Nothing could be copied ', ['date', ''], ' from ', ['from'], '.'],
            },
          ],
          ' Nothing changes while the domain keeps its nameservers.',
        ],
      },
    ],
  ],
];
export const zoneStays: Message<{ copied: boolean; from: 'none' | (string & {}); date: Tag }> = [
  'mfe-checkout/features/transfer/zoneStays',
  [
    [
      'copied',
      1,
      {
        true: [
          [
            'from',
            1,
            { none: ['Copied ', ['date', ''], '.'], other: ['Copied ', ['date', ''], ' from ', ['from'], '.'] },
          ],
        ],
        other: [
          [
            'from',
            1,
            {
              none: ['Nothing could be copied ', ['date', ''], '.'],
              other: ['Nothing could be copied ', ['date', ''], ' from ', ['from'], '.'],
            },
          ],
        ],
      },
    ],
    ' The transfer has ended, and the domain keeps its nameservers.',
  ],
];
export const zoneMissing: Message = ['mfe-checkout/features/transfer/zoneMissing', 'Before you change nameservers'];
export const recordName: Message = ['mfe-checkout/features/transfer/recordName', 'Name'];
export const recordType: Message = ['mfe-checkout/features/transfer/recordType', 'Type'];
export const recordValue: Message = ['mfe-checkout/features/transfer/recordValue', 'Value'];
export const awaitingPayment: Message = ['mfe-checkout/features/transfer/awaitingPayment', 'Waiting for the payment.'];
export const arrived: Message = ['mfe-checkout/features/transfer/arrived', 'The domain has arrived.'];
export const yourTurn: Message = [
  'mfe-checkout/features/transfer/yourTurn',
  'Your turn: confirm the transfer in the email sent to the owner.',
];
export const registrarsTurn: Message = [
  'mfe-checkout/features/transfer/registrarsTurn',
  'Waiting for the current registrar. You do not need to do anything.',
];
export const onWay: Message = ['mfe-checkout/features/transfer/onWay', 'On its way. You do not need to do anything.'];
export const manage: Message = ['mfe-checkout/features/transfer/manage', 'Manage this domain'];
export const startAgain: Message = ['mfe-checkout/features/transfer/startAgain', 'Start again'];
export const sending: Message = ['mfe-checkout/features/transfer/sending', 'Sending'];
export const sendAgain: Message = ['mfe-checkout/features/transfer/sendAgain', 'Send the email again'];
export const cancel: Message = ['mfe-checkout/features/transfer/cancel', 'Cancel the transfer'];
export const seeOrder: Message = ['mfe-checkout/features/transfer/seeOrder', 'See the order'];
export const cancelTitle: Message<{ domain: string | number }> = [
  'mfe-checkout/features/transfer/cancelTitle',
  ['Cancel the transfer of ', ['domain'], '?'],
];
export const cancelEffect: Message = [
  'mfe-checkout/features/transfer/cancelEffect',
  'The domain stays where it is, and what you paid for the transfer is refunded to your card. We confirm the cancellation by email. You can order the transfer again later.',
];
export const cancelling: Message = ['mfe-checkout/features/transfer/cancelling', 'Cancelling'];
export const cancelRefund: Message = ['mfe-checkout/features/transfer/cancelRefund', 'Cancel and refund'];
export const beingCancelled: Message<{ domain: string | number }> = [
  'mfe-checkout/features/transfer/beingCancelled',
  ['The transfer of ', ['domain'], ' is being cancelled.'],
];
export const notCancelled: Message<{ failure: string | number }> = [
  'mfe-checkout/features/transfer/notCancelled',
  ['The transfer was not cancelled. ', ['failure']],
];
export const emailSent: Message = [
  'mfe-checkout/features/transfer/emailSent',
  'The email to the owner was sent again.',
];
export const emailFailed: Message<{ failure: string | number }> = [
  'mfe-checkout/features/transfer/emailFailed',
  ['The email was not sent. ', ['failure']],
];
export const keep: Message = ['mfe-checkout/features/transfer/keep', 'Keep the transfer'];
export const steps: Message = ['mfe-checkout/features/transfer/steps', 'Who does what, and when'];
export const zone: Message = ['mfe-checkout/features/transfer/zone', 'DNS records before the transfer'];
export const wait: Message = ['mfe-checkout/features/transfer/wait', 'Please wait...'];
export const askingRegistries: Message = [
  'mfe-checkout/features/transfer/askingRegistries',
  'Checking with the registries',
];
export const stepPaid: Message<{ state: 'done' | (string & {}) }> = [
  'mfe-checkout/features/transfer/stepPaid',
  [['state', 1, { done: 'Ordered and paid', other: 'Order and payment' }]],
];
export const stepCopied: Message<{ state: 'done' | (string & {}) }> = [
  'mfe-checkout/features/transfer/stepCopied',
  [['state', 1, { done: 'DNS records copied', other: 'DNS records are copied' }]],
];
export const stepAsked: Message<{ state: 'done' | (string & {}) }> = [
  'mfe-checkout/features/transfer/stepAsked',
  [['state', 1, { done: 'Transfer requested from the registry', other: 'Transfer request to the registry' }]],
];
export const stepConfirmed: Message<{ state: 'done' | 'failed' | (string & {}) }> = [
  'mfe-checkout/features/transfer/stepConfirmed',
  [
    [
      'state',
      1,
      { done: 'Confirmed by the owner', failed: 'Not confirmed by the owner', other: 'The owner confirms by email' },
    ],
  ],
];
export const stepReleased: Message<{ state: 'done' | 'failed' | (string & {}) }> = [
  'mfe-checkout/features/transfer/stepReleased',
  [
    [
      'state',
      1,
      {
        done: 'Released by the current registrar',
        failed: 'Not released by the current registrar',
        other: 'The current registrar may object; no answer means yes',
      },
    ],
  ],
];
export const stepArrived: Message<{ state: 'done' | (string & {}) }> = [
  'mfe-checkout/features/transfer/stepArrived',
  [['state', 1, { done: 'The domain has arrived', other: 'The domain arrives' }]],
];
export const step: Message<{ spoken: Tag; state: 'done' | 'current' | 'todo' | 'failed'; step: string | number }> = [
  'mfe-checkout/features/transfer/step',
  [
    ['spoken', ['state', 1, { done: 'Done: ', current: 'Now: ', todo: 'Later: ', failed: 'Ended here: ', other: '' }]],
    ['step'],
  ],
];
export const actor: Message<{
  actor: 'you' | 'us' | 'registrar' | 'registry';
  when: 'past' | 'open' | 'both' | 'none';
  at: Tag;
  until: Tag;
}> = [
  'mfe-checkout/features/transfer/actor',
  [
    ['actor', 1, { you: 'You', us: 'The shop', registrar: 'Current registrar', registry: 'Registry', other: '' }],
    [
      'when',
      1,
      {
        past: [', ', ['at', '']],
        open: [', until ', ['until', '']],
        both: [', ', ['at', ''], ', until ', ['until', '']],
        other: '',
      },
    ],
  ],
];
export const blockAndRemedy: Message<{ sentence: string | number; remedy: string | number }> = [
  'mfe-checkout/features/transfer/blockAndRemedy',
  [['sentence'], ' ', ['remedy']],
];
