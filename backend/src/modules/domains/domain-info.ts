import type { AddOnService, DomainInfo } from '@storefront/shared/contract';
import { maxRenewalYears, nameLife, toWire, type Minor } from '@storefront/shared/domain';
import { addDays } from '../../core/days';
import { findSoldName } from '../../core/catalog/catalog';
import { findHeldUntil } from '../../core/transfer-policy';
import type { Deps } from '../../deps';
import type { DomainRow, OwnDomain, RenewableStage } from '../portfolio';
import type { listOpenChanges } from '../registrar-changes';
import { addOnsFor, priceService, type Sale, prorateAddOns, yearsSold } from '../prices';

/** Returns the end dates of the active add-ons that will not be renewed. */
function getEnds({
  has_whois_privacy,
  privacy_ends_at,
  domain_forwarding,
  domain_forwarding_ends_at,
  email_forwarding,
  email_forwarding_ends_at,
}: DomainRow): NonNullable<DomainInfo['add_on_ends']> {
  return {
    ...(has_whois_privacy && privacy_ends_at && { contact_privacy: privacy_ends_at.toISOString() }),
    ...(domain_forwarding &&
      domain_forwarding_ends_at && { domain_forwarding: domain_forwarding_ends_at.toISOString() }),
    ...(email_forwarding && email_forwarding_ends_at && { email_forwarding: email_forwarding_ends_at.toISOString() }),
  };
}

/** Returns the yearly price of each add-on sold for a domain, before tax; 0 for a free one. */
export function addOnPrices(
  name: string,
  { priceList, currency }: Pick<Sale, 'priceList' | 'currency'>,
): Partial<Record<AddOnService, Minor>> {
  const record = findSoldName(name)?.record;
  return record
    ? Object.fromEntries(
        addOnsFor(record, 'domain_renew', priceList).map((addOn) => [addOn, priceList.addOn(addOn, currency)]),
      )
    : {};
}

/** Whether the privacy service can be switched on without an order, because it is free or still paid for. */
export function privacySwitchable({ domain, privacyBought }: OwnDomain, price: Minor | undefined, now: Date): boolean {
  return price === 0 || (privacyBought && (domain.privacy_ends_at === null || domain.privacy_ends_at > now));
}

/** Returns a domain with its renewal prices, by our clock and the last premium price; only a price check queries both anew. */
export function domainInfo(
  own: OwnDomain,
  sale: Omit<Sale, 'country'>,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  unsettled: Awaited<ReturnType<typeof listOpenChanges>>,
  restoreEnd: Date | null,
): DomainInfo {
  const { domain, premium } = own;
  const { currency } = sale;
  const addOns = addOnPrices(domain.name, sale);
  const now = clock.now();
  const sold = findSoldName(domain.name);
  if (!sold) throw new Error(`${domain.name} is registered, but its TLD is not in the catalog`);
  const life = nameLife(domain.expiry_date, sold.record, now);
  const stage = life.stage === 'released' ? 'pending_delete' : life.stage;
  const heldUntil = findHeldUntil(domain, config.transferPolicy, now);
  const isDeleted = unsettled.some(({ kind }) => kind === 'deletion');
  const renewable: RenewableStage | null = isDeleted || stage === 'pending_delete' ? null : stage;
  const findCost = (period: number) =>
    priceService(
      {
        record: sold.record,
        premium,
        service: 'domain_renew',
        period,
        withAddOns: false,
        stage: renewable ?? 'active',
      },
      { ...sale, country: null },
    );
  const years = renewable ? Math.min(maxRenewalYears(domain.expiry_date, now), sold.record.maxYears) : 0;
  const least = yearsSold(sold.record, 'domain_renew').min;
  const first = findCost(least);
  const listed = sale.priceList.findPrices(sold.record.tld, currency);
  if (!first || !listed) throw new Error(`A renewal of ${domain.name} has no price`);
  const graceUntil = addDays(domain.expiry_date, sold.record.graceDays);
  const redemptionUntil = addDays(graceUntil, sold.record.redemptionDays);
  return {
    domain: domain.name,
    status: isDeleted ? 'deleting' : stage === 'active' ? domain.status : stage,
    expiry_date: domain.expiry_date.toISOString(),
    stage,
    stage_ends: (life.until ?? domain.stage_ends).toISOString(),
    registered_at: domain.registered_at.toISOString(),
    has_whois_privacy: domain.has_whois_privacy,
    domain_forwarding: domain.domain_forwarding,
    email_forwarding: domain.email_forwarding,
    forwarding_url: domain.forwarding_url,
    forwarding_permanent: domain.forwarding_permanent,
    forwarding_keeps_path: domain.forwarding_keeps_path,
    domain_forwarding_sold: sale.priceList.sells('domain_forwarding'),
    email_forwards: domain.email_forwards.map(({ alias, target }) => ({ alias, target })),
    email_forwards_max: domain.email_forwards_max,
    ...(domain.email_forwards_next !== null &&
      domain.email_forwards_next_at !== null && {
        email_forwards_next: { max: domain.email_forwards_next, from: domain.email_forwards_next_at.toISOString() },
      }),
    add_on_ends: getEnds(domain),
    add_on_prices: Object.fromEntries(Object.entries(addOns).map(([addOn, price]) => [addOn, toWire(price, currency)])),
    add_on_offers: Object.fromEntries(
      prorateAddOns({ ...domain, privacyBought: own.privacyBought }, sold.record, sale, now).map(
        ({ name, cost, isLeast }) => [name, { cost: toWire(cost, currency), is_least: isLeast }],
      ),
    ),
    privacy_switchable: domain.has_whois_privacy || privacySwitchable(own, addOns.contact_privacy, now),
    email_forwarding_sold: sale.priceList.sells('email_forwarding'),
    is_auto_renew: domain.is_auto_renew,
    is_locked: domain.is_locked,
    nameservers: domain.nameservers,
    nameserver_addresses: domain.nameserver_addresses,
    default_nameservers: [...config.nameservers],
    privacy_allowed: sold.record.privacyAllowed,
    transfers_by: sold.record.transferByTag ? 'tag' : 'code',
    ...(heldUntil && { transferable_from: heldUntil.toISOString() }),
    grace_until: graceUntil.toISOString(),
    redemption_until: redemptionUntil.toISOString(),
    released_at: (nameLife(domain.expiry_date, sold.record, redemptionUntil).until ?? redemptionUntil).toISOString(),
    late_price: toWire(listed.late, currency),
    restore_price: toWire(listed.restore, currency),
    price: toWire(first.price, currency),
    fee: renewable && first.fee && { kind: first.fee.kind, amount: toWire(first.fee.amount, currency) },
    currency_code: currency,
    tld_renewal_years: Array.from({ length: years }, (_, index) => index + 1).flatMap((period) => {
      const line = findCost(period);
      return line ? [{ period, cost: toWire(line.cost, currency) }] : [];
    }),
    ...(unsettled.length > 0 && {
      unsettled: unsettled.map(({ kind, asked_at }) => ({ change: kind, asked_at: asked_at.toISOString() })),
    }),
    ...(restoreEnd && { way_back_until: restoreEnd.toISOString() }),
    min_renewal_years: least,
    updated_at: domain.updated_at.toISOString(),
  };
}
