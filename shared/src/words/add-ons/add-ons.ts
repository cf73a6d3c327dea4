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

/** Returns the name of an add-on (BC-01). */
export const addOnName = (type: AddOnService, t: Translate): string => t(NAMES[type]);

/** Returns the description of an add-on (BC-01). The descriptions are inside, so that pages without offers do not bundle them. */
export function addOnDescription(type: AddOnService, t: Translate): string {
  const descriptions = {
    contact_privacy: messages.privacyDoes,
    domain_forwarding: messages.domainDoes,
    email_forwarding: messages.emailDoes,
  } as const satisfies Record<AddOnService, unknown>;
  return t(descriptions[type]);
}

/**
 * Formats an add-on of a line: `Privacy Protection`, `Email Forwarding for 2 addresses`. Addresses bought during a term are additional:
 * `Email Forwarding for 2 new addresses`.
 */
export function formatAddOn({ type, quantity }: ChosenAddOn, kind: LineKind, t: Translate): string {
  if (type !== 'email_forwarding') return addOnName(type, t);
  return t(kind === 'add_ons' ? messages.newAddresses : messages.forAddresses, { count: quantity });
}

/** Lists the add-ons of a line in a sentence: `Privacy Protection and Email Forwarding for 2 addresses`. */
export function formatAddOns(addOns: readonly ChosenAddOn[], kind: LineKind, t: Translate): string {
  return new Intl.ListFormat(t.language).format(addOns.map((addOn) => formatAddOn(addOn, kind, t)));
}
