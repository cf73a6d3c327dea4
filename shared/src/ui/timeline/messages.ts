// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const registered: Message = ['shared/ui/timeline/registered', 'Registered'];
export const today: Message = ['shared/ui/timeline/today', 'Today'];
export const renewsItself: Message = ['shared/ui/timeline/renewsItself', 'Renews automatically'];
export const expires: Message = ['shared/ui/timeline/expires', 'Expires'];
export const gracePeriod: Message = ['shared/ui/timeline/gracePeriod', 'Grace period'];
export const redemption: Message = ['shared/ui/timeline/redemption', 'Redemption'];
export const released: Message = ['shared/ui/timeline/released', 'Released'];
export const markUnits: Message<{
  first: 'year' | 'month' | 'week' | 'day';
  second: 'year' | 'month' | 'week' | 'day' | 'none';
  third: 'year' | 'month' | 'week' | 'day' | 'none';
  fourth: 'year' | 'month' | 'week' | 'day' | 'none';
}> = [
  'shared/ui/timeline/markUnits',
  [
    'Each mark is a ',
    ['first', 1, { year: 'year', month: 'month', week: 'week', day: 'day', other: '' }],
    [
      'second',
      1,
      { year: ', then a year', month: ', then a month', week: ', then a week', day: ', then a day', other: '' },
    ],
    [
      'third',
      1,
      { year: ', then a year', month: ', then a month', week: ', then a week', day: ', then a day', other: '' },
    ],
    [
      'fourth',
      1,
      { year: ', then a year', month: ', then a month', week: ', then a week', day: ', then a day', other: '' },
    ],
    '.',
  ],
];
export const markDays: Message = ['shared/ui/timeline/markDays', 'Marks above the line show when we email you.'];
