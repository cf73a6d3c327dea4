import type { RefusalReason, RegistrarOrder } from '../../../ports/registrar';
import { parseReplyCode, type Meaning } from './reply-codes';
import type { XcpReply } from './xcp-client';

/** Meanings that do not determine whether an order was or will be carried out. */
const SILENT: ReadonlySet<Meaning> = new Set<Meaning>([
  'done',
  'available',
  'accepted',
  'again',
  'in_flight',
  'no_funds',
  'account',
  'fault',
]);

/** Refusal reasons for each kind of order: the default, then those by meaning. */
const reasons: Readonly<
  Record<RegistrarOrder['kind'], readonly [RefusalReason, Partial<Record<Meaning, RefusalReason>>]>
> = {
  new: ['not_sold', { exists: 'taken', taken: 'taken', data: 'data' }],
  renew: ['not_renewable', { expiry_differs: 'expiry_differs', renewed: 'expiry_differs', data: 'data' }],
  transfer: ['transfer_hold', { data: 'data', not_sold: 'not_sold' }],
};

const WRONG_CODE = /auth[\w ]{0,20}(code|info)|transfer code|epp code|\bTAC\b/i;
const LOCKED = /transfer ?prohibited|\block(ed)?\b/i;

/** Returns why an order was refused; null if the reply leaves the outcome unknown. */
export function refusalReason(kind: RegistrarOrder['kind'], { code, text }: XcpReply): RefusalReason | null {
  const meaning = parseReplyCode(code, text);
  if (SILENT.has(meaning)) return null;
  if (kind === 'transfer' && WRONG_CODE.test(text)) return 'auth_code';
  if (kind === 'transfer' && LOCKED.test(text)) return 'locked';
  const [otherwise, known] = reasons[kind];
  return known[meaning] ?? otherwise;
}
