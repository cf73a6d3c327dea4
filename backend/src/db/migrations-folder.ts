import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the SQL migrations: next to this file in the sources, next to the bundle when they were copied there, in the sources next
 * to `dist` otherwise. `MIGRATIONS_DIR` overrides it.
 */
export function migrationsFolder(): string {
  const candidates = ['./migrations', '../src/db/migrations'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = process.env.MIGRATIONS_DIR ?? candidates.find((folder) => existsSync(`${folder}/meta/_journal.json`));
  if (!found) throw new Error(`Database migrations not found in any of ${candidates.join(', ')}. Set MIGRATIONS_DIR.`);
  return found;
}
