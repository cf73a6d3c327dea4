/** The steps of a purchase, in order. */
export const checkoutSteps = ['account', 'registrant', 'billing', 'review', 'purchase'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The steps that are pages of this remote and are guarded; the account step belongs to sign-in and verification. */
export type GuardedStep = 'registrant' | 'billing' | 'review';

/** Where an unfinished purchase continues. */
export type CheckoutPlace = 'cart' | 'login' | 'verification' | GuardedStep | 'purchase';

/** All that decides which step is open. */
export interface CheckoutFacts {
  session: 'unknown' | 'guest' | 'authenticated';
  /** True when the signed-in account has proven its email address. */
  emailVerified: boolean;
  /** True when somebody registered in this browser and has not yet opened the email; they have no session. */
  awaitsVerification: boolean;
  itemCount: number;
  /** Renewals keep the registrant of the name; only new names and transfers ask for one (OR-01). */
  needsRegistrant: boolean;
  registrantComplete: boolean;
  card: 'unknown' | 'chosen' | 'none';
  /** True while an order that was placed from this cart is not final: it is followed, never placed again (OR-05). */
  orderUnderWay: boolean;
}

export type GateDecision = { kind: 'wait' } | { kind: 'open' } | { kind: 'elsewhere'; place: CheckoutPlace };

/** What is missing before a step can be opened: the place to complete it, `wait` while that is unknown, or null. */
function missingBefore(step: GuardedStep, facts: CheckoutFacts): CheckoutPlace | 'wait' | null {
  if (facts.orderUnderWay) return 'purchase';
  if (facts.itemCount === 0) return 'cart';
  if (facts.session === 'unknown') return 'wait';
  if (facts.session === 'guest') return facts.awaitsVerification ? 'verification' : 'login';
  if (!facts.emailVerified) return 'verification';
  if (step === 'registrant') return facts.needsRegistrant ? null : 'billing';
  if (facts.needsRegistrant && !facts.registrantComplete) return 'registrant';
  if (step === 'billing' || facts.card === 'chosen') return null;
  return facts.card === 'none' ? 'billing' : 'wait';
}

/**
 * Whether a deep link to a step may stay there. A completed step may be reopened; one beyond the first incomplete step leads to that step.
 */
export function gateStep(step: GuardedStep, facts: CheckoutFacts): GateDecision {
  const missing = missingBefore(step, facts);
  if (missing === null) return { kind: 'open' };
  return missing === 'wait' ? { kind: 'wait' } : { kind: 'elsewhere', place: missing };
}

/** Where the purchase continues: the first incomplete step, or `wait` while that is unknown. */
export function firstOpenPlace(facts: CheckoutFacts): CheckoutPlace | 'wait' {
  return missingBefore('review', facts) ?? 'review';
}

/** The steps to show for a cart: without the registrant where no name asks for one. */
export function getSteps(facts: Pick<CheckoutFacts, 'needsRegistrant'>): CheckoutStep[] {
  return checkoutSteps.filter((step) => step !== 'registrant' || facts.needsRegistrant);
}
