/** Files of development servers have no hashes, because they are rebuilt all the time. */
const enforced = process.env.NODE_ENV === 'production';

/**
 * Returns the registered hash of a remote's script.
 * @throws when the registry does not list the URL: such a script must not run.
 */
export function getScriptIntegrity(url: string): string | undefined {
  const integrity = globalThis.__SF_SRI__?.[url.split('?')[0] ?? url];
  if (!integrity && enforced) throw new Error(`Not in the release registry, refused: ${url}`);
  return integrity;
}
