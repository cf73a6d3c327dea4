// What a release needs of others, as it was when it was built; written beside its release.json.
import { requireTool } from '../lib/paths.mjs';
import { contractCalls } from './contract-calls.mjs';
import { getPart, sharedSurface } from './declarations.mjs';

/**
 * @typedef {{
 *   uses?: Record<string, string[]>, surface: import('./declarations.mjs').Surface, calls: Record<string, object>,
 *   provides?: Record<string, string>
 * }} Contract
 * `uses` and the surface below it are what a remote takes from hosts; a host has the whole surface that it provides instead
 */

/**
 * @param {{ uses: Record<string, string[]>, endpoints: string[] }} taken
 * @returns {Promise<{ contract: Contract, uses?: Record<string, string[]>, calls: string[] }>} the record, and what release.json says of it
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
  // React is not ours: its versions say what it has.
  const uses = Object.fromEntries(Object.entries(taken).filter(([entry]) => entry in surface.entries));
  return { contract: { uses, surface: getPart(surface, Object.keys(uses)), calls }, uses, calls: Object.keys(calls) };
}
