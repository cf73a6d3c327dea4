// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const notSaved: Message = ['mfe-domains/features/dnssec/ds/notSaved', 'The DS record was not saved'];
export const canPaste: Message = [
  'mfe-domains/features/dnssec/ds/canPaste',
  'You can paste a whole DS record, or the DNSKEY, into any of the boxes.',
];
export const record: Message = ['mfe-domains/features/dnssec/ds/record', 'DS record'];
export const recordNumber: Message<{ count: string | number }> = [
  'mfe-domains/features/dnssec/ds/recordNumber',
  ['DS record ', ['count']],
];
export const remove: Message<{ spoken: Tag; count: string | number }> = [
  'mfe-domains/features/dnssec/ds/remove',
  ['Remove', ['spoken', ' DS record ', ['count']]],
];
export const asking: Message = ['mfe-domains/features/dnssec/ds/asking', 'Checking the nameservers'];
export const save: Message = ['mfe-domains/features/dnssec/ds/save', 'Check and save'];
export const add: Message = ['mfe-domains/features/dnssec/ds/add', 'Add another DS record'];
export const cancel: Message = ['mfe-domains/features/dnssec/ds/cancel', 'Cancel'];
export const keyTag: Message = ['mfe-domains/features/dnssec/ds/keyTag', 'Key tag'];
export const algorithm: Message = ['mfe-domains/features/dnssec/ds/algorithm', 'Algorithm'];
export const digestType: Message = ['mfe-domains/features/dnssec/ds/digestType', 'Digest type'];
export const digest: Message = ['mfe-domains/features/dnssec/ds/digest', 'Digest'];
export const choose: Message = ['mfe-domains/features/dnssec/ds/choose', 'Choose'];
export const madeFrom: Message = ['mfe-domains/features/dnssec/ds/madeFrom', 'The DS record is made from this DNSKEY:'];
export const enterRecord: Message = ['mfe-domains/features/dnssec/ds/enterRecord', 'Enter a DS record instead'];
