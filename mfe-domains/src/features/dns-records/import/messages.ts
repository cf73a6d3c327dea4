// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const lineNote: Message<{ line: string | number; text: string | number }> = [
  'mfe-domains/features/dns-records/import/lineNote',
  ['Line ', ['line'], ': ', ['text']],
];
export const tooLarge: Message<{ file: string | number }> = [
  'mfe-domains/features/dns-records/import/tooLarge',
  [['file'], ' is larger than 2 MB, the limit for a zone file.'],
];
export const pasteOne: Message = [
  'mfe-domains/features/dns-records/import/pasteOne',
  'Paste a zone file, or choose one.',
];
export const noneRead: Message = [
  'mfe-domains/features/dns-records/import/noneRead',
  'No records could be read. Check that this is a zone file.',
];
export const title: Message = ['mfe-domains/features/dns-records/import/title', 'Import a zone file'];
export const terms: Message = [
  'mfe-domains/features/dns-records/import/terms',
  'In the standard zone file format (RFC 1035). Nothing changes until you review and save it.',
];
export const zoneFile: Message = ['mfe-domains/features/dns-records/import/zoneFile', 'Zone file'];
export const choose: Message = ['mfe-domains/features/dns-records/import/choose', 'Choose a file'];
export const fileField: Message = ['mfe-domains/features/dns-records/import/fileField', 'Zone file to import'];
export const read: Message<{ count: number; wrong: number }> = [
  'mfe-domains/features/dns-records/import/read',
  [
    ['count', 2, { one: [0, ' record read'], other: [0, ' records read'] }],
    [
      'wrong',
      2,
      {
        '=0': '.',
        one: [', ', 0, ' line has an error and will be left out.'],
        other: [', ', 0, ' lines have errors and will be left out.'],
      },
    ],
  ],
];
export const wrongLines: Message = ['mfe-domains/features/dns-records/import/wrongLines', 'Lines with errors'];
export const leftOut: Message = ['mfe-domains/features/dns-records/import/leftOut', 'Lines that are left out'];
export const presentRecords: Message = [
  'mfe-domains/features/dns-records/import/presentRecords',
  'What to do with the current records',
];
export const stay: Message = ['mfe-domains/features/dns-records/import/stay', 'Keep them and add these'];
export const go: Message = ['mfe-domains/features/dns-records/import/go', 'Replace them with the file'];
export const stage: Message<{ count: number }> = [
  'mfe-domains/features/dns-records/import/stage',
  [['count', 2, { '=0': 'Import records', one: ['Import ', 0, ' record'], other: ['Import ', 0, ' records'] }]],
];
export const cancel: Message = ['mfe-domains/features/dns-records/import/cancel', 'Cancel'];
export const more: Message<{ count: number }> = [
  'mfe-domains/features/dns-records/import/more',
  [['count', 2, { other: ['And ', 0, ' more.'] }]],
];
