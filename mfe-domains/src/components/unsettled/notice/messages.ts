// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const deleting: Message<{ domain: string | number }> = [
  'mfe-domains/components/unsettled/notice/deleting',
  [['domain'], ' is being deleted. You can no longer order or change anything for it. We email you when it is done.'],
];
export const open: Message<{ date: Tag; change: string | number }> = [
  'mfe-domains/components/unsettled/notice/open',
  [
    'The registrar has not confirmed your change of ',
    ['date', ''],
    ' yet: ',
    ['change'],
    '. Until it does, this page shows the previous setting. We keep checking, so you can leave the page.',
  ],
];
export const changeName: Message<{
  change:
    | 'auto_renew'
    | 'privacy'
    | 'lock'
    | 'nameservers'
    | 'registrant'
    | 'admin_contact'
    | 'tech_contact'
    | 'billing_contact'
    | (string & {});
}> = [
  'mfe-domains/components/unsettled/notice/changeName',
  [
    [
      'change',
      1,
      {
        auto_renew: 'auto-renew',
        privacy: 'Privacy Protection',
        lock: 'transfer lock',
        nameservers: 'nameservers',
        registrant: 'owner',
        admin_contact: 'administrative contact',
        tech_contact: 'technical contact',
        billing_contact: 'billing contact',
        other: 'another setting',
      },
    ],
  ],
];
