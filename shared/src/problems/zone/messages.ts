// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const cname_beside: Message<{ name: string | number }> = [
  'shared/problems/zone/cname_beside',
  [['name'], ' has a CNAME, which cannot share its name with another record.'],
];
export const several_aliases: Message<{ name: string | number; has: number }> = [
  'shared/problems/zone/several_aliases',
  [
    ['name'],
    ' has ',
    ['has', 2, { one: [0, ' ALIAS record'], other: [0, ' ALIAS records'] }],
    '. A name can have one.',
  ],
];
export const alias_beside: Message<{ name: string | number }> = [
  'shared/problems/zone/alias_beside',
  [['name'], ' has an ALIAS, which stands in for addresses. Remove its A and AAAA records, or the ALIAS.'],
];
export const several_ttls: Message<{ type: string | number; name: string | number }> = [
  'shared/problems/zone/several_ttls',
  ['The ', ['type'], ' records of ', ['name'], ' need the same TTL: resolvers keep them as one set.'],
];
export const record_twice: Message<{ name: string | number; type: string | number }> = [
  'shared/problems/zone/record_twice',
  [['name'], ' has the same ', ['type'], ' record twice.'],
];
export const type_not_changed: Message<{ type: string | number; name: string | number }> = [
  'shared/problems/zone/type_not_changed',
  ['The ', ['type'], ' record of ', ['name'], ' cannot be changed here yet. It stays as it is.'],
];
