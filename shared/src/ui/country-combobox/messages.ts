// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const noneFits: Message<{ text: string | number }> = [
  'shared/ui/country-combobox/noneFits',
  ['No country matches “', ['text'], '”'],
];
export const matches: Message<{ count: number }> = [
  'shared/ui/country-combobox/matches',
  [['count', 2, { one: [0, ' country matches'], other: [0, ' countries match'] }]],
];
