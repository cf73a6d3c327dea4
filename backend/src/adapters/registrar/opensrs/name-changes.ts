import { registryKey, splitDomain } from '@storefront/shared/domain';
import { hasContactRole } from '../../../core/contact-roles';
import type {
  AuthCodeOutcome,
  ChangeOutcome,
  RegistrantData,
  NameChange,
  RefusedChange,
} from '../../../ports/registrar';
import { contactSet, type ContactStyle } from './contact-set';
import type { RegisteredDomains } from './registered-domains';
import { findChangedAnswers, registryAttributes, listSentAnswers } from './registry-answers';
import { parseReplyCode, type Meaning } from './reply-codes';
import type { XcpAnswer, XcpClient } from './xcp-client';
import { flag, textAt, type XcpValue } from './xcp-value';

type Reason = Exclude<RefusedChange['reason'], 'owner_changed'>;

const refused = (reason: Reason, message: string): RefusedChange => ({ kind: 'refused', reason, message });

const NOT_HELD = refused('not_held', 'The domain is not in the registrar account.');

/** Refusals by the meaning of the response code, for replies without further detail. */
const refusals: Partial<Record<Meaning, RefusedChange>> = {
  not_ours: refused('not_held', 'The registrar does not hold this name, or its registry does not allow this change.'),
  locked: refused('locked', 'The registry has locked this domain.'),
  data: refused('data', 'The registry does not accept this change.'),
};

/** Changes to domains that we hold. Each sends the complete new value, so that it can be repeated. */
export class NameChanges {
  readonly #client: XcpClient;
  readonly #domains: RegisteredDomains;
  readonly #username: string;
  readonly #contacts: ContactStyle;

  constructor(
    client: XcpClient,
    domains: RegisteredDomains,
    { username, contacts }: { readonly username: string; readonly contacts: ContactStyle },
  ) {
    this.#client = client;
    this.#domains = domains;
    this.#username = username;
    this.#contacts = contacts;
  }

  async change(domain: string, change: NameChange): Promise<ChangeOutcome> {
    // OpenSRS must never renew automatically, in addition to the shop and at its cost: the setting is stored as `let_expire`.
    if ('autoRenew' in change)
      return this.#modify(domain, { data: 'expire_action', auto_renew: '0', let_expire: flag(!change.autoRenew) });
    if ('privacy' in change)
      return this.#modify(domain, { data: 'whois_privacy_state', state: change.privacy ? 'enable' : 'disable' });
    if ('locked' in change) return this.#modify(domain, { data: 'status', lock_state: flag(change.locked) });
    if ('registrant' in change) return this.#changeRegistrant(domain, change);
    if ('role' in change) return this.#changeContact(domain, change);
    if (Object.values(change.nameserverAddresses).some((addresses) => addresses.length > 0)) {
      return refused(
        'glue',
        'Nameservers under the domain itself cannot be set up here yet. Contact us, and we will register their addresses.',
      );
    }
    return getOutcome(
      await this.#client.call({
        action: 'advanced_update_nameservers',
        object: 'domain',
        attributes: { domain, op_type: 'assign', assign_ns: change.nameservers },
      }),
      refused('unknown_nameserver', 'The registry does not know one of these nameservers.'),
    );
  }

  /** Deletes a domain at its registry, which refunds the reseller in the add grace period. */
  async delete(domain: string): Promise<ChangeOutcome> {
    return getOutcome(
      await this.#client.call({ action: 'revoke', object: 'domain', attributes: { domain, reseller: this.#username } }),
      refused('deletion', 'The registry does not let this name be deleted now.'),
    );
  }

  /** Returns the auth code, which is never logged. */
  async authCode(domain: string): Promise<AuthCodeOutcome> {
    const answer = await this.#client.call({
      action: 'get',
      object: 'domain',
      attributes: { domain, type: 'domain_auth_info' },
    });
    const code =
      answer.kind === 'reply' && answer.code === '200' ? textAt(answer.attributes, 'domain_auth_info') : undefined;
    if (code) return { kind: 'done', code };
    const outcome = getOutcome(answer, refused('no_auth_code', 'The registrar gives out no code for this name.'));
    return outcome.kind === 'done'
      ? refused(
          'no_auth_code',
          'The registrar does not provide an auth code for this domain. Contact us, and we will ask its registry.',
        )
      : outcome;
  }

  async #modify(domain: string, attributes: Record<string, XcpValue>): Promise<ChangeOutcome> {
    return getOutcome(
      await this.#client.call({
        action: 'modify',
        object: 'domain',
        attributes: { domain, affect_domains: '0', ...attributes },
      }),
    );
  }

  /** Changes the registry data first: if it cannot be changed, the contact stays unchanged too. */
  async #changeRegistrant(domain: string, { registrant, tldData }: RegistrantData): Promise<ChangeOutcome> {
    const { tld } = splitDomain(domain);
    const held = await this.#domains.findRegistrant(domain);
    if (held === 'unknown') return { kind: 'unknown', cause: 'owner of the domain unknown' };
    if (!held) return NOT_HELD;
    const altered = Object.entries(listSentAnswers(tld, tldData)).some(
      ([field, value]) => held.tldData[field] !== undefined && held.tldData[field] !== String(value),
    );
    if (altered) {
      const attributes = findChangedAnswers(tld, registrant, tldData);
      if (!attributes)
        return refused(
          'registry_data',
          'The registry does not change these details online. Contact us, and we will change them with you.',
        );
      const outcome = await this.#modify(domain, attributes);
      if (outcome.kind !== 'done') return outcome;
    }
    const contact_set = contactSet(registrant, tld, held.contacts, this.#contacts);
    if (registryKey(tld) !== 'ca') return this.#modify(domain, { data: 'contact_info', contact_set });
    // The owner of a .ca domain is changed by a separate call; then the other contacts, which are the owner unless others were chosen.
    const outcome = await this.#modify(domain, {
      data: 'cira_registrant',
      contact_set,
      ...registryAttributes(tld, registrant, held.tldData),
    });
    return outcome.kind === 'done' ? this.#modify(domain, { data: 'contact_info', contact_set }) : outcome;
  }

  /** Sends all contacts, since omitted ones might be dropped. */
  async #changeContact(
    domain: string,
    { role, contact }: Extract<NameChange, { role: unknown }>,
  ): Promise<ChangeOutcome> {
    if (!hasContactRole(domain, role)) return refused('contact_role', 'The registry has no contact of this kind.');
    const held = await this.#domains.findRegistrant(domain);
    if (held === 'unknown') return { kind: 'unknown', cause: 'owner of the domain unknown' };
    if (!held) return NOT_HELD;
    return this.#modify(domain, {
      data: 'contact_info',
      contact_set: contactSet(
        held.registrant,
        splitDomain(domain).tld,
        { ...held.contacts, [role]: contact },
        this.#contacts,
      ),
    });
  }
}

/** Returns the outcome of a change according to the reply. */
export function getOutcome(answer: XcpAnswer, refusal?: RefusedChange): ChangeOutcome {
  if (answer.kind === 'unknown') return answer;
  const meaning = parseReplyCode(answer.code, answer.text);
  if (meaning === 'done' || meaning === 'accepted') return { kind: 'done' };
  if (['again', 'in_flight', 'account', 'fault', 'no_funds'].includes(meaning))
    return { kind: 'unknown', cause: `code ${answer.code}` };
  return (
    (meaning === 'data' ? refusal : undefined) ??
    refusals[meaning] ??
    refusal ??
    refused('other', 'The registrar does not make this change.')
  );
}
