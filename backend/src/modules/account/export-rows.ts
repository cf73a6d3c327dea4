import { toWire, type Minor } from '@storefront/shared/domain';
import { toMethodDetails } from '../../db/payment-method';
import { getItemMessage, toItemStatus, toStatusName } from '../orders';
import { receiptNumber, showDocument } from '../receipts';
import type { exportPages } from './export-queries';

type Pages = ReturnType<typeof exportPages>;
/** A row of a list of the export, as its statement returns it. */
type Row<List extends keyof Pages> = Awaited<ReturnType<Pages[List]>> extends readonly (infer Found)[] ? Found : never;

const text = (at: Date): string => at.toISOString();
const textOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

interface WaitingRequest {
  readonly proof: string | null;
  readonly reference: string | null;
  readonly opened_at: Date;
  readonly waits_until: Date;
  readonly outcome: string | null;
  readonly ended_at: Date | null;
}

/** Converts a request about the account that waits before it takes effect. */
const waitingRequest = <Request extends WaitingRequest>(request: Request) => ({
  proof: request.proof as Request['proof'],
  reference: request.reference as Request['reference'],
  opened_at: text(request.opened_at),
  waits_until: text(request.waits_until),
  outcome: request.outcome,
  ended_at: textOrNull(request.ended_at),
});

export const contacts = ({
  row: { id, contact, is_default, consented_at, created_at, updated_at },
}: Row<'contacts'>) => ({
  id,
  contact,
  is_default,
  consented_at: text(consented_at),
  created_at: text(created_at),
  updated_at: text(updated_at),
});

export const registrants = ({
  row: { id, first_name, last_name, email, created_at, last_mail_at, verified_at },
}: Row<'registrants'>) => ({
  id,
  first_name,
  last_name,
  email,
  created_at: text(created_at),
  last_mail_at: text(last_mail_at),
  verified_at: textOrNull(verified_at),
});

export const cards = ({ row: { id, is_default, created_at, deleted_at, ...row } }: Row<'cards'>) => ({
  id,
  ...toMethodDetails(row),
  is_default,
  created_at: text(created_at),
  removed_at: textOrNull(deleted_at),
});

export const domains = ({ row, dnssec }: Row<'domains'>) => ({
  id: row.id,
  domain: row.name,
  status: row.status,
  stage: row.stage,
  registered_at: text(row.registered_at),
  expiry_date: text(row.expiry_date),
  ended_at: textOrNull(row.ended_at),
  is_auto_renew: row.is_auto_renew,
  has_whois_privacy: row.has_whois_privacy,
  is_locked: row.is_locked,
  nameservers: row.nameservers,
  nameserver_addresses: row.nameserver_addresses,
  dnssec: dnssec && { state: dnssec.state, since: text(dnssec.state_since), ds_records: dnssec.ds_records },
  forwarding_url: row.forwarding_url,
  forwarding_permanent: row.forwarding_permanent,
  forwarding_keeps_path: row.forwarding_keeps_path,
  email_forwards: row.email_forwards.map(({ alias, target }) => ({ alias, target })),
  registrant: row.registrant,
  tld_data: row.tld_data,
  verify_by: textOrNull(row.verify_by),
});

export const autorenewals = ({
  domain,
  row: { expiry_date, told_at, currency_code, told_total, attempts },
}: Row<'autorenewals'>) => ({
  domain,
  expiry_date: text(expiry_date),
  told_at: text(told_at),
  currency_code,
  told_total: toWire(told_total, currency_code),
  attempts,
});

export const expiry_notices = ({ domain, row: { expiry_date, day, sent_at } }: Row<'expiry_notices'>) => ({
  domain,
  expiry_date: text(expiry_date),
  day,
  sent_at: text(sent_at),
});

export const bulk_changes = ({ row: { domain, outcome }, edit, started_at }: Row<'bulk_changes'>) => ({
  domain,
  edit,
  outcome,
  started_at: text(started_at),
});

export const dns_records = ({ json }: Row<'dns_records'>) => json;

