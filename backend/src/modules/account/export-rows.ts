import { toWire } from '@storefront/shared/domain';
import { addMembers } from '../../db/json-object';
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

export const orders = ({ json, state, currency, amount, tax, total, captured, refunded }: Row<'orders'>) =>
  addMembers(json, {
    status_name: toStatusName(state),
    amount: toWire(amount, currency),
    tax: toWire(tax, currency),
    total: toWire(total, currency),
    captured: toWire(captured, currency),
    refunded: toWire(refunded, currency),
  });

export const order_items = ({ json, currency, amount, tax, tax_rates, sub_items, ...item }: Row<'order_items'>) =>
  addMembers(json, {
    status: toItemStatus(item.state),
    ...(getItemMessage(item) ?? { message: '' }),
    amount: toWire(amount, currency),
    tax: toWire(tax, currency),
    tax_rates: tax_rates.map((line) => ({ ...line, tax_amount: toWire(line.tax_amount, currency) })),
    sub_items: sub_items.map((addOn) => ({ ...addOn, cost: toWire(addOn.cost, currency) })),
  });

export const receipts = ({ json, number, kind, amount, currency }: Row<'receipts'>) => {
  const document = showDocument({ kind, amount });
  return addMembers(json, {
    number: receiptNumber(number),
    kind: document.kind,
    amount: toWire(document.amount, currency),
  });
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

export const sessions = ({
  row: { created_at, updated_at, expires_at, ip_address, user_agent, country },
}: Row<'sessions'>) => ({
  created_at: text(created_at),
  last_used_at: text(updated_at),
  expires_at: text(expires_at),
  ip_address,
  device: user_agent,
  ...(country !== null && { country }),
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
