import { millisecondsInDay } from 'date-fns/constants';
import type { TransferCheck } from '@storefront/shared/contract';
import { onSessionEnd } from '@storefront/shared/session';
import { shape, store, storedAtom } from '@storefront/shared/store';

const { toChecker, entriesOf, fields, text, whole } = shape;

/** How long a sealed code waits here for its name to be put into the cart, in milliseconds. */
const KEPT_MS = millisecondsInDay;

interface KeptCode {
  /** As the shop sealed it: nobody else can read what is stored here (RG-08). */
  readonly auth_info: string;
  readonly at: number;
}

type TransferDraft = Readonly<Record<string, KeptCode>>;

const keptCode = fields<KeptCode>({
  auth_info: text(/^sealed\.v1\.[\w-]{1,690}$/),
  at: whole(0, Number.MAX_SAFE_INTEGER),
});

/**
 * The sealed codes of names that are being looked at, kept under `sf:transfer`: a reload asks for none of them again. They leave
 * it for the cart, after a day and at logout.
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

/** The sealed code of a domain, as long as it is stored. */
export function findTransferCode(draft: TransferDraft, domain: string): string | undefined {
  const kept = draft[domain];
  return kept && Math.abs(Date.now() - kept.at) < KEPT_MS ? kept.auth_info : undefined;
}

/** Keeps the codes that a check has sealed, and drops those it has refused. */
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

/** Forgets the codes of names that are in the cart now. */
export function forgetCodes(domains: readonly string[]): void {
  store.set(transferDraftAtom, (before) =>
    Object.fromEntries(Object.entries(before).filter(([domain]) => !domains.includes(domain))),
  );
}
