// Creates the contract record: what a release needs of hosts and backends at build time. Written beside its release.json.
import { requireTool } from '../lib/paths.mjs';
import { contractCalls } from './contract-calls.mjs';
import { getPart, sharedSurface } from './declarations.mjs';

/**
 * @typedef {{
 *   uses?: Record<string, string[]>, surface: import('./declarations.mjs').Surface, calls: Record<string, object>,
 *   provides?: Record<string, string>
 * }} Contract
 * `uses` and `surface` are what a remote takes from hosts; for a host, `surface` is everything that it provides
 */

/**
 * @param {{ uses: Record<string, string[]>, endpoints: string[] }} taken
 * @returns {Promise<{ contract: Contract, uses?: Record<string, string[]>, calls: string[] }>} the record, and its part in release.json
 */
export async function readContract({ uses: taken, endpoints }, { isHost }) {
  const { versions } = requireTool('./federation/shared-list.cjs');
  const all = contractCalls();
  const calls = Object.fromEntries(
    endpoints.flatMap((name) => {
      if (!all[name]) return [];
      const { id, ...call } = all[name];
      return [[id, call]];
    }),
  );
  const surface = await sharedSurface();
  if (isHost) return { contract: { surface, calls, provides: versions() }, calls: Object.keys(calls) };
  // React is third-party, and its compatibility is judged by its version.
  const uses = Object.fromEntries(Object.entries(taken).filter(([entry]) => entry in surface.entries));
  return { contract: { uses, surface: getPart(surface, Object.keys(uses)), calls }, uses, calls: Object.keys(calls) };
}