export const orders = ({ row }: Row<'orders'>) => {
  const wire = (minor: Minor): number => toWire(minor, row.currency_code);
  return {
    order_id: row.id,
    status_name: toStatusName(row.state),
    created_at: text(row.created_at),
    updated_at: text(row.updated_at),
    currency_code: row.currency_code,
    amount: wire(row.amount),
    tax: wire(row.tax),
    total: wire(row.total),
    captured: wire(row.captured),
    refunded: wire(row.refunded),
    tax_country: row.tax_country,
    card_id: row.payment_method_id,
    placed_by_shop: row.merchant_initiated,
    consent: row.consent,
    withdrawn_at: textOrNull(row.withdrawn_at),
  };
};

export const order_items = ({ item, currency }: Row<'order_items'>) => {
  const wire = (minor: Minor): number => toWire(minor, currency);
  return {
    id: item.id,
    order_id: item.order_id,
    type: item.type,
    domain: item.domain_name,
    period: item.period,
    status: toItemStatus(item.state),
    ...(getItemMessage(item) ?? { message: '' }),
    amount: wire(item.amount),
    tax: wire(item.tax),
    tax_rates: item.tax_rates.map((line) => ({ ...line, tax_amount: wire(line.tax_amount) })),
    sub_items: item.sub_items.map((addOn) => ({ ...addOn, cost: wire(addOn.cost) })),
    registrant: item.registrant,
    tld_data: item.tld_data,
    expiry_date: textOrNull(item.expiry_date),
  };
};

export const receipts = ({
  document: { number, order_id, parties, issued_at, ...document },
  currency,
}: Row<'receipts'>) => {
  const { kind, amount } = showDocument(document);
  return {
    number: receiptNumber(number),
    kind,
    order_id,
    amount: toWire(amount, currency),
    buyer: parties.buyer,
    issued_at: text(issued_at),
  };
};

export const transfers = ({
  row: { order_item_id, domain, stage, stage_until, asked_at, confirmed_at, cancel_asked_at, created_at, zone },
}: Row<'transfers'>) => ({
  order_item_id,
  domain,
  stage,
  stage_until: textOrNull(stage_until),
  asked_at: textOrNull(asked_at),
  confirmed_at: textOrNull(confirmed_at),
  cancel_asked_at: textOrNull(cancel_asked_at),
  created_at: text(created_at),
  zone,
});

export const cart = ({ key: domain, at, choice }: Row<'cart'>) => ({
  domain,
  changed_at: new Date(at).toISOString(),
  choice,
});

export const letters = ({ json }: Row<'letters'>) => json;

export const sessions = ({ row: { created_at, updated_at, expires_at, ip_address, user_agent } }: Row<'sessions'>) => ({
  created_at: text(created_at),
  last_used_at: text(updated_at),
  expires_at: text(expires_at),
  ip_address,
  device: user_agent,
});

export const address_corrections = ({ row }: Row<'address_corrections'>) => ({
  former_email: row.former_email,
  new_email: row.new_email,
  ...waitingRequest(row),
});

export const factor_removals = ({ row }: Row<'factor_removals'>) => ({ email: row.email, ...waitingRequest(row) });

export const app_codes = ({ row: { created_at, confirmed_at } }: Row<'app_codes'>) => ({
  created_at: text(created_at),
  confirmed_at: textOrNull(confirmed_at),
});

export const passkeys = ({ row: { name, created_at, last_used_at } }: Row<'passkeys'>) => ({
  name,
  created_at: text(created_at),
  last_used_at: textOrNull(last_used_at),
});

export const api_keys = ({
  row: { name, prefix, scopes, domain, created_at, expires_at, last_used_at },
}: Row<'api_keys'>) => ({
  name,
  prefix,
  scopes: [...scopes],
  domain,
  created_at: text(created_at),
  expires_at: textOrNull(expires_at),
  last_used_at: textOrNull(last_used_at),
});

type ActivityPage = ReturnType<Pages['activity']> extends AsyncIterable<infer Page> ? Page : never;
export const activity = ({ json }: ActivityPage[number]) => json;
