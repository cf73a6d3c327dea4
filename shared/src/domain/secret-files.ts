/** Secret settings of programs. Each can be set as the path of a file instead, under its name with `_FILE` appended. */
export const SECRET_SETTINGS: readonly string[] = [
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'DKIM_PRIVATE_KEY',
  'OPENSRS_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OWN_BUILDS_KEY',
  'POWERDNS_API_KEY',
  'SECOND_SECRET_KEY',
  'SECRET_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Replaces the paths of secret files, as Docker and Kubernetes provide them, by their contents. The final line break of a file is not part
 * of the secret. An empty setting counts as missing.
 * @param names the settings of the program; files are read for these only
 * @param readText reads a file, or throws why it cannot
 * @returns the settings, and what is wrong with each file, without its contents
 */
export function readSecretFiles(
  env: Settings,
  names: readonly string[],
  readText: (file: string) => string,
): { readonly env: Settings; readonly problems: readonly string[] } {
  const read: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of SECRET_SETTINGS.filter((secret) => names.includes(secret))) {
    const setting = `${name}_FILE`;
    const file = env[setting];
    if (!file) continue;
    if (env[name]) {
      problems.push(`${setting}: must not be set beside ${name}`);
      continue;
    }
    try {
      const text = readText(file).replace(/(\r?\n)+$/, '');
      if (text === '') problems.push(`${setting}: ${file} is empty`);
      else read[name] = text;
    } catch (error) {
      problems.push(`${setting}: cannot read ${file} (${error instanceof Error ? error.message : String(error)})`);
    }
  }
  return { env: { ...env, ...read }, problems };
}
