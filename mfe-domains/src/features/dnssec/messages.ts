// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const aboutToChange: Message<{ domain: string | number }> = [
  'mfe-domains/features/dnssec/aboutToChange',
  ['You are about to change DNSSEC of ', ['domain'], '.'],
];
export const hold: Message<{
  state: 'expiring' | 'removing' | 'on' | 'adding';
  domain: string | number;
  date: Tag;
  link: Tag;
}> = [
  'mfe-domains/features/dnssec/hold',
  [
    [
      'state',
      1,
      {
        expiring: [
          'DNSSEC was turned off for ',
          ['domain'],
          '. Resolvers may keep it in their cache until ',
          ['date', ''],
          ': change the nameservers after that.',
        ],
        removing: [
          'DNSSEC is being turned off for ',
          ['domain'],
          '. You can change the nameservers 24 hours after that.',
        ],
        on: ['DNSSEC is on for ', ['domain'], '. Turn it off first: you can change the nameservers 24 hours later.'],
        adding: [
          'DNSSEC is being turned on for ',
          ['domain'],
          '. Stop that first, under DNS, to change the nameservers.',
        ],
        other: '',
      },
    ],
    ' ',
    ['link', 'DNSSEC of ', ['domain']],
  ],
];
export const dnssec: Message = ['mfe-domains/features/dnssec/dnssec', 'DNSSEC'];
export const askingRegistry: Message = ['mfe-domains/features/dnssec/askingRegistry', 'Checking with the registry.'];
export const notKnown: Message<{ cause: string | number }> = [
  'mfe-domains/features/dnssec/notKnown',
  ['We could not find out whether DNSSEC is on. ', ['cause']],
];
export const asking: Message = ['mfe-domains/features/dnssec/asking', 'Checking'];
export const tryAgain: Message = ['mfe-domains/features/dnssec/tryAgain', 'Try again'];
export const turningOn: Message = ['mfe-domains/features/dnssec/turningOn', 'Turning DNSSEC on'];
export const turnOn: Message = ['mfe-domains/features/dnssec/turnOn', 'Turn DNSSEC on'];
export const turnOnAgain: Message = ['mfe-domains/features/dnssec/turnOnAgain', 'Turn DNSSEC on again'];
export const turningOff: Message = ['mfe-domains/features/dnssec/turningOff', 'Turning DNSSEC off'];
export const turnOff: Message = ['mfe-domains/features/dnssec/turnOff', 'Turn DNSSEC off'];
export const stop: Message = ['mfe-domains/features/dnssec/stop', 'Do not turn on DNSSEC'];
export const replace: Message = ['mfe-domains/features/dnssec/replace', 'Replace the DS records'];
export const isOn: Message = ['mfe-domains/features/dnssec/isOn', 'DNSSEC is on'];
export const onSince: Message<{ kept: 'here' | 'elsewhere'; date: Tag; domain: string | number }> = [
  'mfe-domains/features/dnssec/onSince',
  [
    [
      'kept',
      1,
      {
        here: [
          'The registry has had the DS record since ',
          ['date', ''],
          '. To change the nameservers or transfer ',
          ['domain'],
          ' to another registrar, turn DNSSEC off first.',
        ],
        elsewhere: [
          'The registry has had the DS record since ',
          ['date', ''],
          '. To change the nameservers, turn DNSSEC off first.',
        ],
        other: '',
      },
    ],
  ],
];
export const beingOn: Message = ['mfe-domains/features/dnssec/beingOn', 'DNSSEC is being turned on'];
export const publishOn: Message<{ waits: 'nameservers' | (string & {}); date: Tag }> = [
  'mfe-domains/features/dnssec/publishOn',
  [
    [
      'waits',
      1,
      {
        nameservers: [
          'We will publish the DS record on ',
          ['date', ''],
          ', once the old nameservers are no longer in any cache. You do not need to do anything. Until DNSSEC is off again, the nameservers cannot be changed.',
        ],
        other: [
          'We will publish the DS record on ',
          ['date', ''],
          ', once the records from before the zone was signed are no longer in any cache. You do not need to do anything. Until DNSSEC is off again, the nameservers cannot be changed.',
        ],
      },
    ],
  ],
];
export const adding: Message = ['mfe-domains/features/dnssec/adding', 'The DS record is on its way to the registry.'];
export const checking: Message = [
  'mfe-domains/features/dnssec/checking',
  'We are checking that every nameserver signs the zone. The registry gets the DS record after that.',
];
export const beingOff: Message = ['mfe-domains/features/dnssec/beingOff', 'DNSSEC is being turned off'];
export const removing: Message = [
  'mfe-domains/features/dnssec/removing',
  'The DS record is being removed from the registry.',
];
export const isOff: Message = ['mfe-domains/features/dnssec/isOff', 'DNSSEC is off'];
export const expiring: Message<{ date: Tag }> = [
  'mfe-domains/features/dnssec/expiring',
  [
    'The registry has no DS record any more. Resolvers may keep it in their cache until ',
    ['date', ''],
    '. You can change the nameservers after that.',
  ],
];
export const notOffered: Message<{ domain: string | number }> = [
  'mfe-domains/features/dnssec/notOffered',
  ['It cannot be turned on here: our registrar does not pass DS records on to the registry of ', ['domain'], '.'],
];
export const canTurnOn: Message<{ domain: string | number }> = [
  'mfe-domains/features/dnssec/canTurnOn',
  [
    'Our nameservers sign the zone. Turn DNSSEC on so that resolvers can verify the signatures and reject forged answers about ',
    ['domain'],
    '.',
  ],
];
export const canEnter: Message<{ domain: string | number }> = [
  'mfe-domains/features/dnssec/canEnter',
  [
    'If your DNS provider signs the zone, enter the DS record that it gives you. We check it against the nameservers of ',
    ['domain'],
    ' before we send it to the registry.',
  ],
];
export const records: Message<{ there: boolean; count: number }> = [
  'mfe-domains/features/dnssec/records',
  [
    [
      'there',
      1,
      {
        true: [['count', 2, { one: 'DS record at the registry', other: 'DS records at the registry' }]],
        other: [['count', 2, { one: 'DS record for the registry', other: 'DS records for the registry' }]],
      },
    ],
  ],
];
