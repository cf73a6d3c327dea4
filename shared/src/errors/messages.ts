// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../i18n';
export const PGRST100: Message<{ text: string | number }> = ['shared/errors/PGRST100', [['text']]];
export const PGRST103: Message<{ text: string | number }> = ['shared/errors/PGRST103', [['text']]];
export const PGRST106: Message<{ text: string | number }> = ['shared/errors/PGRST106', [['text']]];
export const PGRST107: Message<{ text: string | number }> = ['shared/errors/PGRST107', [['text']]];
export const PGRST116: Message<{ text: string | number }> = ['shared/errors/PGRST116', [['text']]];
export const PGRST117: Message<{ text: string | number }> = ['shared/errors/PGRST117', [['text']]];
export const PGRST204: Message<{ text: string | number }> = ['shared/errors/PGRST204', [['text']]];
export const PGRST205: Message<{ text: string | number }> = ['shared/errors/PGRST205', [['text']]];
export const account_closed: Message = ['shared/errors/account_closed', 'This account is closed.'];
export const account_in_use: Message<{ domains: number; orders: number }> = [
  'shared/errors/account_in_use',
  [
    'The account still has ',
    ['domains', 2, { one: [0, ' active domain'], other: [0, ' active domains'] }],
    ' and ',
    ['orders', 2, { one: [0, ' open order'], other: [0, ' open orders'] }],
    '.',
  ],
];
export const add_on_not_bought: Message<{
  what: 'missing' | 'ended' | 'until';
  add_on: 'contact_privacy' | 'domain_forwarding' | 'email_forwarding';
  until: string | number;
}> = [
  'shared/errors/add_on_not_bought',
  [
    [
      'what',
      1,
      {
        missing: [
          [
            'add_on',
            1,
            {
              contact_privacy: 'Privacy Protection',
              domain_forwarding: 'Domain Forwarding',
              email_forwarding: 'Email Forwarding',
              other: '',
            },
          ],
          " is not paid for. Buy it on the domain's page.",
        ],
        ended: [
          [
            'add_on',
            1,
            {
              contact_privacy: 'Privacy Protection',
              domain_forwarding: 'Domain Forwarding',
              email_forwarding: 'Email Forwarding',
              other: '',
            },
          ],
          " has ended. Buy it on the domain's page.",
        ],
        until: [
          [
            'add_on',
            1,
            {
              contact_privacy: 'Privacy Protection',
              domain_forwarding: 'Domain Forwarding',
              email_forwarding: 'Email Forwarding',
              other: '',
            },
          ],
          ' is only paid for until ',
          ['until'],
          ". Buy it for the rest of the term on the domain's page.",
        ],
        other: '',
      },
    ],
  ],
];
export const add_on_not_sold: Message<{ add_on: 'contact_privacy' | 'domain_forwarding' | 'email_forwarding' }> = [
  'shared/errors/add_on_not_sold',
  [
    [
      'add_on',
      1,
      {
        contact_privacy: 'Privacy Protection',
        domain_forwarding: 'Domain Forwarding',
        email_forwarding: 'Email Forwarding',
        other: '',
      },
    ],
    ' is not offered for this domain.',
  ],
];
export const address_just_changed: Message<{ until: string | number }> = [
  'shared/errors/address_just_changed',
  [
    'The email address of this account changed less than a day ago, and its former address can take the account back until ',
    ['until'],
    '. You can do this after that.',
  ],
];
export const alias_unsigned: Message<{ domain: string | number }> = [
  'shared/errors/alias_unsigned',
  [
    ['domain'],
    ' has ALIAS records, which our nameservers cannot sign. Replace them with A and AAAA records, or remove them, then turn DNSSEC on.',
  ],
];
export const already_confirmed: Message = ['shared/errors/already_confirmed', 'This address is already confirmed.'];
export const api_key_invalid: Message<{ what: 'expired' | 'unknown' }> = [
  'shared/errors/api_key_invalid',
  [
    [
      'what',
      1,
      {
        expired: 'This API key has expired. Create a new one under Account.',
        unknown: 'This API key is not valid. It may be mistyped, or have been revoked.',
        other: '',
      },
    ],
  ],
];
export const api_key_not_accepted: Message = [
  'shared/errors/api_key_not_accepted',
  'API keys cannot do this. Sign in on the site instead.',
];
export const api_key_scope: Message<{ what: 'scope' | 'domain'; scopes: string | number; domain: string | number }> = [
  'shared/errors/api_key_scope',
  [
    [
      'what',
      1,
      {
        scope: ['This API key does not allow this. It needs the scope ', ['scopes'], '.'],
        domain: ['This API key was made for the DNS of ', ['domain'], ' only.'],
        other: '',
      },
    ],
  ],
];
export const bad_signature: Message = ['shared/errors/bad_signature', 'Webhook signature invalid or expired.'];
export const being_deleted: Message<{ domain: string | number }> = [
  'shared/errors/being_deleted',
  [['domain'], ' is being deleted, so you can no longer order or change anything for it.'],
];
export const by_tag: Message<{ tld: string | number }> = [
  'shared/errors/by_tag',
  [
    'Domains under .',
    ['tld'],
    ' are transferred by the tag of the new registrar, not by a code. Tell us the tag to transfer to.',
  ],
];
export const card_before_address: Message<{ until: string | number }> = [
  'shared/errors/card_before_address',
  [
    'This card was saved before the email address of your account changed; you can pay for orders with it again from ',
    ['until'],
    '. Until then, enter the card again, or pay with another one.',
  ],
];
export const card_in_use: Message = [
  'shared/errors/card_in_use',
  'An order is being paid with this card. Remove it once the order is complete.',
];
export const card_not_entered: Message = ['shared/errors/card_not_entered', 'Enter the card first.'];
export const card_not_verified: Message = [
  'shared/errors/card_not_verified',
  'The bank has not confirmed this card yet. Once you have paid with it, you can make it the default card.',
];
export const card_removed: Message = [
  'shared/errors/card_removed',
  'This card was removed. Enter it again to save it.',
];
export const cart_full: Message<{ max: number }> = [
  'shared/errors/cart_full',
  ['A cart holds at most ', ['max', 2, { one: [0, ' domain'], other: [0, ' domains'] }], '.'],
];
export const code_needed: Message = [
  'shared/errors/code_needed',
  'Enter a code from your authenticator app, or a recovery code.',
];
export const company: Message = ['shared/errors/company', 'Enter the company.'];
export const consent_missing: Message = [
  'shared/errors/consent_missing',
  'Agree that your order is carried out at once, then pay. If you already did, reload the page: the wording has changed.',
];
export const contact_changed: Message<{ domain: string | number }> = [
  'shared/errors/contact_changed',
  ['These details of ', ['domain'], ' were changed elsewhere in the meantime. Check them again before you save.'],
];
export const country: Message = ['shared/errors/country', 'Choose your country.'];
export const cross_site: Message = [
  'shared/errors/cross_site',
  'This request came from another site and was rejected.',
];
export const currency_not_sold: Message<{ currency: string | number }> = [
  'shared/errors/currency_not_sold',
  ['We do not sell in ', ['currency'], '.'],
];
export const dnssec_not_offered: Message<{ domain: string | number }> = [
  'shared/errors/dnssec_not_offered',
  ['DNSSEC cannot be turned on for ', ['domain'], ' here: our registrar does not pass DS records on to its registry.'],
];
export const dnssec_on: Message<{
  state: 'on' | 'adding' | 'removing' | 'expiring';
  domain: string | number;
  action: 'change_nameservers' | 'transfer';
  until: string | number;
}> = [
  'shared/errors/dnssec_on',
  [
    [
      'state',
      1,
      {
        on: [
          'DNSSEC is on for ',
          ['domain'],
          '. Turn DNSSEC off first, under DNS. ',
          [
            'action',
            1,
            {
              change_nameservers: 'You can change its nameservers 24 hours later.',
              transfer: 'You can transfer it to another registrar 24 hours later.',
              other: '',
            },
          ],
        ],
        adding: ['DNSSEC is being turned on for ', ['domain'], '. Stop that first, under DNS.'],
        removing: [
          'DNSSEC is being turned off for ',
          ['domain'],
          '. ',
          [
            'action',
            1,
            {
              change_nameservers: 'You can change its nameservers 24 hours after that.',
              transfer: 'You can transfer it to another registrar 24 hours after that.',
              other: '',
            },
          ],
        ],
        expiring: [
          'DNSSEC was turned off for ',
          ['domain'],
          ', and resolvers may remember it until ',
          ['until'],
          '. ',
          [
            'action',
            1,
            {
              change_nameservers: 'You can change its nameservers after that.',
              transfer: 'You can transfer it to another registrar after that.',
              other: '',
            },
          ],
        ],
        other: '',
      },
    ],
  ],
];
export const dnssec_removing: Message<{ what: 'removing' | 'adding' }> = [
  'shared/errors/dnssec_removing',
  [
    [
      'what',
      1,
      {
        removing: 'The registry is still removing the previous DS record. Turn DNSSEC on again in a few minutes.',
        adding: 'The previous DS record is still on its way to the registry. Try again in a few minutes.',
        other: '',
      },
    ],
  ],
];
export const ds_differs: Message = ['shared/errors/ds_differs', 'The DS record does not match the zone.'];
export const desk_refused: Message<{ text: string | number }> = ['shared/errors/desk_refused', [['text']]];
export const email_differs: Message = ['shared/errors/email_differs', 'This is not the email address of the account.'];
export const email_taken: Message = [
  'shared/errors/email_taken',
  'This address now belongs to another account. Contact us, and we will sort it out.',
];
export const forwarding_not_bought: Message<{ add_on: 'domain_forwarding' | 'email_forwarding'; max: number }> = [
  'shared/errors/forwarding_not_bought',
  [
    [
      'add_on',
      1,
      {
        domain_forwarding: "Domain Forwarding was not bought for this domain. Buy it on the domain's page.",
        email_forwarding: [
          'Email Forwarding was bought for ',
          ['max', 2, { one: [0, ' address'], other: [0, ' addresses'] }],
          " of this domain. Buy more on the domain's page.",
        ],
        other: '',
      },
    ],
  ],
];
export const handover_expired: Message = [
  'shared/errors/handover_expired',
  'This link has expired. Create a new one on the device that has the cart.',
];
export const handover_unknown: Message = [
  'shared/errors/handover_unknown',
  'There is no cart at this link. Create a new link on the device that has the cart.',
];
export const handover_used: Message = [
  'shared/errors/handover_used',
  'This link was already used. Create a new one on the device that has the cart.',
];
export const holder_fixed: Message<{ tld: string | number }> = [
  'shared/errors/holder_fixed',
  [
    'The registry of .',
    ['tld'],
    ' does not change the owner of a domain online. Contact us, and we will start the change with you.',
  ],
];
export const internal: Message = ['shared/errors/internal', 'Something went wrong on our side. Try again in a moment.'];
export const invalid: Message = ['shared/errors/invalid', 'Some fields are not valid.'];
export const invalid_contact: Message = [
  'shared/errors/invalid_contact',
  'The registry would not accept these details.',
];
export const invalid_ds: Message = ['shared/errors/invalid_ds', 'These DS records cannot be used.'];
export const invalid_forwarding: Message<{
  what: 'url' | 'email_forwards';
  why:
    | 'url_wrong'
    | 'url_credentials'
    | 'url_unreachable'
    | 'url_circle'
    | 'url_too_long'
    | 'url_forwarded_back'
    | 'url_forwarded_far'
    | (string & {});
  host: string | number;
  max: number;
  text: string | number;
}> = [
  'shared/errors/invalid_forwarding',
  [
    [
      'what',
      1,
      {
        url: [
          [
            'why',
            1,
            {
              url_wrong: 'Enter a web address, such as https://www.example.com/shop',
              url_credentials: 'Leave out the user name and password: anyone can read this address',
              url_unreachable: [['host'], ' cannot be reached from the Internet'],
              url_circle: 'This leads back to the same domain. Enter another address',
              url_too_long: ['Use at most ', ['max', 2, { one: [0, ' character'], other: [0, ' characters'] }]],
              url_forwarded_back: [
                ['host'],
                ' is itself forwarded, so visitors would go round in circles. Enter another address',
              ],
              url_forwarded_far: [
                ['host'],
                ' is itself forwarded, through more domains than browsers follow. Enter another address',
              ],
              other: [['text']],
            },
          ],
        ],
        email_forwards: 'These addresses cannot be used.',
        other: '',
      },
    ],
  ],
];
export const invalid_nameservers: Message<{ what: 'nameservers' | 'addresses'; host: string | number }> = [
  'shared/errors/invalid_nameservers',
  [
    [
      'what',
      1,
      {
        nameservers: 'These nameservers cannot be used.',
        addresses: [['host'], ' has addresses but is not among the nameservers.'],
        other: '',
      },
    ],
  ],
];
export const invalid_order: Message = ['shared/errors/invalid_order', 'Part of the order cannot be fulfilled.'];
export const invalid_record: Message = ['shared/errors/invalid_record', 'Invalid DNS record'];
export const invalid_registrant: Message = [
  'shared/errors/invalid_registrant',
  'The registry would not accept these details.',
];
export const just_sent: Message = [
  'shared/errors/just_sent',
  'The email was sent a moment ago. Check the spam folder too.',
];
export const key_reused: Message = [
  'shared/errors/key_reused',
  'This order was already placed with different contents. Reload the page to see it.',
];
export const malformed: Message = ['shared/errors/malformed', 'The request is malformed.'];
export const may_take_longer: Message = [
  'shared/errors/may_take_longer',
  'The registrar is not responding, so this order may take longer. Nothing was charged.',
];
export const name_differs: Message<{ domain: string | number }> = [
  'shared/errors/name_differs',
  ['Type ', ['domain'], ' to delete it.'],
];
export const name_server_away: Message<{ what: 'read' | 'save' }> = [
  'shared/errors/name_server_away',
  [
    [
      'what',
      1,
      {
        read: 'The nameservers are not responding. Try again in a moment.',
        save: 'The nameservers are not responding. Nothing was changed, and what you entered is kept. Try again in a moment.',
        other: '',
      },
    ],
  ],
];
export const no_name: Message = [
  'shared/errors/no_name',
  'This is not a valid domain name. Use letters, digits and hyphens, at most 63 before the extension.',
];
export const no_passkey: Message = ['shared/errors/no_passkey', 'Your account has no passkey yet. Use your password.'];
export const no_second_factor: Message = ['shared/errors/no_second_factor', 'Turn on two-step sign-in first.'];
export const no_session: Message = ['shared/errors/no_session', 'Sign in to continue.'];
export const no_such_account: Message = ['shared/errors/no_such_account', 'Account not found.'];
export const no_such_api_key: Message = [
  'shared/errors/no_such_api_key',
  'API key not found. It may have been revoked already.',
];
export const no_such_bulk_change: Message = [
  'shared/errors/no_such_bulk_change',
  'This change no longer exists. Reload the page.',
];
export const no_such_card: Message = [
  'shared/errors/no_such_card',
  'This card is no longer saved. Choose another one.',
];
export const no_such_contact: Message<{ tld: string | number }> = [
  'shared/errors/no_such_contact',
  ['The registry of .', ['tld'], ' has no contact of this kind.'],
];
export const no_such_document: Message = ['shared/errors/no_such_document', 'Document not found.'];
export const no_such_order: Message = ['shared/errors/no_such_order', 'Order not found.'];
export const no_such_passkey: Message = ['shared/errors/no_such_passkey', 'Passkey not found.'];
export const no_such_payment_method: Message = ['shared/errors/no_such_payment_method', 'Card not found.'];
export const no_such_record: Message<{ domain: string | number }> = [
  'shared/errors/no_such_record',
  [
    'This record of ',
    ['domain'],
    ' no longer exists. It may have been removed in the meantime; reload the DNS records.',
  ],
];
export const no_such_registrant: Message = ['shared/errors/no_such_registrant', 'Registrant not found.'];
export const no_such_route: Message = ['shared/errors/no_such_route', 'There is nothing at this address.'];
export const no_such_saved_contact: Message = ['shared/errors/no_such_saved_contact', 'Contact not found.'];
export const no_such_session: Message = ['shared/errors/no_such_session', 'This session has already ended.'];
export const no_such_setup_intent: Message = [
  'shared/errors/no_such_setup_intent',
  'This card form no longer exists. Reload the page and enter the card again.',
];
export const no_such_transfer: Message<{ domain: string | number }> = [
  'shared/errors/no_such_transfer',
  ['You have not ordered a transfer of ', ['domain'], '.'],
];
export const no_such_zone_version: Message<{ domain: string | number; days: number }> = [
  'shared/errors/no_such_zone_version',
  [
    'Version not found. Versions of ',
    ['domain'],
    ' are kept for ',
    ['days', 2, { one: [0, ' day'], other: [0, ' days'] }],
    '.',
  ],
];
export const no_withdrawal_right: Message = [
  'shared/errors/no_withdrawal_right',
  'This order has no right of withdrawal.',
];
export const not_active: Message<{ domain: string | number }> = [
  'shared/errors/not_active',
  [['domain'], ' has expired. Renew it first, then turn DNSSEC on.'],
];
export const not_deletable: Message<{ domain: string | number }> = [
  'shared/errors/not_deletable',
  [['domain'], ' cannot be deleted here. Turn off auto-renew to let it expire.'],
];
export const not_found: Message = ['shared/errors/not_found', 'Not found.'];
export const not_registered: Message<{ domain: string | number }> = [
  'shared/errors/not_registered',
  [['domain'], ' is not registered here.'],
];
export const not_renewable: Message<{ domain: string | number }> = [
  'shared/errors/not_renewable',
  [
    ['domain'],
    ' can no longer be renewed or restored: its registry is about to release it. Register it again once it is available.',
  ],
];
export const not_sold: Message<{ what: 'by_tag' | 'not_sold'; domain: string | number }> = [
  'shared/errors/not_sold',
  [
    [
      'what',
      1,
      {
        by_tag: [['domain'], ' is transferred by a change of tag, not by a code; we do not support that yet.'],
        not_sold: [['domain'], ' is not sold here.'],
        other: '',
      },
    ],
  ],
];
export const not_your_domain: Message<{ domain: string | number }> = [
  'shared/errors/not_your_domain',
  [['domain'], ' is not among your domains.'],
];
export const order_open: Message<{ domain: string | number }> = [
  'shared/errors/order_open',
  ['An order for ', ['domain'], ' is still in progress. Wait until it is complete.'],
];
export const origin_not_registered: Message = [
  'shared/errors/origin_not_registered',
  'This key is not registered for pages of this site.',
];
export const partner_disabled: Message = ['shared/errors/partner_disabled', 'The shop has disabled this partner.'];
export const partner_key_ended: Message = [
  'shared/errors/partner_key_ended',
  'This key no longer works. Use the key that replaced it.',
];
export const passkey_known: Message = ['shared/errors/passkey_known', 'This passkey is already set up.'];
export const password_guessable: Message = [
  'shared/errors/password_guessable',
  'This password is too easy to guess. Choose another one: a few unrelated words work well; your name, your address and well-known passwords do not.',
];
export const password_needed: Message<{ what: 'reauth' | 'registration' }> = [
  'shared/errors/password_needed',
  [
    [
      'what',
      1,
      {
        reauth: 'Confirm your password to continue.',
        registration: 'Enter the password that you chose for your account.',
        other: '',
      },
    ],
  ],
];
export const payment_provider_silent: Message = [
  'shared/errors/payment_provider_silent',
  'The payment provider is not responding. Nothing was changed; try again.',
];
export const period: Message<{ max: number; domain: string | number; min: string | number }> = [
  'shared/errors/period',
  [
    [
      'max',
      2,
      {
        '=0': [['domain'], ' is not sold here.'],
        one: [['domain'], ' is sold for ', 0, ' year only.'],
        other: [['domain'], ' is sold for ', ['min'], ' to ', 0, ' years.'],
      },
    ],
  ],
];
export const price_changed: Message = [
  'shared/errors/price_changed',
  'The price has changed since you saw it. Nothing was charged.',
];
export const privacy_not_allowed: Message<{ tld: string | number }> = [
  'shared/errors/privacy_not_allowed',
  ['The registry of .', ['tld'], ' does not allow Privacy Protection.'],
];
export const privacy_not_bought: Message = [
  'shared/errors/privacy_not_bought',
  "Privacy Protection is not paid for. Buy it on the domain's page.",
];
export const records_in_the_way: Message<{ add_on: 'domain_forwarding' | 'email_forwarding'; records: number }> = [
  'shared/errors/records_in_the_way',
  [
    ['add_on', 1, { domain_forwarding: 'Domain Forwarding', email_forwarding: 'Email Forwarding', other: '' }],
    ' has to replace ',
    ['records', 2, { one: 'one', other: 'some' }],
    ' of your DNS records.',
  ],
];
export const refund_changed: Message = [
  'shared/errors/refund_changed',
  'The refund has changed since you saw it. Nothing was deleted. Please review it.',
];
export const registrar_refused: Message<{
  what: 'deletion' | 'no_registrant' | (string & {});
  reason: 'not_held' | 'privacy' | 'ds_not_taken' | 'too_late' | 'nothing_to_confirm' | 'owner_changed' | (string & {});
  until: string | number;
  text: string | number;
}> = [
  'shared/errors/registrar_refused',
  [
    [
      'what',
      1,
      {
        deletion:
          'The registry does not allow this domain to be deleted now. Nothing has changed. Turn off auto-renew to let it expire.',
        no_registrant: 'The registrar shows no owner for this domain. Contact us, and we will find out why.',
        other: [
          [
            'reason',
            1,
            {
              not_held: 'The domain is not in the registrar account.',
              privacy: 'The registry of this domain does not allow a privacy service.',
              ds_not_taken: 'The registry of this domain does not accept DS records.',
              too_late: 'The transfer can no longer be cancelled.',
              nothing_to_confirm: 'There is nothing left to confirm.',
              owner_changed: ['The owner changed recently, so the domain stays locked until ', ['until'], '.'],
              other: [['text']],
            },
          ],
        ],
      },
    ],
  ],
];
export const registrar_silent: Message<{ what: 'auth_code' | 'change' | 'dnssec' | 'nothing_changed' | 'transfer' }> = [
  'shared/errors/registrar_silent',
  [
    [
      'what',
      1,
      {
        auth_code: 'The registrar did not respond. Request the code again in a moment.',
        change: 'The registrar did not respond. Check again in a moment whether the change was made.',
        dnssec: 'The registrar did not respond, so we do not know whether DNSSEC is on.',
        nothing_changed: 'The registrar did not respond. Nothing was changed; try again in a moment.',
        transfer: 'The registrar did not respond. Check again in a moment whether it was done.',
        other: '',
      },
    ],
  ],
];
export const registry_silent: Message<{ domain: string | number }> = [
  'shared/errors/registry_silent',
  ['The registry of ', ['domain'], ' is not responding. Try again.'],
];
export const same_email: Message = ['shared/errors/same_email', 'This is already the address of your account.'];
export const taken: Message<{ domain: string | number }> = ['shared/errors/taken', [['domain'], ' is taken.']];
export const ticket_ended: Message<{ what: 'passkey' | 'sign_in' }> = [
  'shared/errors/ticket_ended',
  [
    [
      'what',
      1,
      {
        passkey: 'That took too long. Try again.',
        sign_in: 'That took too long, or there were too many wrong codes. Sign in again.',
        other: '',
      },
    ],
  ],
];
export const token_invalid: Message<{ what: 'account' | 'correction' | 'factor_removal' | 'registrant' | 'support' }> =
  [
    'shared/errors/token_invalid',
    [
      [
        'what',
        1,
        {
          account: 'This link no longer works. It may have been used already, or have expired. Request a new one.',
          correction:
            'This link no longer works: the change of address has ended or was replaced. Write to us if you need it.',
          factor_removal:
            'This link no longer works: it was used or has expired, or the removal has ended. Write to us if something is wrong.',
          registrant:
            'This link no longer works. It may have been used already, or been replaced by a newer email. Sign in to have it sent again.',
          support: 'This link no longer works. Go back to the desk and begin again.',
          other: '',
        },
      ],
    ],
  ];
