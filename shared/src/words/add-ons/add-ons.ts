import type { AddOnService } from '../../contract/price';
import type { LineKind } from '../../domain';
import type { Translate } from '../../i18n';
import * as messages from './messages';

const NAMES = {
  contact_privacy: messages.privacy,
  domain_forwarding: messages.domainForwarding,
  email_forwarding: messages.emailForwarding,
} as const satisfies Record<AddOnService, unknown>;

interface ChosenAddOn {
  readonly type: AddOnService;
  readonly quantity: number;
}

/** What an add-on is called (BC-01). */
export const addOnName = (type: AddOnService, t: Translate): string => t(NAMES[type]);

/** What an add-on does, where it is offered (BC-01). A page that offers none carries no descriptions, as nothing outside of this holds them. */
export function addOnDescription(type: AddOnService, t: Translate): string {
  const descriptions = {
    contact_privacy: messages.privacyDoes,
    domain_forwarding: messages.domainDoes,
    email_forwarding: messages.emailDoes,
  } as const satisfies Record<AddOnService, unknown>;
  return t(descriptions[type]);
}

/**
 * What an add-on of a line is, wherever it is told: `Privacy Protection`, `Email Forwarding for 2 addresses`. Addresses that are bought
 * within a term come on top of those that the domain may have: `Email Forwarding for 2 new addresses`.
 */
export function formatAddOn({ type, quantity }: ChosenAddOn, kind: LineKind, t: Translate): string {
  if (type !== 'email_forwarding') return addOnName(type, t);
  return t(kind === 'add_ons' ? messages.newAddresses : messages.forAddresses, { count: quantity });
}

/** The add-ons of a line as a sentence lists them: `Privacy Protection and Email Forwarding for 2 addresses`. */
export function formatAddOns(addOns: readonly ChosenAddOn[], kind: LineKind, t: Translate): string {
  return new Intl.ListFormat(t.language).format(addOns.map((addOn) => formatAddOn(addOn, kind, t)));
}
