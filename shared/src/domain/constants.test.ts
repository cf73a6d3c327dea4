import { ADD_ONS, ADD_ON_SERVICES, SERVICE_TYPES } from './add-ons';
import { addOnService, serviceType } from '../contract/price';
import { DEFAULT_TLD, MAX_WAIT_S, NOTICE_TIMEOUT_MS, RENEWAL_YEARS_MAX, SEARCH_GROUPS } from './constants';
import { isFinal } from './order-status';

describe('[BC-01a] [BC-01b] [BC-01c] the constants of the business', () => {
  it('match the specification', () => {
    expect({ RENEWAL_YEARS_MAX, NOTICE_TIMEOUT_MS, DEFAULT_TLD, MAX_WAIT_S }).toEqual({
      RENEWAL_YEARS_MAX: 10,
      NOTICE_TIMEOUT_MS: 5000,
      DEFAULT_TLD: '.com',
      MAX_WAIT_S: 1,
    });
    expect(SEARCH_GROUPS).toEqual([
      { id: 'exact', skeletons: 1 },
      { id: 'popular', skeletons: 11 },
      { id: 'all', skeletons: 5 },
    ]);
  });

  it('list the service types of a price check in the order of the contract', () => {
    expect(ADD_ON_SERVICES).toEqual(addOnService.options);
    expect([...Object.values(SERVICE_TYPES), ...Object.values(ADD_ONS).map(({ service }) => service)]).toEqual(
      serviceType.options,
    );
  });
});

describe('isFinal', () => {
  it('[OR-02a] tells orders that are still being worked on from those that have ended', () => {
    const going = ['pending', 'payment_processing', 'provisioning'] as const;
    const ended = ['payment_failed', 'completed', 'partially_completed', 'failed', 'cancelled', 'refunded'] as const;
    expect(going.some(isFinal)).toBe(false);
    expect(ended.every(isFinal)).toBe(true);
  });
});
