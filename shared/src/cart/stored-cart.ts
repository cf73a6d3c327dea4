import { ADD_ONS, ADD_ON_SERVICES, SERVICE_TYPES } from '../domain/add-ons';
import type { CartItem, SubProduct } from '../domain/cart-item';
import { RENEWAL_YEARS_MAX } from '../domain/constants';
import { NAME_MAX } from '../domain/names';
import type { RenewalFee } from '../domain/renewal-fee';
import type { TaxLine } from '../domain/tax';
import { storedAtom } from '../store';
import {
  toChecker,
  entriesOf,
  fields,
  flag,
  instant,
  listOf,
  oneOf,
  optional,
  orNull,
  text,
  whole,
  within,
} from '../store/shape';
import { amount } from './amount-shape';
import { EMPTY_CART, mergeCarts, sameCart, type CartEntry, type CartState } from './cart-state';

const years = whole(1, RENEWAL_YEARS_MAX);
/** Can be 0: a line with add-ons alone adds no years. */
const addedYears = whole(0, RENEWAL_YEARS_MAX);
const count = whole(1, 99);
const name = text(new RegExp(`^(?=.{3,${NAME_MAX}}$)[a-z0-9-]+(\\.[a-z0-9-]+)+$`));
const currency = text(/^[A-Z]{3}$/);
const taxLines = listOf(
  fields<TaxLine>({ tax_id: text(), tax_rule_name: text(), tax_rate: within(0, 100), tax_amount: amount }),
);

const subProduct = fields<SubProduct>({
  type: oneOf(...ADD_ON_SERVICES),
  domain: name,
  name: text(),
  price: amount,
  cost: amount,
  costPerYear: amount,
  tax: amount,
  quantity: count,
  is_selected: flag,
  tax_rates: taxLines,
  service: oneOf(...Object.values(SERVICE_TYPES), ...Object.values(ADD_ONS).map(({ service }) => service)),
  service_prorated: flag,
  currency_code: currency,
  currency_symbol: text(),
});

const anyItem = fields<CartItem>({
  type: oneOf('new', 'renew', 'transfer'),
  domain: name,
  period: addedYears,
  years_added: optional(whole(0, 1)),
  quantity: count,
  price: amount,
  cost: amount,
  tax: amount,
  tax_rates: taxLines,
  sub_products: listOf(subProduct),
  privacy: flag,
  autorenew: flag,
  currency_code: currency,
  renewal_price: amount,
  fee: optional(fields<RenewalFee>({ kind: oneOf('late', 'restore'), amount: amount })),
  quote: optional(text()),
  quote_expires_at: optional(instant),
  is_premium: optional(flag),
  tax_country: optional(text(/^[A-Z]{2}$/)),
  priced: oneOf('priced', 'checking', 'unknown'),
  problem: optional(oneOf('taken', 'not_sold', 'registry_silent', 'not_yours', 'not_renewable', 'being_deleted')),
  tld_registration_years: optional(listOf(years)),
  renewalPeriods: optional(listOf(years)),
  date: optional(instant),
  max_year: optional(years),
  originalPrivacy: optional(flag),
  add_ons_now: optional(listOf(oneOf(...ADD_ON_SERVICES))),
  email_addresses_now: optional(whole(1, 1000)),
  auth_info: optional(text(/^[\s\S]{0,700}$/)),
  isUpdate: optional(flag),
  expiry_date: optional(instant),
});

/** Only a renewal can have 0 years. */
const cartItem = (value: unknown): value is CartItem => anyItem(value) && (value.period > 0 || value.type === 'renew');

/** At most half of the safe integers, so that later writes can still have greater stamps. */
const stamp = whole(0, Number.MAX_SAFE_INTEGER / 2);
const tabName = text(/^\w{1,20}$/);
const anyEntry = fields<CartEntry>({
  at: stamp,
  by: tabName,
  priced_at: optional(stamp),
  priced_by: optional(tabName),
  since: stamp,
  item: orNull(cartItem),
});

/** An entry stored under its own domain. */
const isEntry = (value: unknown, domain: string): value is CartEntry =>
  anyEntry(value) && name(domain) && (value.item === null || value.item.domain === domain);

const cartState = fields<CartState>({ generation: optional(stamp), entries: entriesOf(isEntry) });

/** Keeps the readable entries and returns the others separately (CT-10). */
function salvageCart(data: unknown): { kept: CartState; lost: unknown } {
  if (typeof data !== 'object' || data === null) return { kept: EMPTY_CART, lost: data };
  const found: unknown = 'entries' in data ? data.entries : undefined;
  if (typeof found !== 'object' || found === null) return { kept: EMPTY_CART, lost: data };
  const kept: [string, CartEntry][] = [];
  const lost: [string, unknown][] = [];
  for (const [domain, entry] of Object.entries(found)) {
    if (isEntry(entry, domain)) kept.push([domain, entry]);
    else lost.push([domain, entry]);
  }
  const count: unknown = 'generation' in data ? data.generation : undefined;
  return {
    kept: { ...(stamp(count) ? { generation: count } : {}), entries: Object.fromEntries(kept) },
    lost: Object.fromEntries(lost),
  };
}

/**
 * The storage format of the cart under `sf:cart`, version 1 (CT-10). Keeps unknown fields of later builds, so that switching between
 * builds loses nothing; the tests have a fixture of every released version.
 */
export const cartArea = {
  key: 'cart',
  version: 1,
  empty: EMPTY_CART,
  schema: toChecker(cartState),
  salvage: salvageCart,
  merge: mergeCarts,
  alike: sameCart,
} as const;

/** The cart of this browser: stored, validated when read, merged with other tabs per domain. */
export const cartStateAtom = storedAtom<CartState>(cartArea);
