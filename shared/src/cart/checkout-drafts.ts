import type { Contact } from '../contract/contact';
import { DRAFT_HOURS } from '../domain/product-terms';
import { IDENTITY_FIELDS } from '../domain/tld-requirements/identity-fields';
import type { TldAnswers } from '../domain/tld-requirements/types';
import { atom, store, storedAtom, type Update } from '../store';
import { toChecker, either, entriesOf, fields, flag, listOf, optional, orNull, text, whole } from '../store/shape';

/** How long a registrant's data may stay in the browser, in milliseconds (RG-08). */
const KEPT_MS = DRAFT_HOURS * 3_600_000;

/** The input of one registrant form so far. */
interface TypedRegistrant {
  readonly contact: Partial<Contact> & { readonly phone_prefix?: string; readonly extension?: string };
  /** Answers by TLD; identity numbers are stripped before saving. */
  readonly tld_data: Readonly<Record<string, TldAnswers>>;
}

/** The input for a registrant that gets only some domains of the cart (RG-11). */
interface OtherRegistrantDraft extends TypedRegistrant {
  readonly id: string;
  readonly domains: readonly string[];
}

/** The input about the registrants of the cart so far: of the one that gets all domains which no other one gets, and of the others. */
export interface RegistrantDraft extends TypedRegistrant {
  readonly others?: readonly OtherRegistrantDraft[];
}

/** The order that is being placed (OR-05). */
export interface OrderDraft {
  readonly idempotency_key: string;
  readonly order_id?: string;
  readonly payment_method_id?: string;
  /** The order was sent under this key and no response came: check first whether it arrived. */
  readonly sent?: boolean;
}

interface KeptRegistrant extends RegistrantDraft {
  readonly saved_at: number;
}

const typed = { contact: entriesOf(text()), tld_data: entriesOf(entriesOf(either(text(), flag))) };

const registrant = fields<KeptRegistrant>({
  saved_at: whole(0, Number.MAX_SAFE_INTEGER),
  ...typed,
  others: optional(listOf(fields<OtherRegistrantDraft>({ id: text(/^\d{1,6}$/), domains: listOf(text()), ...typed }))),
});

const order = fields<OrderDraft>({
  idempotency_key: text(/^[A-Za-z0-9_-]{16,64}$/),
  order_id: optional(text()),
  payment_method_id: optional(text()),
  sent: optional(flag),
});

const keptRegistrantAtom = storedAtom<KeptRegistrant | null>({
  key: 'registrant',
  version: 1,
  empty: null,
  schema: toChecker(orNull(registrant)),
});

const isFresh = (stored: KeptRegistrant | null): stored is KeptRegistrant =>
  stored !== null && Math.abs(Date.now() - stored.saved_at) < KEPT_MS;

/** Removes the identity numbers from the answers by TLD. */
function withoutIdentity(tldData: TypedRegistrant['tld_data']): TypedRegistrant['tld_data'] {
  const isKept = ([name]: readonly [string, unknown]): boolean => !IDENTITY_FIELDS.has(name);
  return Object.fromEntries(
    Object.entries(tldData).map(([tld, answers]) => [tld, Object.fromEntries(Object.entries(answers).filter(isKept))]),
  );
}

const toKept = ({ contact, tld_data, others }: RegistrantDraft): KeptRegistrant => ({
  saved_at: Date.now(),
  contact,
  tld_data: withoutIdentity(tld_data),
  ...(others &&
    others.length > 0 && { others: others.map((one) => ({ ...one, tld_data: withoutIdentity(one.tld_data) })) }),
});

/**
 * The registrant draft, stored under `sf:registrant` for at most 24 hours and never with identity numbers (RG-08); null if there is none.
 */
export const registrantDraftAtom = atom(
  (get): RegistrantDraft | null => {
    const stored = get(keptRegistrantAtom);
    if (!isFresh(stored)) return null;
    const { saved_at: _savedAt, ...draft } = stored;
    return draft;
  },
  (get, set, update: Update<RegistrantDraft | null>) => {
    const before = get(keptRegistrantAtom);
    const next = typeof update === 'function' ? update(isFresh(before) ? before : null) : update;
    set(keptRegistrantAtom, next && toKept(next));
  },
);

/** The order draft, stored under `sf:order`; null if no order is being placed. */
export const orderDraftAtom = storedAtom<OrderDraft | null>({
  key: 'order',
  version: 1,
  empty: null,
  schema: toChecker(orNull(order)),
});

/** Deletes the registrant and order drafts: when the order completes, and with all other drafts (RG-08). */
export function clearCheckoutDrafts(): void {
  store.set(keptRegistrantAtom, null);
  store.set(orderDraftAtom, null);
}

/** Deletes the registrant draft after 24 hours, at start and in a tab that stays open (RG-08). */
export function wipeRegistrantInTime(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    const stored = store.get(keptRegistrantAtom);
    if (stored === null) return;
    if (isFresh(stored)) timer = setTimeout(look, KEPT_MS - Math.abs(Date.now() - stored.saved_at));
    else store.set(keptRegistrantAtom, null);
  };
  store.sub(keptRegistrantAtom, look);
  look();
}
