import type { HistoryEntry } from '@storefront/shared/contract';
import { ADD_ON_SERVICES, formatDate } from '@storefront/shared/domain';
import type { Message, Translate } from '@storefront/shared/i18n';
import { addOnName } from '@storefront/shared/words';
import { listFields } from '../../../components/contact-fields/contact-field-names';
import * as messages from './messages';

type Change = HistoryEntry['changes'][number];

const describeSwitch =
  (message: Message<{ on: boolean }>) =>
  (t: Translate, { after }: Change): string =>
    t(message, { on: after === 'on' });

const byField: Readonly<Record<string, (t: Translate, change: Change) => string>> = {
  is_auto_renew: describeSwitch(messages.renewSwitched),
  has_whois_privacy: (t, { after }) =>
    t(messages.privacySwitched, { addOn: addOnName('contact_privacy', t), on: after === 'on' }),
  is_locked: describeSwitch(messages.lockSwitched),
  forwarding_permanent: describeSwitch(messages.permanentSwitched),
  forwarding_keeps_path: describeSwitch(messages.pathSwitched),
  stage: (t, { after }) => t(messages.stage, { stage: after ?? '' }),
};

const byAction: Readonly<Record<string, Message>> = {
  'domain.registered': messages.registered,
  'domain.renewed': messages.renewed,
  'domain.transferred_in': messages.transferredIn,
  'domain.auto_renew_set': messages.renewSet,
  'domain.privacy_set': messages.privacySet,
  'domain.lock_set': messages.lockSet,
  'domain.stage_changed': messages.stageChanged,
  'domain.deleted': messages.deleted,
  'domain.released': messages.released,
  'domain.moved_away': messages.movedAway,
  'domain.email_addresses_ended': messages.addressesEnded,
  'domain.nameservers_set': messages.nameserversSet,
  'domain.registrant_set': messages.ownerSet,
  'domain.contact_set': messages.contactSet,
  'domain.forwarding_set': messages.forwardingSet,
  'domain.email_forwarding_set': messages.emailSet,
  'domain.auth_code_shown': messages.codeShown,
  'domain.suspended': messages.suspended,
  'domain.unsuspended': messages.unsuspended,
  'domain.add_on_started': messages.addOnStarted,
  'domain.add_on_ended': messages.addOnEnded,
  'domain.add_on_cancelled': messages.addOnCancelled,
  'domain.add_on_kept': messages.addOnKept,
  'domain.change_not_made': messages.notMade,
  'domain.deletion_asked': messages.deletionAsked,
  'domain.deletion_refused': messages.deletionRefused,
  'domain.autorenew_failed': messages.renewFailed,
  'domain.dnssec_asked_on': messages.dnssecAsked,
  'domain.dnssec_asked_off': messages.dnssecRefused,
  'domain.dnssec_found': messages.dnssecFound,
  'domain.dnssec_on': messages.dnssecOn,
  'domain.dnssec_removed': messages.dnssecRemoved,
  'domain.dnssec_lost': messages.dnssecLost,
  'domain.dnssec_off': messages.dnssecOff,
  'zone.created': messages.zoneCreated,
  'zone.kept': messages.zoneKept,
  'zone.repaired': messages.zoneRepaired,
  'zone.saved': messages.zoneSaved,
  'zone.reset': messages.zoneReset,
  'transfer.called_off': messages.transferCancelled,
  'transfer.confirmation_resent': messages.confirmationResent,
};

/** Describes a change briefly. An unknown action is shown as its code, so that the history is complete. */
export function formatEntryTitle(t: Translate, { action, changes }: HistoryEntry): string {
  const [only] = changes;
  const word = only && changes.length === 1 ? byField[only.what] : undefined;
  if (word && only) return word(t, only);
  const message = byAction[action];
  return message ? t(message) : action;
}

interface Detail {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Returns one line for each change that the title does not cover. */
export function getEntryDetails(t: Translate, { changes }: HistoryEntry): Detail[] {
  return changes
    .filter(({ what }) => !(what in byField))
    .map(({ what, before, after }) => {
      if (what === 'add_on') return { label: '', before, after: findName(t, after) };
      if (what === 'contact_role') return { label: '', before, after: after && t(messages.contact, { role: after }) };
      if (what === 'change')
        return { label: t(messages.whatChange), before, after: after && t(messages.changeName, { change: after }) };
      const message = labels[what];
      const label = message ? t(message) : '';
      if (what === 'fields') return { label, before, after: after && fieldNames(t, after) };
      if (what !== 'expiry_date') return { label, before, after };
      return { label, before: before && formatDate(before), after: after && formatDate(after) };
    });
}

const findName = (t: Translate, addOn: string | null): string | null => {
  const known = ADD_ON_SERVICES.find((service) => service === addOn);
  return known ? addOnName(known, t) : addOn;
};

/** Lists the changed fields of a contact; `owner` if there was no contact before. */
const fieldNames = (t: Translate, after: string): string =>
  listFields(t, after.split(', '), (field) => (field === 'owner' ? t(messages.owner) : undefined));

const labels: Readonly<Record<string, Message>> = {
  expiry_date: messages.runsUntil,
  nameserver_addresses: messages.addresses,
  fields: messages.changed,
  status: messages.status,
  ds_records: messages.dsRecords,
};
