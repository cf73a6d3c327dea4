import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { findHeldUntil, type TransferFacts, transferBlocks, type TransferPolicy } from './transfer-policy';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * millisecondsInDay);
const today: TransferPolicy = { newDays: 60, transferDays: 60, holderDays: 60 };
const coming: TransferPolicy = { newDays: 30, transferDays: 30, holderDays: 0 };
const facts = (change: Partial<TransferFacts> = {}): TransferFacts => ({
  status: 'ok',
  statusUntil: null,
  locked: false,
  registeredAt: ago(900),
  transferredAt: null,
  holderChangedAt: null,
  expiresAt: new Date(now.getTime() + 100 * millisecondsInDay),
  registrar: 'Fernhill Names',
  nameservers: [],
  codeAccepted: null,
  ...change,
});
const causes = (change: Partial<TransferFacts>, policy = today) =>
  transferBlocks(facts(change), policy, now).map(({ cause }) => cause);

test.each([
  ['registered yesterday', ago(1), ago(1), today, ago(1 - 60)],
  ['transferred here yesterday', ago(900), ago(1), coming, ago(1 - 30)],
  ['registered long ago', ago(61), ago(61), today, null],
  ['registered yesterday, without such a rule', ago(1), ago(1), { ...today, newDays: 0 }, null],
] as const)(
  '[DM-04g] a domain that was %s can be transferred when its policy allows it',
  (_what, registered_at, created_at, policy, until) => {
    expect(findHeldUntil({ registered_at, created_at }, policy, now)).toEqual(until);
  },
);

describe('[TR-01b] obstacles to a transfer', () => {
  test('none for an ordinary domain', () => expect(causes({})).toEqual([]));

  test.each([
    ['locked', { locked: true }],
    ['too_new', { registeredAt: ago(59) }],
    ['recent_transfer', { transferredAt: ago(59), registeredAt: ago(800) }],
    ['holder_changed', { holderChangedAt: ago(2) }],
    ['wrong_code', { codeAccepted: false }],
    ['redemption', { status: 'redemption' }],
    ['pending_delete', { status: 'pending_delete' }],
    ['transfer_running', { status: 'transfer_running' }],
    ['not_registered', { status: 'free' }],
  ] as const)('%s alone', (cause, change) => expect(causes(change)).toEqual([cause]));

  test('all are reported at once, so that they can be resolved together', () => {
    expect(causes({ locked: true, registeredAt: ago(10), holderChangedAt: ago(3), codeAccepted: false })).toEqual([
      'locked',
      'too_new',
      'holder_changed',
      'wrong_code',
    ]);
  });

  test('end to the second, with their end reported', () => {
    const [block] = transferBlocks(facts({ registeredAt: ago(59) }), today, now);
    expect(block).toEqual({ cause: 'too_new', until: '2026-11-22T12:00:00.000Z', days: 60 });
    expect(causes({ registeredAt: ago(60) })).toEqual([]);
  });

  test('have configurable lengths: the coming policy has shorter ones and ignores changes of registrant', () => {
    expect(causes({ registeredAt: ago(31), holderChangedAt: ago(1) }, coming)).toEqual([]);
    expect(causes({ registeredAt: ago(29) }, coming)).toEqual(['too_new']);
  });

  test('a longer period never allows what a shorter one blocks', () => {
    const days = fc.integer({ min: 0, max: 120 });
    fc.assert(
      fc.property(days, days, days, days, (age, moved, shorter, more) => {
        const policy = (length: number) => ({ newDays: length, transferDays: length, holderDays: length });
        const given = { registeredAt: ago(age), transferredAt: ago(moved), holderChangedAt: ago(moved) };
        expect(causes(given, policy(shorter + more)).length).toBeGreaterThanOrEqual(
          causes(given, policy(shorter)).length,
        );
      }),
    );
  });
});
