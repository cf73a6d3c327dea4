// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const works: Message<{ service: 'visitors' | 'mail' }> = [
  'mfe-domains/features/forwarding/standing/works',
  [
    [
      'service',
      1,
      {
        visitors:
          'This works: our nameservers point visitors to us, and we forward them. Caches may keep the former records for some hours.',
        mail: 'This works: our nameservers point to our mail server, and it accepts email for this domain. Caches may keep the former records for some hours.',
        other: '',
      },
    ],
  ],
];
export const unserved: Message = [
  'mfe-domains/features/forwarding/standing/unserved',
  'Saved, but it does not work yet: our nameservers do not have the new records. We keep trying.',
];
export const inTheWay: Message<{ service: 'visitors' | 'mail' }> = [
  'mfe-domains/features/forwarding/standing/inTheWay',
  [
    [
      'service',
      1,
      {
        visitors:
          'Saved, but these records of yours send visitors elsewhere. Remove them under DNS, or save again to replace them.',
        mail: 'Saved, but these records of yours send email elsewhere. Remove them under DNS, or save again to replace them.',
        other: '',
      },
    ],
  ],
];
export const elsewhere: Message<{ service: 'visitors' | 'mail' }> = [
  'mfe-domains/features/forwarding/standing/elsewhere',
  [
    [
      'service',
      1,
      {
        visitors:
          'Saved, but this domain’s DNS is hosted elsewhere. Forwarding works once you set these records there, and no others with the same name and type:',
        mail: 'Saved, but this domain’s DNS is hosted elsewhere. Forwarding works once you set this record there, and no other MX record:',
        other: '',
      },
    ],
  ],
];
export const silent: Message<{ service: 'visitors' | 'mail' }> = [
  'mfe-domains/features/forwarding/standing/silent',
  [
    [
      'service',
      1,
      {
        visitors: 'Saved, but it does not work right now: our forwarding service does not answer.',
        mail: 'Saved, but it does not work right now: our mail server does not answer. Senders keep their email until then and try again.',
        other: '',
      },
    ],
  ],
];
export const wrong: Message<{ service: 'visitors' | 'mail' }> = [
  'mfe-domains/features/forwarding/standing/wrong',
  [
    [
      'service',
      1,
      {
        visitors:
          'Saved, but it does not work yet: our forwarding service does not know the new address. That takes a few seconds.',
        mail: 'Saved, but it does not work yet: our mail server does not know the new addresses. That takes a few seconds.',
        other: '',
      },
    ],
  ],
];
export const https: Message = ['mfe-domains/features/forwarding/standing/https', 'https:// works too.'];
export const noCertificate: Message = [
  'mfe-domains/features/forwarding/standing/noCertificate',
  'There is no certificate for this domain yet. Until there is, addresses that begin with https:// show a warning.',
];
