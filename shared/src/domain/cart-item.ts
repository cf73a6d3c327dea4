import type { ItemType } from '../contract/checkout';
import type { AddOnService, LineProblem, ServiceType } from '../contract/price';
import type { Minor } from './money';
import type { RenewalFee } from './renewal-fee';
import type { TaxLine } from './tax';

/**
 * The status of a line's amounts: `priced` by the server, `checking` while a request is pending (the amounts are the previous ones),
 * `unknown` if the check failed (NT-12), when no amount may be shown as current.
 */
export type Priced = 'priced' | 'checking' | 'unknown';

/** An add-on of a cart line (CT-01). Amounts are per unit; `quantity` times `cost` is charged. */
export interface SubProduct {
  type: AddOnService;
  domain: string;
  name: string;
  /** For one year. */
  price: Minor;
  /** For the whole period. */
  cost: Minor;
  costPerYear: Minor;
  tax: Minor;
  quantity: number;
  is_selected: boolean;
  tax_rates: TaxLine[];
  service: ServiceType;
  /** True if the add-on is charged only for the rest of a domain's current term. */
  service_prorated: boolean;
  currency_code: string;
  currency_symbol: string;
}

/** A line of the cart, keyed by its domain name (CT-01). Amounts are for quantity 1, before tax. */
export interface CartItem {
  type: ItemType;
  domain: string;
  /** Years; 0 in a renewal with add-ons alone, from now until `date` (`lineKind`). */
  period: number;
  /** How many years a transfer adds to the domain's term; missing until it is priced, and in data of earlier builds. */
  years_added?: number | undefined;
  quantity: number;
  /** For the first year. */
  price: Minor;
  /** For the whole period, including the fee. */
  cost: Minor;
  /** Included in `cost`: the fee for renewing an expired domain, in addition to the years. */
  fee?: RenewalFee;
  /** Tax on `cost`, by the rules of `tax_country`. */
  tax: Minor;
  tax_rates: TaxLine[];
  sub_products: SubProduct[];
  privacy: boolean;
  autorenew: boolean;
  currency_code: string;
  /** For each year after the period. */
  renewal_price: Minor;
  /** The server's signature over the price and until when it is honoured (PR-02). */
  quote?: string;
  quote_expires_at?: string;
  is_premium?: boolean;
  /** The country whose tax rules were applied; missing while the line is priced before tax. */
  tax_country?: string;
  priced: Priced;
  /** Why the server could not price the line, if it gave a reason. */
  problem?: LineProblem;
  /** Years for which a new domain can be registered. */
  tld_registration_years?: number[];
  /** Years for which an owned domain can be renewed now. */
  renewalPeriods?: number[];
  /** The expiry date on record, as an instant; renewals only. */
  date?: string;
  /** The most years that can be chosen now. */
  max_year?: number;
  /** Whether the domain had privacy when the renewal was added. */
  originalPrivacy?: boolean;
  /** The domain's add-ons when the renewal was added; those that the renewal leaves out end at `date`. */
  add_ons_now?: AddOnService[];
  /** The number of the domain's email addresses when the renewal was added; those that the renewal leaves out end at `date`. */
  email_addresses_now?: number;
  /** The transfer code; a secret, never logged. */
  auth_info?: string;
  /** The line replaced an earlier one for the same domain, or adds to an existing domain without renewing it. */
  isUpdate?: boolean;
  /** When the registration ends after this order, as an instant. */
  expiry_date?: string;
}
