// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const lineNoName: Message<{ line: string | number }> = [
  'mfe-checkout/features/transfer/lines/lineNoName',
  ['Line ', ['line'], ': no complete domain name, such as example.com, was found'],
];
export const lineHost: Message<{ line: string | number; name: string | number }> = [
  'mfe-checkout/features/transfer/lines/lineHost',
  ['Line ', ['line'], ': ', ['name'], ' is a host inside a domain; give the domain itself'],
];
export const lineSeveralCodes: Message<{ line: string | number; name: string | number }> = [
  'mfe-checkout/features/transfer/lines/lineSeveralCodes',
  ['Line ', ['line'], ': more than one code stands behind ', ['name'], '; put quotes around a code that has spaces'],
];
export const lineLongCode: Message<{ max: number; line: string | number; name: string | number }> = [
  'mfe-checkout/features/transfer/lines/lineLongCode',
  [
    [
      'max',
      2,
      {
        one: ['Line ', ['line'], ': the code of ', ['name'], ' is longer than ', 0, ' character'],
        other: ['Line ', ['line'], ': the code of ', ['name'], ' is longer than ', 0, ' characters'],
      },
    ],
  ],
];
export const lineUnreadableCode: Message<{ line: string | number; name: string | number }> = [
  'mfe-checkout/features/transfer/lines/lineUnreadableCode',
  ['Line ', ['line'], ': the code of ', ['name'], ' has characters that no code can have; copy it again'],
];
export const lineTwoCodes: Message<{ line: string | number; name: string | number }> = [
  'mfe-checkout/features/transfer/lines/lineTwoCodes',
  ['Line ', ['line'], ': ', ['name'], ' stands above with another code; keep one of them'],
];
export const lineTooMany: Message<{ max: number; line: string | number; name: string | number }> = [
  'mfe-checkout/features/transfer/lines/lineTooMany',
  [
    [
      'max',
      2,
      {
        one: ['Line ', ['line'], ': ', ['name'], ' is one more than the ', 0, ' name that can be checked at once'],
        other: ['Line ', ['line'], ': ', ['name'], ' is one more than the ', 0, ' names that can be checked at once'],
      },
    ],
  ],
];
