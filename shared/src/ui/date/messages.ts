// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const today: Message = ['shared/ui/date/today', 'today'];
export const inDays: Message<{ count: number }> = [
  'shared/ui/date/inDays',
  ['in ', ['count', 2, { one: [0, ' day'], other: [0, ' days'] }]],
];
export const inWeeks: Message<{ count: number }> = [
  'shared/ui/date/inWeeks',
  ['in ', ['count', 2, { one: [0, ' week'], other: [0, ' weeks'] }]],
];
export const daysAgo: Message<{ count: number }> = [
  'shared/ui/date/daysAgo',
  [['count', 2, { one: [0, ' day'], other: [0, ' days'] }], ' ago'],
];
export const weeksAgo: Message<{ count: number }> = [
  'shared/ui/date/weeksAgo',
  [['count', 2, { one: [0, ' week'], other: [0, ' weeks'] }], ' ago'],
];
