import { millisecondsInDay } from 'date-fns/constants';
import { addYears } from '@storefront/shared/domain';
import type { TransferProgress } from '../../../ports/registrar';
import type { TransferFacts } from '../../../core/transfer-policy';
import { stableFraction } from '../../stable-fraction';
import { transferCase } from './transfer-case';

const after = (from: Date, days: number): Date => new Date(from.getTime() + days * millisecondsInDay);

/** Registrars of the fake registry; none of them exists. */
const REGISTRARS = ['Fernhill Names', 'Ondaverde Registro', 'Nordkyst Domener', 'Papermill Domains'] as const;

/** Days without a response after which the losing registrar counts as having agreed (ICANN Transfer Policy, I.A.3: five days). */
const SILENT_DAYS = 5;
/** Days until the fake holder confirms. */
const CONFIRM_DAYS = 1;

/** Whether the fake registrars accept an auth code; those that are too short or begin with "bad" or "wrong" are rejected. */
function isAccepted(code: string): boolean {
  return code.length >= 6 && !/^(bad|wrong)/i.test(code);
}

/** Returns the transfer eligibility of a taken name, deterministic for each name. */
export function fakeTransferFacts(name: string, label: string, code: string | null, now: Date): TransferFacts {
  const plays = transferCase(label);
  const fraction = (what: string): number => stableFraction(`${what}:${name}`);
  const expiresAt = after(now, Math.floor(30 + fraction('age') * 330));
  const registrar = REGISTRARS[Math.floor(fraction('registrar') * REGISTRARS.length)] ?? REGISTRARS[0];
  const host = registrar.toLowerCase().split(' ')[0] ?? '';
  const usual: TransferFacts = {
    status: 'ok',
    statusUntil: null,
    locked: fraction('locked') < 0.1,
    registeredAt: addYears(expiresAt, -1 - Math.floor(fraction('since') * 15)),
    transferredAt: null,
    holderChangedAt: null,
    expiresAt,
    registrar,
    nameservers: [`ns1.${host}.example`, `ns2.${host}.example`],
    codeAccepted: code === null ? null : isAccepted(code),
  };
  // Random recent registrations would get in the way of testing, so only an explicit case is recent.
  const old = { ...usual, registeredAt: addYears(usual.registeredAt ?? now, -1) };
  switch (plays) {
    case null:
      return old;
    case 'locked':
      return { ...old, locked: true };
    case 'toonew':
      return { ...old, locked: false, registeredAt: after(now, -20), expiresAt: addYears(after(now, -20), 1) };
    case 'moved':
      return { ...old, locked: false, transferredAt: after(now, -25) };
    case 'holder':
      return { ...old, locked: false, holderChangedAt: after(now, -10) };
    case 'redemption':
      return { ...old, locked: false, status: 'redemption', statusUntil: after(now, 18), expiresAt: after(now, -42) };
    case 'pendingdelete':
      return {
        ...old,
        locked: false,
        status: 'pending_delete',
        statusUntil: after(now, 3),
        expiresAt: after(now, -62),
      };
    case 'running':
      return { ...old, locked: false, status: 'transfer_running', statusUntil: after(now, 4) };
    default:
      return { ...old, locked: false };
  }
}

/** Course of an accepted transfer, counted from its order. */
type TransferCourse =
  | { readonly kind: 'pending'; readonly progress: TransferProgress }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: 'denied' | 'withdrawn' };

/** Returns the state of a transfer ordered at `since`; `quickMs` is the duration of an ordinary one. */
export function transferCourse(label: string, since: Date, quickMs: number, now: Date): TransferCourse {
  const plays = transferCase(label);
  const confirmed = after(since, CONFIRM_DAYS);
  const silentEnd = after(confirmed, SILENT_DAYS);
  const holder: TransferCourse = { kind: 'pending', progress: { stage: 'holder', until: after(since, SILENT_DAYS) } };
  const registrar: TransferCourse = { kind: 'pending', progress: { stage: 'registrar', until: silentEnd } };
  switch (plays) {
    case 'sixdays':
      return now < confirmed ? holder : now < silentEnd ? registrar : { kind: 'done' };
    case 'denied':
      return now < confirmed
        ? holder
        : now < after(since, SILENT_DAYS)
          ? registrar
          : { kind: 'refused', reason: 'denied' };
    case 'withdrawn':
      return now < confirmed ? holder : now < after(since, 2) ? registrar : { kind: 'refused', reason: 'withdrawn' };
    default: {
      const end = new Date(since.getTime() + quickMs);
      return now < end ? { kind: 'pending', progress: { stage: 'registrar', until: end } } : { kind: 'done' };
    }
  }
}
