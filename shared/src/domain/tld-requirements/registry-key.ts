/** TLDs that AFNIC runs under one policy. */
const AFNIC = ['fr', 're', 'pm', 'tf', 'wf', 'yt'];

/**
 * Returns the key of the registry that requires a TLD's data. Second levels belong to their country (`co.uk` to `uk`), and AFNIC's TLDs to
 * `fr`. TLDs with the same key share one set of answers in the form.
 */
export function registryKey(tld: string): string {
  const last = tld.toLowerCase().split('.').at(-1) ?? '';
  return AFNIC.includes(last) ? 'fr' : last;
}