export const too_large: Message = ['shared/errors/too_large', 'The body is too large.'];
export const too_late: Message<{ what: 'cancel' | 'confirm' }> = [
  'shared/errors/too_late',
  [
    [
      'what',
      1,
      {
        cancel: 'This transfer can no longer be cancelled. Tell your current registrar if it must not go through.',
        confirm: 'There is nothing left to confirm.',
        other: '',
      },
    ],
  ],
];
export const too_many_api_keys: Message<{ max: number }> = [
  'shared/errors/too_many_api_keys',
  ['An account has at most ', ['max', 2, { one: [0, ' API key'], other: [0, ' API keys'] }], '. Revoke one first.'],
];
export const too_many_contacts: Message<{ max: number }> = [
  'shared/errors/too_many_contacts',
  [
    'At most ',
    ['max', 2, { one: [0, ' contact'], other: [0, ' contacts'] }],
    ' can be saved. Delete one that you no longer need.',
  ],
];
export const too_many_passkeys: Message<{ max: number }> = [
  'shared/errors/too_many_passkeys',
  ['An account has at most ', ['max', 2, { one: [0, ' passkey'], other: [0, ' passkeys'] }], '. Remove one first.'],
];
export const too_many_requests: Message<{ what: 'attempts' | 'partner' | 'requests' }> = [
  'shared/errors/too_many_requests',
  [
    [
      'what',
      1,
      {
        attempts: 'Too many attempts. Wait a while and try again.',
        partner: 'Too many requests from this partner’s pages. Wait a moment and try again.',
        requests: 'Too many requests. Wait a moment and try again.',
        other: '',
      },
    ],
  ],
];
export const totp_is_on: Message = [
  'shared/errors/totp_is_on',
  'An authenticator app is already set up. Turn it off before you set up another one.',
];
export const unavailable: Message<{
  what: 'search' | 'service' | 'sign_in' | 'gone' | 'changed';
  count: number;
  domains: string | number;
}> = [
  'shared/errors/unavailable',
  [
    [
      'what',
      1,
      {
        search:
          'We are very busy. Search will retry in a few seconds. Your cart is safe, and you can check out as usual.',
        service: 'The service cannot be reached right now. Try again in a moment.',
        sign_in: 'Too many people are signing in right now. Try again in a moment.',
        gone: [
          ['count', 2, { one: [['domains'], ' is'], other: [['domains'], ' are'] }],
          ' no longer available. Nothing was charged.',
        ],
        changed: [
          [
            'count',
            2,
            {
              one: [['domains'], ' has changed, or another order for it is in progress.'],
              other: [['domains'], ' have changed, or other orders for them are in progress.'],
            },
          ],
          ' Nothing was charged.',
        ],
        other: '',
      },
    ],
  ],
];
export const unknown_partner: Message = ['shared/errors/unknown_partner', 'Unknown partner key.'];
export const vat_number: Message = ['shared/errors/vat_number', 'The VAT number cannot be used.'];
export const address_incomplete: Message = ['shared/errors/address_incomplete', 'The address is incomplete.'];
export const withdrawal_over: Message<{ until: string | number }> = [
  'shared/errors/withdrawal_over',
  ['The withdrawal period ended on ', ['until'], '.'],
];
export const wrong_code: Message<{ what: 'second_factor' | 'setup' }> = [
  'shared/errors/wrong_code',
  [
    [
      'what',
      1,
      {
        second_factor: 'This code is not correct or was already used. Wait for the next one, or use a recovery code.',
        setup: 'This code is not correct. Check your device’s clock, and enter the code the app shows now.',
        other: '',
      },
    ],
  ],
];
export const wrong_credentials: Message = [
  'shared/errors/wrong_credentials',
  'Wrong email address or password. If you have just signed up, open the link in our email first.',
];
export const wrong_passkey: Message<{ what: 'setup' | 'sign_in' }> = [
  'shared/errors/wrong_passkey',
  [
    [
      'what',
      1,
      {
        setup: 'This passkey could not be verified. Try again, or use another device.',
        sign_in: 'Unknown passkey. Use another one, or your password.',
        other: '',
      },
    ],
  ],
];
export const wrong_password: Message<{ what: 'account' | 'registration' }> = [
  'shared/errors/wrong_password',
  [
    [
      'what',
      1,
      {
        account: 'Wrong password.',
        registration: 'This is not the password that you chose for your account. If you forgot it, set a new one.',
        other: '',
      },
    ],
  ],
];
export const zone_changed: Message<{ domain: string | number }> = [
  'shared/errors/zone_changed',
  [['domain'], ' was changed elsewhere in the meantime. Reload it and save what is still missing.'],
];
export const zone_elsewhere: Message<{
  what: 'records' | 'dnssec';
  domain: string | number;
  nameservers: string | number;
}> = [
  'shared/errors/zone_elsewhere',
  [
    [
      'what',
      1,
      {
        records: [
          'The DNS of ',
          ['domain'],
          ' is hosted at ',
          ['nameservers'],
          '. Switch to the default nameservers to manage it here.',
        ],
        dnssec: ['The DNS of ', ['domain'], ' is hosted elsewhere. Enter the DS record that your DNS provider shows.'],
        other: '',
      },
    ],
  ],
];
export const zone_here: Message<{ domain: string | number }> = [
  'shared/errors/zone_here',
  ['The DNS of ', ['domain'], ' is hosted here, so we create its DS record. Just turn DNSSEC on.'],
];
export const zone_unsettled: Message = [
  'shared/errors/zone_unsettled',
  'The nameservers did not respond. We keep trying until your changes are live; check again in a moment.',
];
export const support_refused: Message = [
  'shared/errors/support_refused',
  'Only the customer can do this. It is not possible while support acts for them.',
];
