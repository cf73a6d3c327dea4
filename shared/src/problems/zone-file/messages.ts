// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const quote_open: Message = ['shared/problems/zone-file/quote_open', 'A quote is not closed.'];
export const parenthesis_closed: Message = [
  'shared/problems/zone-file/parenthesis_closed',
  'A parenthesis is closed but was never opened.',
];
export const parenthesis_open: Message = ['shared/problems/zone-file/parenthesis_open', 'A parenthesis is not closed.'];
export const directive_value: Message<{ directive: string | number }> = [
  'shared/problems/zone-file/directive_value',
  [['directive'], ' has no value that can be read.'],
];
export const directive_unknown: Message<{ directive: string | number }> = [
  'shared/problems/zone-file/directive_unknown',
  [['directive'], ' is not supported. Write out its records.'],
];
export const owner_missing: Message = [
  'shared/problems/zone-file/owner_missing',
  'The first record has to name its owner.',
];
export const class_not_served: Message<{ given: string | number }> = [
  'shared/problems/zone-file/class_not_served',
  ['The class ', ['given'], ' is not supported; only IN is.'],
];
export const type_missing: Message = ['shared/problems/zone-file/type_missing', 'The record type is missing.'];
export const type_unknown: Message<{ type: string | number }> = [
  'shared/problems/zone-file/type_unknown',
  [['type'], ' is not a record type that we support.'],
];
export const value_count: Message<{ type: string | number; has: number; values: string | number }> = [
  'shared/problems/zone-file/value_count',
  [['type'], ' has ', ['has', 2, { one: [0, ' value'], other: [0, ' values'] }], ': ', ['values'], '.'],
];
export const soa_left_out: Message = [
  'shared/problems/zone-file/soa_left_out',
  'SOA: the nameservers write it themselves.',
];
export const registry_left_out: Message<{ type: string | number; domain: string | number }> = [
  'shared/problems/zone-file/registry_left_out',
  [['type'], ' of ', ['domain'], ' itself: kept at the registry.'],
];
export const there_already: Message<{ type: string | number; name: string | number }> = [
  'shared/problems/zone-file/there_already',
  [['type'], ' of ', ['name'], ': already there.'],
];
export const record_wrong: Message<{ type: string | number; problem: string | number }> = [
  'shared/problems/zone-file/record_wrong',
  [['type'], ': ', ['problem']],
];
