/** The id of a handed-over cart in the hash of an address, `#handover=<id>`; undefined where there is none. */
export function handoverIdOf(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('handover') || undefined;
}
