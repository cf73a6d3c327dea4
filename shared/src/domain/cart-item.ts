import type { ItemType } from '../contract/checkout';
import type { AddOnService, LineProblem, ServiceType } from '../contract/price';
import type { Minor } from './money';
import type { RenewalFee } from './renewal-fee';
import type { TaxLine } from './tax';

/**
 * Where the amounts of a line stand: `priced` by the server, `checking` while an answer is on its way (the amounts are those
 * of before), `unknown` when the check failed (NT-12); then no amount may be shown as current.
 */
export type Priced = 'priced' | 'checking' | 'unknown';

/** An add-on of a cart line (CT-01). Amounts are for one of it; `quantity` times `cost` is charged. */
export interface SubProduct {
  type: AddOnService;
  domain: string;
  name: string;
  /** One year. */
  price: Minor;
  /** The whole period. */
  cost: Minor;
  costPerYear: Minor;
  tax: Minor;
  quantity: number;
  is_selected: boolean;
  tax_rates: TaxLine[];
  service: ServiceType;
  /** True where the add-on is charged only for what is left of the present term of a domain. */
  service_prorated: boolean;
  currency_code: string;
  currency_symbol: string;
}

/** A line of the cart, keyed by its domain name (CT-01). Amounts are for quantity 1, before tax. */
export interface CartItem {
  type: ItemType;
  domain: string;
  /** Years; 0 in a renewal that buys add-ons alone, from now until `date` (`lineKind`). */
  period: number;
  /** How many years a transfer adds to the term that the domain has; missing until it is priced, and in what earlier builds kept. */
  years_added?: number | undefined;
  quantity: number;
  /** The first year. */
  price: Minor;
  /** The whole period, with the fee. */
  cost: Minor;
  /** Included in `cost`: the fee for renewing an expired domain, in addition to the years. */
  fee?: RenewalFee;
  /** On `cost`, by the rules of `tax_country`. */
  tax: Minor;
  tax_rates: TaxLine[];
  sub_products: SubProduct[];
  /** Privacy protection is chosen. */
  privacy: boolean;
  autorenew: boolean;
  currency_code: string;
  /** Each year after the period. */
  renewal_price: Minor;
  /** The server's signature over the price and until when it is honoured (PR-02). */
  quote?: string;
  quote_expires_at?: string;
  is_premium?: boolean;
  /** Whose tax rules were applied; left out while the line is priced before tax. */
  tax_country?: string;
  priced: Priced;
  /** Why the server could not price the line, where it gave a reason. */
  problem?: LineProblem;
  /** Years a new name can be registered for. */
  tld_registration_years?: number[];
  /** Years an own name can be renewed for now. */
  renewalPeriods?: number[];
  /** The expiry date on record, as an instant; renewals only. */
  date?: string;
  /** Most years that can be chosen now. */
  max_year?: number;
  /** Whether the name had privacy when the renewal was added. */
  originalPrivacy?: boolean;
  /** The add-ons that the name has when the renewal is added; one that the renewal leaves out ends at `date`. */
  add_ons_now?: AddOnService[];
  /** How many email addresses the name has when the renewal is added; those that the renewal leaves out end at `date`. */
  email_addresses_now?: number;
  /** The transfer code; a secret, never logged. */
  auth_info?: string;
  /** The line replaced an earlier one for the same domain, or adds to an existing domain without renewing it. */
  isUpdate?: boolean;
  /** When the registration ends after this order, as an instant. */
  expiry_date?: string;
}
