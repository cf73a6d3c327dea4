/** Development servers rebuild their files all the time; nothing is hashed there. */
const enforced = process.env.NODE_ENV === 'production';

/**
 * The registered hash of a remote's script.
 * @throws when the registry does not name the URL: such a script must not run.
 */
export function getScriptIntegrity(url: string): string | undefined {
  const integrity = globalThis.__SF_SRI__?.[url.split('?')[0] ?? url];
  if (!integrity && enforced) throw new Error(`Not in the release registry, refused: ${url}`);
  return integrity;
}
