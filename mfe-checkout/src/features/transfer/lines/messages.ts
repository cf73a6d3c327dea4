// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const lineNoName: Message<{ line: string | number }> = [
  'mfe-checkout/features/transfer/lines/lineNoName',
  ['Line ', ['line'], ': enter a complete domain, such as example.com'],
];
export const lineHost: Message<{ line: string | number; name: string | number }> = [
  'mfe-checkout/features/transfer/lines/lineHost',
  ['Line ', ['line'], ': ', ['name'], ' is a host inside a domain; enter the domain itself'],
];
export const lineSeveralCodes: Message<{ line: string | number; name: string | number }> = [
  'mfe-checkout/features/transfer/lines/lineSeveralCodes',
  ['Line ', ['line'], ': there is more than one code after ', ['name'], '; put quotes around a code that has spaces'],
];
export const lineLongCode: Message<{ max: number; line: string | number; name: string | number }> = [
  'mfe-checkout/features/transfer/lines/lineLongCode',
  [
    [
      'max',
      2,
      {
        one: ['Line ', ['line'], ': the code for ', ['name'], ' is longer than ', 0, ' character'],
        other: ['Line ', ['line'], ': the code for ', ['name'], ' is longer than ', 0, ' characters'],
      },
    ],
  ],
];
export const lineUnreadableCode: Message<{ line: string | number; name: string | number }> = [
  'mfe-checkout/features/transfer/lines/lineUnreadableCode',
  ['Line ', ['line'], ': the code for ', ['name'], ' has characters that codes never have; copy it again'],
];
export const lineTwoCodes: Message<{ line: string | number; name: string | number }> = [
  'mfe-checkout/features/transfer/lines/lineTwoCodes',
  ['Line ', ['line'], ': ', ['name'], ' is already above with another code; keep one of them'],
];
export const lineTooMany: Message<{ max: number; line: string | number; name: string | number }> = [
  'mfe-checkout/features/transfer/lines/lineTooMany',
  [
    [
      'max',
      2,
      {
        one: ['Line ', ['line'], ': you can check ', 0, ' domain at once, and ', ['name'], ' is one too many'],
        other: ['Line ', ['line'], ': you can check ', 0, ' domains at once, and ', ['name'], ' is one too many'],
      },
    ],
  ],
];
