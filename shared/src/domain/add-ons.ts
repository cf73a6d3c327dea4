import type { ItemType } from '../contract/checkout';
import type { AddOnService, ServiceType } from '../contract/price';

interface AddOn {
  /** In English, for programs and stored data. On screen, use `addOnName` of `shared/words`. */
  readonly label: string;
  /** The service type of a price check of the add-on alone. */
  readonly service: ServiceType;
  /** Whether a domain can have several (CT-07). */
  readonly repeatable: boolean;
}

export const ADD_ONS = {
  contact_privacy: { label: 'Privacy Protection', service: 'contact_privacy_create', repeatable: false },
  domain_forwarding: { label: 'Domain Forwarding', service: 'domain_forwarding_create', repeatable: false },
  email_forwarding: { label: 'Email Forwarding', service: 'email_forwarding_create', repeatable: true },
} as const satisfies Record<AddOnService, AddOn>;

/** The add-ons in the order in which they are offered. */
export const ADD_ON_SERVICES = [
  'contact_privacy',
  'domain_forwarding',
  'email_forwarding',
] as const satisfies readonly AddOnService[];

/** The service type of each type of cart line in a price check (BC-01). */
export const SERVICE_TYPES = {
  new: 'domain_create',
  renew: 'domain_renew',
  transfer: 'domain_transfer',
} as const satisfies Record<ItemType, ServiceType>;

/**
 * The highest quantity of a repeatable add-on on one line: an order item has at most 50 add-ons (`orderItem.sub_items`), which may include
 * the two others.
 */
export const ADD_ON_QUANTITY_MAX = 48;
