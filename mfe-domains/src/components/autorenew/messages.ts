// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const turnOnFor: Message<{ domain: string | number }> = [
  'mfe-domains/components/autorenew/turnOnFor',
  ['Turn on auto-renew for ', ['domain']],
];
export const isOn: Message<{ domain: string | number }> = [
  'mfe-domains/components/autorenew/isOn',
  ['Auto-renew is on for ', ['domain'], '.'],
];
export const terms: Message = [
  'mfe-domains/components/autorenew/terms',
  'Each domain is renewed for one year, or for as many years as its registry requires, with its add-ons. We email you the price at least five days before and never charge more than that, and you can switch it off at any time until then. A domain in redemption is not restored automatically.',
];
export const showMore: Message<{ count: string | number }> = [
  'mfe-domains/components/autorenew/showMore',
  ['Show ', ['count'], ' more'],
];
export const yourCards: Message = ['mfe-domains/components/autorenew/yourCards', 'Your cards'];
export const turningOn: Message = ['mfe-domains/components/autorenew/turningOn', 'Turning on'];
export const turnOn: Message = ['mfe-domains/components/autorenew/turnOn', 'Turn on'];
export const leaveOff: Message = ['mfe-domains/components/autorenew/leaveOff', 'Leave it off'];
export const notCertain: Message = [
  'mfe-domains/components/autorenew/notCertain',
  'We do not know the date or the price yet. We email you before we charge anything.',
];
export const charge: Message<{
  card: 'none' | (string & {});
  date: Tag;
  amount: string | number;
  state: 'holds' | 'declined' | 'expired';
}> = [
  'mfe-domains/components/autorenew/charge',
  [
    [
      'card',
      1,
      {
        none: [
          'Renewal on ',
          ['date', ''],
          ': ',
          ['amount'],
          ' with tax. No default card is saved yet; without one nothing is renewed.',
        ],
        other: [
          [
            'state',
            1,
            {
              holds: ['Renewal on ', ['date', ''], ': ', ['amount'], ' with tax to ', ['card'], ', your default card.'],
              declined: [
                'Renewal on ',
                ['date', ''],
                ': ',
                ['amount'],
                ' with tax to ',
                ['card'],
                ', your default card. It was declined when it was last charged; make another card the default.',
              ],
              expired: [
                'Renewal on ',
                ['date', ''],
                ': ',
                ['amount'],
                ' with tax to ',
                ['card'],
                ', your default card. That card will have expired by then; make another one the default.',
              ],
              other: '',
            },
          ],
        ],
      },
    ],
  ],
];
