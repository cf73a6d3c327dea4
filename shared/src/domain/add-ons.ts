import type { ItemType } from '../contract/checkout';
import type { AddOnService, ServiceType } from '../contract/price';
import type { LineKind } from './line-kind';
import { pageLanguage } from './page-language';

interface AddOn {
  readonly label: string;
  readonly description: string;
  /** The service type a price check of the add-on alone asks for. */
  readonly service: ServiceType;
  /** Whether a domain can have it several times (CT-07). */
  readonly repeatable: boolean;
}

/** The three add-ons. Labels and descriptions are promised word for word (BC-01). */
export const ADD_ONS = {
  contact_privacy: {
    label: 'Privacy Protection',
    description: 'Hide your personal info in WHOIS to protect your data and avoid spam.',
    service: 'contact_privacy_create',
    repeatable: false,
  },
  domain_forwarding: {
    label: 'Domain Forwarding',
    description: 'Automatically transfer visitors from another page to your domain.',
    service: 'domain_forwarding_create',
    repeatable: false,
  },
  email_forwarding: {
    label: 'Email Forwarding',
    description: 'Receive email to and from your other email addresses.',
    service: 'email_forwarding_create',
    repeatable: true,
  },
} as const satisfies Record<AddOnService, AddOn>;

/** The add-ons in the order in which they are offered. */
export const ADD_ON_SERVICES = [
  'contact_privacy',
  'domain_forwarding',
  'email_forwarding',
] as const satisfies readonly AddOnService[];

interface ChosenAddOn {
  readonly type: AddOnService;
  readonly quantity: number;
}

/**
 * What an add-on of a line is, wherever it is told: `Privacy Protection`, `Email Forwarding for 2 addresses`. Addresses that are bought
 * within a term come on top of those that the domain may have: `Email Forwarding for 2 new addresses`.
 */
export function addOnInWords({ type, quantity }: ChosenAddOn, kind: LineKind): string {
  const { label, repeatable } = ADD_ONS[type];
  if (!repeatable) return label;
  return `${label} for ${quantity} ${kind === 'add_ons' ? 'new ' : ''}${quantity === 1 ? 'address' : 'addresses'}`;
}

/** The add-ons of a line as a sentence lists them: `Privacy Protection and Email Forwarding for 2 addresses`. */
export function addOnsInWords(addOns: readonly ChosenAddOn[], kind: LineKind): string {
  return new Intl.ListFormat(pageLanguage()).format(addOns.map((addOn) => addOnInWords(addOn, kind)));
}

/** The service type that a cart line of each type is priced as (BC-01). */
export const SERVICE_TYPES = {
  new: 'domain_create',
  renew: 'domain_renew',
  transfer: 'domain_transfer',
} as const satisfies Record<ItemType, ServiceType>;

/**
 * How many of one repeatable add-on a line may hold: an order item carries at most 50 add-ons in all
 * (`orderItem.sub_items`), and the two others may be among them.
 */
export const ADD_ON_QUANTITY_MAX = 48;
