import type { AddOnService } from '@storefront/shared/contract';
import type { LineKind } from '@storefront/shared/domain';
import type { Locale } from './locale';
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

/** Names an add-on of a line in a language, as `formatAddOn` does in English: `Email Forwarding for 2 new addresses`. */
export function addOnName({ t }: Locale, { type, quantity }: ChosenAddOn, kind: LineKind): string {
  if (type !== 'email_forwarding') return t(NAMES[type]);
  return t(kind === 'add_ons' ? messages.newAddresses : messages.forAddresses, { count: quantity });
}

export const addOnNames = (locale: Locale, addOns: readonly ChosenAddOn[], kind: LineKind): string =>
  locale.list(addOns.map((addOn) => addOnName(locale, addOn, kind)));

export const formatAddOnName = ({ t }: Locale, type: AddOnService): string => t(NAMES[type]);
