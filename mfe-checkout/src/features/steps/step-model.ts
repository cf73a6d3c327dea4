/** The steps of a purchase, in order. */
const checkoutSteps = ['account', 'registrant', 'billing', 'review', 'purchase'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The steps that are pages of this remote and are guarded; the account step belongs to sign-in and verification. */
export type GuardedStep = 'registrant' | 'billing' | 'review';

/** Where an unfinished purchase continues. */
export type CheckoutPlace = 'cart' | 'login' | 'verification' | GuardedStep | 'purchase';

/** Everything that decides which step is open. */
export interface CheckoutFacts {
  session: 'unknown' | 'guest' | 'authenticated';
  /** The signed-in account has confirmed its email address. */
  emailVerified: boolean;
  /** A visitor has registered in this browser and not yet confirmed the email address, so there is no session. */
  awaitsVerification: boolean;
  itemCount: number;
  /** Only new domains and transfers need a registrant; renewals keep that of the domain (OR-01). */
  needsRegistrant: boolean;
  registrantComplete: boolean;
  card: 'unknown' | 'chosen' | 'none';
  /** An order placed from this cart is not final yet: it is followed, never placed again (OR-05). */
  orderUnderWay: boolean;
  /** An order was sent from this cart, and it is not known whether it arrived. */
  orderSent: boolean;
}

export type GateDecision = { kind: 'wait' } | { kind: 'open' } | { kind: 'elsewhere'; place: CheckoutPlace };

/** Returns where to complete what a step requires; `wait` while that is unknown, null if nothing is missing. */
function findMissingBefore(step: GuardedStep, facts: CheckoutFacts): CheckoutPlace | 'wait' | null {
  if (facts.orderUnderWay) return 'purchase';
  if (facts.itemCount === 0 && !facts.orderSent) return 'cart';
  if (facts.session === 'unknown') return 'wait';
  if (facts.session === 'guest') return facts.awaitsVerification ? 'verification' : 'login';
  if (!facts.emailVerified) return 'verification';
  // What became of it is found out first: a card for one order is gone once that order is paid, and the registrant with the tab.
  if (facts.orderSent) return null;
  if (step === 'registrant') return facts.needsRegistrant ? null : 'billing';
  if (facts.needsRegistrant && !facts.registrantComplete) return 'registrant';
  if (step === 'billing' || facts.card === 'chosen') return null;
  return facts.card === 'none' ? 'billing' : 'wait';
}

/**
 * Decides whether a step can be opened by its URL. A completed step can be reopened; a step after the first incomplete one redirects to
 * that.
 */
export function gateStep(step: GuardedStep, facts: CheckoutFacts): GateDecision {
  const missing = findMissingBefore(step, facts);
  if (missing === null) return { kind: 'open' };
  return missing === 'wait' ? { kind: 'wait' } : { kind: 'elsewhere', place: missing };
}

/** Returns where the purchase continues: the first incomplete step, or `wait` while that is unknown. */
export function firstOpenPlace(facts: CheckoutFacts): CheckoutPlace | 'wait' {
  return findMissingBefore('review', facts) ?? 'review';
}

/** Lists the steps for a cart, without the registrant if no item needs one. */
export function getSteps(facts: Pick<CheckoutFacts, 'needsRegistrant'>): CheckoutStep[] {
  return checkoutSteps.filter((step) => step !== 'registrant' || facts.needsRegistrant);
}
