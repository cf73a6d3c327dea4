import { millisecondsInDay } from 'date-fns/constants';
import type { TransferCheck } from '@storefront/shared/contract';
import { onSessionEnd } from '@storefront/shared/session';
import { shape, store, storedAtom } from '@storefront/shared/store';

const { toChecker, entriesOf, fields, text, whole } = shape;

/** How long a sealed code is stored until its domain is added to the cart, in milliseconds. */
const KEPT_MS = millisecondsInDay;

interface KeptCode {
  /** Sealed by the shop, so that only the shop can read it (RG-08). */
  readonly auth_info: string;
  readonly at: number;
}

type TransferDraft = Readonly<Record<string, KeptCode>>;

const keptCode = fields<KeptCode>({
  auth_info: text(/^sealed\.v1\.[\w-]{1,690}$/),
  at: whole(0, Number.MAX_SAFE_INTEGER),
});

/**
 * The sealed codes of checked domains, stored under `sf:transfer`, so that they need not be entered again after a reload. Deleted when
 * added to the cart, after a day, and at sign-out.
 */
export const transferDraftAtom = storedAtom<TransferDraft>({
  key: 'transfer',
  version: 1,
  empty: {},
  schema: toChecker(entriesOf(keptCode)),
});

onSessionEnd((why) => {
  if (why === 'logout') store.set(transferDraftAtom, {});
});

const isFresh = ({ at }: KeptCode): boolean => Math.abs(Date.now() - at) < KEPT_MS;

/** Deletes the codes that have been stored for a day, when the page loads and in a tab that stays open. */
function wipeCodesInTime(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    const all = Object.entries(store.get(transferDraftAtom));
    const fresh = all.filter(([, kept]) => isFresh(kept));
    if (fresh.length < all.length) store.set(transferDraftAtom, Object.fromEntries(fresh));
    else if (fresh.length > 0)
      timer = setTimeout(look, Math.min(...fresh.map(([, { at }]) => at)) + KEPT_MS - Date.now());
  };
  store.sub(transferDraftAtom, look);
  look();
}

wipeCodesInTime();

/** Returns the sealed code of a domain, as long as it is stored. */
export function findTransferCode(draft: TransferDraft, domain: string): string | undefined {
  const kept = draft[domain];
  return kept && isFresh(kept) ? kept.auth_info : undefined;
}

/** Stores the codes that a check has sealed, and deletes those that it has refused. */
export function keepCodes(results: readonly TransferCheck[]): void {
  store.set(transferDraftAtom, (before) => {
    const next = { ...before };
    for (const { domain, auth_info } of results) {
      if (auth_info === null) delete next[domain];
      else if (findTransferCode(before, domain) === undefined || before[domain]?.auth_info !== auth_info)
        next[domain] = { auth_info, at: Date.now() };
    }
    return next;
  });
}

/** Deletes the codes of domains that are now in the cart. */
export function forgetCodes(domains: readonly string[]): void {
  store.set(transferDraftAtom, (before) =>
    Object.fromEntries(Object.entries(before).filter(([domain]) => !domains.includes(domain))),
  );
}
