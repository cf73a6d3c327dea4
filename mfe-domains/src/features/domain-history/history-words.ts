import type { HistoryEntry } from '@storefront/shared/contract';
import { ADD_ONS, formatDate } from '@storefront/shared/domain';

type Change = HistoryEntry['changes'][number];

const switched =
  (what: string) =>
  ({ after }: Change): string =>
    `${what} switched ${after === 'on' ? 'on' : 'off'}`;

const stages: Readonly<Record<string, string>> = {
  active: 'Active again',
  grace: 'Expired',
  redemption: 'Came into redemption: only a restore brings it back',
  pending_delete: 'Pending deletion at its registry: it can no longer be renewed',
};

const byField: Readonly<Record<string, (change: Change) => string>> = {
  is_auto_renew: switched('Auto-renew'),
  has_whois_privacy: switched(ADD_ONS.contact_privacy.label),
  is_locked: ({ after }) => (after === 'on' ? 'Locked against transfers' : 'Unlocked for a transfer'),
  forwarding_permanent: ({ after }) => (after === 'on' ? 'Visitors sent on for good' : 'Visitors sent on for now'),
  forwarding_keeps_path: ({ after }) =>
    after === 'on' ? 'Visitors sent on with path and query' : 'Visitors sent on without path and query',
  stage: ({ after }) => stages[after ?? ''] ?? 'Another stage of its life began',
};

const byAction: Readonly<Record<string, string>> = {
  'domain.registered': 'Registered',
  'domain.renewed': 'Renewed',
  'domain.transferred_in': 'Brought here from another registrar',
  'domain.nameservers_set': 'Nameservers changed',
  'domain.registrant_set': 'Owner’s details changed',
  'domain.contact_set': 'Contact changed',
  'domain.forwarding_set': 'Domain forwarding changed',
  'domain.email_forwarding_set': 'Email forwarding changed',
  'domain.auth_code_shown': 'Transfer code shown',
  'domain.suspended': 'Suspended: the owner’s address was not confirmed in time',
  'domain.unsuspended': 'Works again: the owner’s address was confirmed',
  'domain.add_on_started': 'An add-on was switched on',
  'domain.add_on_ended': 'An add-on ended',
  'domain.add_on_cancelled': 'An add-on was cancelled: it ends with the term it is paid for',
  'domain.add_on_kept': 'An add-on was kept: it is renewed with the name',
  'domain.autorenew_failed': 'Could not be renewed automatically',
  'domain.dnssec_asked_on': 'DNSSEC asked for',
  'domain.dnssec_asked_off': 'DNSSEC turned off',
  'domain.dnssec_found': 'DNSSEC was on when the domain came here',
  'domain.dnssec_on': 'DNSSEC on: the registry has the DS record',
  'domain.dnssec_removed': 'DS record taken out of the registry',
  'domain.dnssec_lost': 'DNSSEC turned off: the key of the zone was lost',
  'domain.dnssec_off': 'DNSSEC off: the nameservers can be changed again',
  'zone.created': 'DNS set up with the default records',
  'zone.kept': 'DNS records that the shop keeps changed',
  'zone.saved': 'DNS records changed',
  'zone.reset': 'DNS put back to the default records',
  'transfer.called_off': 'Transfer called off',
  'transfer.confirmation_resent': 'Confirmation email of the transfer sent again',
};

/** What happened, in a few words; a verb that has none yet is shown as it is, since a history leaves nothing out. */
export function titleOf({ action, changes }: HistoryEntry): string {
  const [only] = changes;
  const word = only && changes.length === 1 ? byField[only.what] : undefined;
  return word && only ? word(only) : (byAction[action] ?? action);
}

/** One line for each thing that a title does not say already. */
export function detailsOf({ changes }: HistoryEntry): { before: string | null; after: string | null; label: string }[] {
  return changes
    .filter(({ what }) => !(what in byField))
    .map(({ what, before, after }) => {
      if (what === 'add_on') return { label: '', before, after: nameOf(after) };
      if (what === 'expiry_date')
        return { label: 'Runs until', before: before && formatDate(before), after: after && formatDate(after) };
      if (what === 'contact_role') return { label: '', before, after: contactNames[after ?? ''] ?? after };
      return { label: labels[what] ?? '', before, after };
    });
}

const nameOf = (addOn: string | null): string | null =>
  Object.entries(ADD_ONS).find(([service]) => service === addOn)?.[1].label ?? addOn;

const contactNames: Readonly<Record<string, string>> = {
  admin: 'Administrative contact',
  tech: 'Technical contact',
  billing: 'Billing contact',
};

const labels: Readonly<Record<string, string>> = {
  nameserver_addresses: 'Addresses',
  fields: 'Changed',
  status: 'Status',
  ds_records: 'DS records',
};
