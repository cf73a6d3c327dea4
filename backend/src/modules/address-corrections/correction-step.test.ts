import fc from 'fast-check';
import { decideStep, type CorrectionFacts } from './correction-step';

const at = (hours: number) => new Date(Date.UTC(2027, 0, 1) + hours * 3_600_000);
const moment = fc.integer({ min: -50, max: 400 }).map(at);
const perhaps = fc.option(moment);
const facts: fc.Arbitrary<CorrectionFacts> = fc.record({
  formerEmail: fc.constant('former@example.com'),
  accountEmail: fc.constantFrom('former@example.com', 'former@example.com', 'other@example.com'),
  waitsUntil: fc.constant(at(72)),
  expiresAt: fc.constant(at(240)),
  formerConfirmedAt: perhaps,
  newConfirmedAt: perhaps,
  endedAt: fc.option(moment, { freq: 4 }),
});

describe('[BO-05b] next step of an address correction', () => {
  it.each<[string, Partial<CorrectionFacts>, number, ReturnType<typeof decideStep>]>([
    ['waits for the new address', {}, 100, 'wait'],
    ['waits until its time is over once the new address has confirmed', { newConfirmedAt: at(1) }, 71, 'wait'],
    ['takes effect when the waiting time is over', { newConfirmedAt: at(1) }, 72, 'finish'],
    ['takes effect at once when both have confirmed', { newConfirmedAt: at(1), formerConfirmedAt: at(2) }, 2, 'finish'],
    ['waits for the new address although the former one agrees', { formerConfirmedAt: at(2) }, 100, 'wait'],
    ['expires', {}, 240, 'expire'],
    ['is overtaken by another change', { newConfirmedAt: at(1), accountEmail: 'other@example.com' }, 72, 'overtake'],
    ['does nothing once ended', { newConfirmedAt: at(1), endedAt: at(3) }, 100, 'none'],
  ])('%s', (_what, given, hours, step) => {
    const fresh: CorrectionFacts = {
      formerEmail: 'former@example.com',
      accountEmail: 'former@example.com',
      waitsUntil: at(72),
      expiresAt: at(240),
      formerConfirmedAt: null,
      newConfirmedAt: null,
      endedAt: null,
    };
    expect(decideStep({ ...fresh, ...given }, at(hours))).toBe(step);
  });

  it('never takes effect without both addresses or the waiting time, too late, or after the address has changed', () => {
    fc.assert(
      fc.property(facts, moment, (given, now) => {
        if (decideStep(given, now) !== 'finish') return;
        expect(given.newConfirmedAt).not.toBeNull();
        expect(given.formerConfirmedAt !== null || now >= given.waitsUntil).toBe(true);
        expect([now < given.expiresAt, given.endedAt, given.accountEmail]).toEqual([true, null, given.formerEmail]);
      }),
    );
  });

  it('ends eventually, whatever was confirmed', () => {
    fc.assert(
      fc.property(facts, (given) => {
        expect(['none', 'expire', 'overtake']).toContain(decideStep(given, given.expiresAt));
      }),
    );
  });
});
