import { ORDER_REAUTH_MS, REAUTH_MS, ZONE_REAUTH_MS } from './session';

/** The tests of each call wait for as long as the call accepts a proof, so that how long is said here alone. */
it('[SS-05g] [SS-05h] counts a proof for 5 minutes, and for zones and orders for 30', () => {
  expect([REAUTH_MS, ZONE_REAUTH_MS, ORDER_REAUTH_MS]).toEqual([300_000, 1_800_000, 1_800_000]);
});
