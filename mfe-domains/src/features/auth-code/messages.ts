// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message = ['mfe-domains/features/auth-code/title', 'Transfer out'];
export const aboutToSee: Message<{ domain: string | number }> = [
  'mfe-domains/features/auth-code/aboutToSee',
  ['You are about to see the transfer code of ', ['domain'], '.'],
];
export const byTag: Message<{ link: Tag }> = [
  'mfe-domains/features/auth-code/byTag',
  [
    'Domains with this extension are transferred by the new registrar’s tag, not by a code. ',
    ['link', 'Contact us'],
    ' with the tag.',
  ],
];
export const askedFor: Message<{ stands: 'locked' | 'held' | (string & {}) }> = [
  'mfe-domains/features/auth-code/askedFor',
  [
    [
      'stands',
      1,
      {
        locked:
          'The other registrar asks you for the transfer code. The domain is locked: unlock it as well before you transfer it.',
        held: 'The other registrar asks you for the transfer code. The domain is unlocked.',
        other:
          'The other registrar asks you for the transfer code. The domain is unlocked, so the code is all it takes to transfer it.',
      },
    ],
  ],
];
export const notBefore: Message<{ date: Tag }> = [
  'mfe-domains/features/auth-code/notBefore',
  [
    'You can transfer it from ',
    ['date', ''],
    ': registries do not allow transfers for a while after a domain is registered or transferred.',
  ],
];
export const asking: Message = ['mfe-domains/features/auth-code/asking', 'Getting the code'];
export const show: Message = ['mfe-domains/features/auth-code/show', 'Show the transfer code'];
export const hide: Message = ['mfe-domains/features/auth-code/hide', 'Hide the code'];
export const code: Message<{ spoken: Tag; code: Tag }> = [
  'mfe-domains/features/auth-code/code',
  [
    ['spoken', 'Transfer code: '],
    ['code', ''],
  ],
];
export const keepSecret: Message = [
  'mfe-domains/features/auth-code/keepSecret',
  'Give it only to the new registrar. It is hidden again in two minutes.',
];
