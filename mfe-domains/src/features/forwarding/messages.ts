// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const toTop: Message<{ spoken: Tag; alias: string | number }> = [
  'mfe-domains/features/forwarding/toTop',
  ['Move to the top', ['spoken', ': ', ['alias']]],
];
export const paidUntil: Message<{ date: string | number }> = [
  'mfe-domains/features/forwarding/paidUntil',
  ['Paid for until ', ['date'], '. Mail to it is not forwarded after that'],
];
export const notPaid: Message = [
  'mfe-domains/features/forwarding/notPaid',
  'Not paid for: mail to it is not forwarded',
];
export const forwarding: Message = ['mfe-domains/features/forwarding/forwarding', 'Forwarding'];
export const aboutVisitors: Message<{ domain: string | number }> = [
  'mfe-domains/features/forwarding/aboutVisitors',
  ['You are about to change where visitors to ', ['domain'], ' are sent.'],
];
export const isOff: Message<{ domain: string | number }> = [
  'mfe-domains/features/forwarding/isOff',
  ['Forwarding is off for ', ['domain'], '.'],
];
export const isSaved: Message<{ domain: string | number }> = [
  'mfe-domains/features/forwarding/isSaved',
  ['Forwarding for ', ['domain'], ' is saved.'],
];
export const enterAddress: Message<{ example: string | number }> = [
  'mfe-domains/features/forwarding/enterAddress',
  ['Enter a web address, such as ', ['example']],
];
export const sentTo: Message<{ domain: string | number }> = [
  'mfe-domains/features/forwarding/sentTo',
  ['Visitors to ', ['domain'], ' are sent to this address.'],
];
export const keepPath: Message = ['mfe-domains/features/forwarding/keepPath', 'Keep the path and query'];
export const pathHint: Message = [
  'mfe-domains/features/forwarding/pathHint',
  'A visitor to /prices is sent to /prices at the new address.',
];
export const permanent: Message = ['mfe-domains/features/forwarding/permanent', 'Permanent redirect (301)'];
export const permanentHint: Message = [
  'mfe-domains/features/forwarding/permanentHint',
  'Search engines switch to the new address. Otherwise the redirect is temporary (302).',
];
export const saving: Message = ['mfe-domains/features/forwarding/saving', 'Saving'];
export const save: Message = ['mfe-domains/features/forwarding/save', 'Save forwarding'];
export const stop: Message = ['mfe-domains/features/forwarding/stop', 'Stop forwarding'];
export const aboutMail: Message<{ domain: string | number }> = [
  'mfe-domains/features/forwarding/aboutMail',
  ['You are about to change where mail to ', ['domain'], ' goes.'],
];
export const aliasesSaved: Message<{ domain: string | number }> = [
  'mfe-domains/features/forwarding/aliasesSaved',
  ['The email aliases of ', ['domain'], ' are saved.'],
];
export const aliasesNot: Message<{ failure: string | number }> = [
  'mfe-domains/features/forwarding/aliasesNot',
  ['The aliases were not saved. ', ['failure'], ' What you entered is still here.'],
];
export const addresses: Message<{ addOn: string | number; count: number }> = [
  'mfe-domains/features/forwarding/addresses',
  [['addOn'], ', ', ['count', 2, { one: [0, ' address'], other: [0, ' addresses'] }]],
];
export const alias: Message<{ domain: string | number }> = [
  'mfe-domains/features/forwarding/alias',
  ['Alias, before @', ['domain']],
];
export const aliasExample: Message = ['mfe-domains/features/forwarding/aliasExample', 'info'];
export const enterAlias: Message = ['mfe-domains/features/forwarding/enterAlias', 'Enter an alias, such as info'];
export const forwardsTo: Message = ['mfe-domains/features/forwarding/forwardsTo', 'Forwards to'];
export const saveAliases: Message = ['mfe-domains/features/forwarding/saveAliases', 'Save aliases'];
export const inTheWay: Message<{ failure: string | number }> = [
  'mfe-domains/features/forwarding/inTheWay',
  [['failure'], ' Nothing was saved. If you continue, we remove these records:'],
];
export const replace: Message = ['mfe-domains/features/forwarding/replace', 'Replace them and save'];
