/** The id of a transferred cart in the hash of an address, `#handover=<id>`; undefined where there is none. */
export function parseCartTransferId(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('handover') || undefined;
}
