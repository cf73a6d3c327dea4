import type { DomainEdit } from '@storefront/shared/contract';
import type { HeldName, NameChange } from '../../adapters/registrar/registrar';
import type { DomainRow } from './own-domain';

type ChangedColumns = Partial<Pick<DomainRow, 'is_auto_renew' | 'has_whois_privacy' | 'is_locked' | 'nameservers' | 'nameserver_addresses' | 'forwarding_url' | 'email_forwards'>>;

/** What can be edited beside the registrant, who has rules of their own. */
export type SimpleEdit = Exclude<DomainEdit, { registrant: unknown }>;

/** One change as the registrar, our table and the audit log each want it. */
export interface DomainChange {
  readonly action: string;
  readonly registrar: NameChange;
  readonly columns: ChangedColumns;
  /** Whether a name that the registrar describes has the change already. */
  readonly holds: (held: HeldName) => boolean;
}

/** What an edit means. */
export function changeOf(edit: SimpleEdit): DomainChange {
  if ('auto_renew' in edit) {
    const autoRenew = edit.auto_renew;
    return { action: 'domain.auto_renew_set', registrar: { autoRenew }, columns: { is_auto_renew: autoRenew }, holds: (held) => held.autoRenew === autoRenew };
  }
  if ('privacy' in edit) {
    const { privacy } = edit;
    return { action: 'domain.privacy_set', registrar: { privacy }, columns: { has_whois_privacy: privacy }, holds: (held) => held.privacy === privacy };
  }
  if ('locked' in edit) {
    const { locked } = edit;
    return { action: 'domain.lock_set', registrar: { locked }, columns: { is_locked: locked }, holds: (held) => held.locked === locked };
  }
  if ('forwarding_url' in edit) {
    const { forwarding_url } = edit;
    return { action: 'domain.forwarding_set', registrar: { forwardingUrl: forwarding_url }, columns: { forwarding_url }, holds: (held) => held.forwardingUrl === forwarding_url };
  }
  if ('email_forwards' in edit) {
    const { email_forwards } = edit;
    const told = (forwards: HeldName['emailForwards']) => forwards.map(({ alias, target }) => `${alias} ${target}`);
    return { action: 'domain.email_forwarding_set', registrar: { emailForwards: email_forwards }, columns: { email_forwards }, holds: (held) => sameItems(told(held.emailForwards), told(email_forwards)) };
  }
  const { nameservers, nameserver_addresses = {} } = edit;
  return {
    action: 'domain.nameservers_set',
    registrar: { nameservers, nameserverAddresses: nameserver_addresses },
    columns: { nameservers, nameserver_addresses },
    holds: (held) => sameItems(held.nameservers, nameservers) && nameservers.every((host) => sameItems(held.nameserverAddresses[host] ?? [], nameserver_addresses[host] ?? [])),
  };
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}
