import type { DomainEdit } from '@storefront/shared/contract';
import type { AuditAction } from '../../core/audit-actions';
import type { RegisteredDomain, NameChange } from '../../ports/registrar';
import type { DomainRow } from '../portfolio';

type ChangedColumns = Partial<
  Pick<
    DomainRow,
    | 'is_auto_renew'
    | 'has_whois_privacy'
    | 'is_locked'
    | 'nameservers'
    | 'nameserver_addresses'
    | 'forwarding_url'
    | 'forwarding_permanent'
    | 'forwarding_keeps_path'
    | 'email_forwards'
  >
>;

/** Edits other than those of the registrant, the other contacts and the add-ons, which have rules of their own. */
export type SimpleEdit = Exclude<DomainEdit, { registrant: unknown } | { contact_role: unknown } | { add_on: unknown }>;

/** Simple edits that the registrar has to make. */
export type RegistrarSetting = Extract<
  SimpleEdit,
  { auto_renew: unknown } | { privacy: unknown } | { locked: unknown } | { nameservers: unknown }
>;

/** One change in the forms that the registrar, the `domains` table and the audit log need. */
export interface DomainChange {
  readonly action: AuditAction;
  /** Null if the registrar is not involved. */
  readonly registrar: NameChange | null;
  readonly columns: ChangedColumns;
  /** Whether the domain as the registrar describes it already has the change. */
  readonly holds: (held: RegisteredDomain) => boolean;
}

/** Whether an edit changes forwarding, and therefore the zone. */
export const isForwarding = (
  edit: DomainEdit,
): edit is Extract<SimpleEdit, { replace_records?: boolean | undefined }> =>
  'forwarding_url' in edit || 'email_forwards' in edit;

/** Translates an edit into its registrar call, columns and audit action. */
export function toDomainChange(edit: RegistrarSetting): DomainChange & { readonly registrar: NameChange };
export function toDomainChange(edit: SimpleEdit): DomainChange;
export function toDomainChange(edit: SimpleEdit): DomainChange {
  if ('auto_renew' in edit) {
    const autoRenew = edit.auto_renew;
    return {
      action: 'domain.auto_renew_set',
      registrar: { autoRenew },
      columns: { is_auto_renew: autoRenew },
      holds: (held) => held.autoRenew === autoRenew,
    };
  }
  if ('privacy' in edit) {
    const { privacy } = edit;
    return {
      action: 'domain.privacy_set',
      registrar: { privacy },
      columns: { has_whois_privacy: privacy },
      holds: (held) => held.privacy === privacy,
    };
  }
  if ('locked' in edit) {
    const { locked } = edit;
    return {
      action: 'domain.lock_set',
      registrar: { locked },
      columns: { is_locked: locked },
      holds: (held) => held.locked === locked,
    };
  }
  if ('forwarding_url' in edit) {
    const { forwarding_url, forwarding_permanent, forwarding_keeps_path } = edit;
    const how = {
      ...(forwarding_permanent !== undefined && { forwarding_permanent }),
      ...(forwarding_keeps_path !== undefined && { forwarding_keeps_path }),
    };
    return { action: 'domain.forwarding_set', registrar: null, columns: { forwarding_url, ...how }, holds: () => true };
  }
  if ('email_forwards' in edit) {
    return {
      action: 'domain.email_forwarding_set',
      registrar: null,
      columns: { email_forwards: edit.email_forwards },
      holds: () => true,
    };
  }
  const { nameservers, nameserver_addresses = {} } = edit;
  return {
    action: 'domain.nameservers_set',
    registrar: { nameservers, nameserverAddresses: nameserver_addresses },
    columns: { nameservers, nameserver_addresses },
    holds: (held) =>
      sameItems(held.nameservers, nameservers) &&
      nameservers.every((host) => sameItems(held.nameserverAddresses[host] ?? [], nameserver_addresses[host] ?? [])),
  };
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}
