import { firstOpenPlace, gateStep, getSteps, type CheckoutFacts, type GuardedStep } from './step-model';

const ready: CheckoutFacts = {
  session: 'authenticated',
  emailVerified: true,
  awaitsVerification: false,
  itemCount: 2,
  needsRegistrant: true,
  registrantComplete: true,
  card: 'chosen',
  orderUnderWay: false,
  orderSent: false,
};
const pages: GuardedStep[] = ['registrant', 'billing', 'review'];

describe('the step guard of checkout', () => {
  test.each([
    ['an empty cart', { itemCount: 0 }, 'cart'],
    ['a guest', { session: 'guest' }, 'login'],
    ['a guest who has just registered', { session: 'guest', awaitsVerification: true }, 'verification'],
    ['an unproven email address', { emailVerified: false }, 'verification'],
    ['no registrant', { registrantComplete: false }, 'registrant'],
    ['no card', { card: 'none' }, 'billing'],
    ['nothing missing', {}, 'review'],
    ['an order that is not final', { orderUnderWay: true }, 'purchase'],
  ] as const)('[RT-15] %s goes on at the right place', (_name, change, place) => {
    expect(firstOpenPlace({ ...ready, ...change })).toBe(place);
  });

  test('[OR-05e] an order that was sent is looked up by the step that is opened, whatever has gone since', () => {
    const sent: CheckoutFacts = { ...ready, orderSent: true, registrantComplete: false, card: 'none' };
    expect(firstOpenPlace(sent)).toBe('review');
    for (const page of pages) expect(gateStep(page, sent)).toEqual({ kind: 'open' });
    expect(gateStep('registrant', { ...sent, needsRegistrant: false })).toEqual({ kind: 'open' });
    expect(gateStep('review', { ...sent, itemCount: 0 })).toEqual({ kind: 'open' });
    expect(gateStep('review', { ...sent, session: 'guest' })).toEqual({ kind: 'elsewhere', place: 'login' });
    expect(gateStep('review', { ...sent, orderUnderWay: true })).toEqual({ kind: 'elsewhere', place: 'purchase' });
  });

  test.each(pages)('[RT-14] a deep link of a guest to %s goes to sign-in', (page) => {
    expect(gateStep(page, { ...ready, session: 'guest' })).toEqual({ kind: 'elsewhere', place: 'login' });
  });

  test.each(pages)('a finished %s step may be opened again', (page) => {
    expect(gateStep(page, ready)).toEqual({ kind: 'open' });
  });

  test('[RT-15] review without a registrant goes to the registrant, without a card to billing', () => {
    expect(gateStep('review', { ...ready, registrantComplete: false, card: 'none' })).toEqual({
      kind: 'elsewhere',
      place: 'registrant',
    });
    expect(gateStep('review', { ...ready, card: 'none' })).toEqual({ kind: 'elsewhere', place: 'billing' });
  });

  test('[RT-13] billing does not wait for the list of cards that it shows itself', () => {
    expect(gateStep('billing', { ...ready, card: 'unknown' })).toEqual({ kind: 'open' });
    expect(gateStep('review', { ...ready, card: 'unknown' })).toEqual({ kind: 'wait' });
    expect(gateStep('registrant', { ...ready, card: 'unknown' })).toEqual({ kind: 'open' });
  });

  test.each(pages)('%s waits while the session is not known', (page) => {
    expect(gateStep(page, { ...ready, session: 'unknown' })).toEqual({ kind: 'wait' });
  });

  test('has no registrant step when the cart has renewals alone', () => {
    const renewals = { ...ready, needsRegistrant: false, registrantComplete: false };
    expect(gateStep('registrant', renewals)).toEqual({ kind: 'elsewhere', place: 'billing' });
    expect(gateStep('review', renewals)).toEqual({ kind: 'open' });
    expect(getSteps(renewals)).toEqual(['account', 'billing', 'review', 'purchase']);
  });

  test.each(pages)('[OR-05b] while an order is under way %s leads to it, not to a second one', (page) => {
    expect(gateStep(page, { ...ready, orderUnderWay: true })).toEqual({ kind: 'elsewhere', place: 'purchase' });
  });
});
