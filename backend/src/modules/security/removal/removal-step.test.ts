import { millisecondsInHour } from 'date-fns/constants';
import { addDays } from '../../../core/days';
import fc from 'fast-check';
import {
  decideByNotice,
  decideStep,
  MOST_NOTICES,
  NOTICES,
  timesAfter,
  timesAtStart,
  type NoticeSent,
  type RemovalTimes,
} from './removal-step';

const START = new Date('2027-01-01T00:00:00Z');
const at = (hours: number) => new Date(START.getTime() + hours * millisecondsInHour);
const facts = ({ waits_until, notices }: RemovalTimes) => ({ waitsUntil: waits_until, notices });
const decide = (times: RemovalTimes, now: Date, given: { accountEmail?: string; endedAt?: Date } = {}) =>
  decideStep(
    {
      email: 'mara@example.com',
      accountEmail: 'mara@example.com',
      waitsUntil: times.waits_until,
      notices: times.notices,
      nextAt: times.next_at,
      endedAt: null,
      ...given,
    },
    now,
  );

describe('[SS-08b] next step of a removal of all second factors', () => {
  const start = timesAtStart(START, 7);
  const reminded = timesAfter('remind', facts(start), at(84));
  const warned = timesAfter('warn', facts(reminded), at(144));

  it.each<[string, RemovalTimes, number, ReturnType<typeof decideStep>]>([
    ['waits after its first notice', start, 83, 'wait'],
    ['reminds halfway', start, 84, 'remind'],
    ['waits after the reminder', reminded, 143, 'wait'],
    ['warns a day before', reminded, 144, 'warn'],
    ['warns instead of reminding when no job had run by then', start, 144, 'warn'],
    ['waits after the warning', warned, 167, 'wait'],
    ['takes effect when the waiting time is over', warned, 168, 'finish'],
    ['does not take effect without its warning', reminded, 1_000, 'warn'],
  ])('%s', (_what, times, hours, step) => {
    expect(decide(times, at(hours))).toBe(step);
  });

  it('does nothing once ended, and is overtaken when the account has another address', () => {
    expect(decide(warned, at(168), { endedAt: at(1) })).toBe('none');
    expect(decide(warned, at(168), { accountEmail: 'other@example.com' })).toBe('overtake');
  });

  it('never takes effect before the waiting time is over or within a day of a warning, whenever jobs run', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 30 }), fc.array(fc.integer({ min: 1, max: 300 })), (days, pauses) => {
        let times = timesAtStart(START, days);
        let now = START;
        let warnedAt: Date | undefined;
        for (const pause of [...pauses, 800, 800, 800]) {
          now = new Date(now.getTime() + pause * millisecondsInHour);
          const step = decide(times, now);
          if (step === 'warn') warnedAt = now;
          if (step === 'remind' || step === 'warn') times = timesAfter(step, facts(times), now);
          if (step !== 'finish') continue;
          expect(times.notices).toBe(NOTICES);
          expect(now.getTime()).toBeGreaterThanOrEqual(addDays(START, days).getTime());
          expect(now.getTime()).toBeGreaterThanOrEqual(addDays(warnedAt ?? now, 1).getTime());
          return;
        }
        throw new Error('The removal never took effect');
      }),
    );
  });

  it('takes effect only by an accepted last notice, and is given up after a bounded number of refused ones', () => {
    const fate = fc.constantFrom('sent' as const, 'failed' as const, 'missing' as const);
    fc.assert(
      fc.property(fc.array(fate, { minLength: MOST_NOTICES, maxLength: MOST_NOTICES }), (fates) => {
        let times = warned;
        let now = times.waits_until;
        for (const status of fates) {
          const sentAt = new Date(now.getTime() - 24 * millisecondsInHour);
          const notice: NoticeSent = status === 'missing' ? undefined : { status, at: sentAt };
          expect(decide(times, now)).toBe('finish');
          const step = decideByNotice(notice, times.notices, now);
          expect(step === 'finish').toBe(status === 'sent');
          if (step === 'finish') return;
          if (step === 'give_up') return expect(times.notices).toBe(MOST_NOTICES);
          expect(step).toBe('warn');
          times = timesAfter('warn', facts(times), now);
          expect(times.waits_until.getTime()).toBe(now.getTime() + 24 * millisecondsInHour);
          now = times.waits_until;
        }
        throw new Error('The removal never ended');
      }),
    );
  });
});
