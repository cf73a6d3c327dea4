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

/** The name of a line's add-on, as `formatAddOn` writes it in English: `Email Forwarding for 2 new addresses`. */
export function addOnName({ t }: Locale, { type, quantity }: ChosenAddOn, kind: LineKind): string {
  if (type !== 'email_forwarding') return t(NAMES[type]);
  return t(kind === 'add_ons' ? messages.newAddresses : messages.forAddresses, { count: quantity });
}

/** The add-ons of a line as a sentence lists them. */
export const addOnNames = (locale: Locale, addOns: readonly ChosenAddOn[], kind: LineKind): string =>
  locale.list(addOns.map((addOn) => addOnName(locale, addOn, kind)));

/** The name of an add-on. */
export const formatAddOnName = ({ t }: Locale, type: AddOnService): string => t(NAMES[type]);
