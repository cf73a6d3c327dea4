/** Reads the id of a transferred cart from the hash of a URL, `#handover=<id>`; undefined if there is none. */
export function parseCartTransferId(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('handover') || undefined;
}
