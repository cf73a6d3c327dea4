import type { BulkEdit } from '@storefront/shared/contract';

/** Kinds of bulk change, as keys of their messages. */
export const bulkKinds = ['renewOn', 'renewOff', 'lock', 'unlock', 'privacyOn', 'privacyOff', 'nameservers'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** The edit of each kind, except nameservers, which the customer enters. */
export const bulkEdits: Readonly<Record<Exclude<BulkKind, 'nameservers'>, BulkEdit>> = {
  renewOn: { auto_renew: true },
  renewOff: { auto_renew: false },
  lock: { locked: true },
  unlock: { locked: false },
  privacyOn: { add_on: 'contact_privacy', wanted: true },
  privacyOff: { add_on: 'contact_privacy', wanted: false },
};

export function bulkKind(edit: BulkEdit): BulkKind {
  if ('auto_renew' in edit) return edit.auto_renew ? 'renewOn' : 'renewOff';
  if ('locked' in edit) return edit.locked ? 'lock' : 'unlock';
  if ('add_on' in edit) return edit.wanted ? 'privacyOn' : 'privacyOff';
  return 'nameservers';
}
