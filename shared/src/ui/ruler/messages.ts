// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message, Tag } from '../../i18n';
export const letters: Message<{ spoken: Tag; count: string | number; max: string | number; over: number }> = [
  'shared/ui/ruler/letters',
  [['spoken', 'Letters: '], ['count'], ' of ', ['max'], ['over', 2, { '=0': '', other: [', ', 0, ' too many'] }]],
];
export const steps: Message = ['shared/ui/ruler/steps', 'Steps'];
export const step: Message<{ position: string | number; count: string | number; label: Tag }> = [
  'shared/ui/ruler/step',
  ['Step ', ['position'], ' of ', ['count'], ': ', ['label', '']],
];
export const stepDone: Message<{ label: string | number; spoken: Tag }> = [
  'shared/ui/ruler/stepDone',
  [['label'], ['spoken', ' (done)']],
];
export const stepNotYet: Message<{ label: string | number; spoken: Tag }> = [
  'shared/ui/ruler/stepNotYet',
  [['label'], ['spoken', ' (not yet)']],
];
export const years: Message<{ count: number }> = [
  'shared/ui/ruler/years',
  [['count', 2, { one: [0, ' year'], other: [0, ' years'] }]],
];
