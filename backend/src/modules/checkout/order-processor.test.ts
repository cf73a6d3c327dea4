import { untraced } from '@storefront/shared/tracing';
import { asId } from '../../../test/support/as-id';
import { OrderProcessor } from './order-processor';
import type { OrderDeps } from './order-step';

test('processes at most fifty orders at once and leaves the rest for the next poll', () => {
  const claimed = jest.fn(() => new Promise<never>(() => {}));
  const table = { set: () => table, where: () => table, returning: claimed };
  const deps = {
    db: { update: () => table },
    clock: { now: () => new Date() },
    log: { error: jest.fn() },
    tracing: untraced,
  } as unknown as OrderDeps;
  const processor = new OrderProcessor(deps);
  for (let order = 0; order < 60; order += 1)
    processor.enqueue(asId(`order-${order}`), { actor: 'system', requestId: null });
  expect(claimed).toHaveBeenCalledTimes(50);
});
