import type { CartChoice } from '../contract/cart';
import type { AddOnService } from '../contract/price';
import type { SearchResult } from '../contract/search';
import type { CartItem } from '../domain/cart-item';
import { lineKind } from '../domain/line-kind';
import { timesMinor } from '../domain/money';
import { selectedAddOns } from '../domain/totals';
import { serverNow } from '../api';
import { shopCurrency } from '../currency';
import { toCartChoice, fromCartChoice } from './cart-choice';
import { withAddOn, withPeriod, withoutAddOn, withoutOne } from './cart-rules';
import {
  addOnItem,
  newItem,
  renewalItem,
  transferItem,
  withChosenAddOns,
  type AddOnSubject,
  type RenewalSubject,
  type TransferSubject,
} from './new-items';
import { cartLines, changeLines } from './cart-store';
import type { LineChange } from './cart-writes';
import { followCart } from './follow';
import { repriceSoon } from './reprice';
import { offerUndo } from './undo';

/** Changes lines so that they have to be priced again. */
function changePrice(domains: readonly string[], change: LineChange): void {
  changeLines(domains, change);
  repriceSoon(domains);
}

/** Adds lines. A line of another type for the same domain is replaced; adding the same line again changes nothing. */
function put(...items: CartItem[]): void {
  const byName = new Map(items.map((item) => [item.domain, item]));
  followCart();
  changePrice([...byName.keys()], (before, domain) => {
    const item = byName.get(domain);
    if (!before || !item) return item;
    const same = lineKind(before) === lineKind(item) && before.auth_info === item.auth_info;
    return same ? undefined : { ...withChosenAddOns(item, before), isUpdate: true };
  });
}

/**
 * Adds a search result as a new registration (CT-02) and fetches its price. Returns false, and adds nothing, if the domain cannot be
 * bought or its price is not known (PR-03).
 */
export function addNewDomain(result: SearchResult): boolean {
  const item = newItem(result);
  if (item) put(item);
  return item !== null;
}

/** As `addNewDomain`, for many search results at once. Returns how many were added. */
export function addNewDomains(results: readonly SearchResult[]): number {
  const items = results.flatMap((result) => newItem(result) ?? []);
  if (items.length > 0) put(...items);
  return items.length;
}

/** Adds the renewal of the customer's own domain with its add-ons (CT-03). Returns false if it cannot be renewed further (CT-09). */
export function addRenewal(subject: RenewalSubject): boolean {
  const item = renewalItem(subject, shopCurrency(), serverNow());
  if (item) put(item);
  return item !== null;
}

/**
 * Adds an add-on for a customer's domain until its expiry (DM-09), or to the line that the domain already has: together with a renewal it
 * is bought for the renewed term. Returns false if it is not offered now.
 */
export function addAddOn(subject: AddOnSubject, service: AddOnService): boolean {
  const item = addOnItem(subject, service, shopCurrency());
  if (!item) return false;
  followCart();
  changePrice([item.domain], (before) => {
    if (before?.type !== 'renew') return before ? { ...item, isUpdate: true } : item;
    if (before.sub_products.some(({ type }) => type === service))
      return before.sub_products.some(({ type, is_selected }) => type === service && is_selected)
        ? undefined
        : withAddOn(before, service);
    const [addOn] = item.sub_products;
    const serviceCost =
      lineKind(before) === 'renew'
        ? { service_prorated: false, cost: timesMinor(addOn?.price ?? 0, before.period) }
        : {};
    return {
      ...before,
      priced: 'checking',
      privacy: before.privacy || service === 'contact_privacy',
      sub_products: [...before.sub_products, ...item.sub_products.map((one) => ({ ...one, ...serviceCost }))],
    };
  });
  return true;
}

/** Adds a transfer (CT-04). */
export function addTransfer(subject: TransferSubject): void {
  put(transferItem(subject, shopCurrency()));
}

/** Sets the transfer code from the losing registrar. */
export function setTransferCode(domain: string, code: string): void {
  changeLines([domain], (line) =>
    line?.type === 'transfer' && line.auth_info !== code ? { ...line, auth_info: code } : undefined,
  );
}

/** Returns the current choices of the cart, for transfer to another device (CT-13). Transfer codes stay here. */
export function cartChoices(): CartChoice[] {
  return cartLines().map(toCartChoice);
}

/** Adds a cart transferred from another device. Domains already in the cart stay as they are. Returns how many were added. */
export function addChoices(choices: readonly CartChoice[]): number {
  followCart();
  const inCart = new Set(cartLines().map(({ domain }) => domain));
  const byDomain = new Map(
    choices.filter(({ domain }) => !inCart.has(domain)).map((choice) => [choice.domain, choice]),
  );
  const names = [...byDomain.keys()];
  changePrice(names, (before, domain) => {
    const choice = byDomain.get(domain);
    return before || !choice ? undefined : fromCartChoice(choice, undefined, shopCurrency());
  });
  return names.length;
}

/** Removes one unit of a line, and with the last one the line (CT-05), shows a notice and offers to undo it (CT-12). */
export function removeItem(domain: string): void {
  const before = cartLines().filter((line) => line.domain === domain);
  changeLines([domain], (line) => line && withoutOne(line));
  offerUndo(before);
}

/** Empties the cart (CT-06), shows a notice and offers to undo it (CT-12). */
export function resetCart(): void {
  const before = cartLines();
  changeLines(
    before.map(({ domain }) => domain),
    () => null,
  );
  offerUndo(before);
}

/** Removes lines that an order has completed, with their transfer codes; cannot be undone. */
export function removeOrdered(domains: readonly string[]): void {
  changeLines(domains, () => null);
}

/** Sets the years of a line to the nearest possible period and fetches its price (CT-09). */
export function setPeriod(domain: string, years: number): void {
  setPeriods(new Map([[domain, years]]));
}

/**
 * Sets the years of many lines, by domain, as `setPeriod` does for one: in a single write of the cart, which other tabs and the account see
 * as a whole, and with a single price request.
 */
export function setPeriods(periods: ReadonlyMap<string, number>): void {
  changePrice([...periods.keys()], (line, domain) => line && withPeriod(line, periods.get(domain) ?? line.period));
}

/** Sets auto-renew of a line; not available for a transfer until the domain has arrived (CT-04). */
export function setAutorenew(domain: string, on: boolean): void {
  changeLines([domain], (line) =>
    line && line.type !== 'transfer' && line.autorenew !== on ? { ...line, autorenew: on } : undefined,
  );
}

/** Selects an add-on that the line offers; for email forwarding, each call adds one address (CT-07). */
export function selectAddOn(domain: string, service: AddOnService): void {
  changeLines([domain], (line) => line && withAddOn(line, service));
}

/** Deselects an add-on, email forwarding by one address at a time. An add-ons-only line is removed with its last add-on (CT-12). */
export function deselectAddOn(domain: string, service: AddOnService): void {
  const before = cartLines().filter((line) => line.domain === domain);
  let isOut = false;
  changeLines([domain], (line) => {
    const after = line && withoutAddOn(line, service);
    isOut = after !== undefined && lineKind(after) === 'add_ons' && selectedAddOns(after).length === 0;
    return isOut ? null : after;
  });
  if (isOut) offerUndo(before);
}
