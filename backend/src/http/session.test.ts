import { ORDER_REAUTH_MS, REAUTH_MS, ZONE_REAUTH_MS } from './session';

/** Tests of individual calls use these constants, so that only this one states the durations. */
it('[SS-05g] [SS-05h] accepts a proof for 5 minutes, and for zones and orders for 30', () => {
  expect([REAUTH_MS, ZONE_REAUTH_MS, ORDER_REAUTH_MS]).toEqual([300_000, 1_800_000, 1_800_000]);
});
