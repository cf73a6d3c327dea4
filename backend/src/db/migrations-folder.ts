import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Finds the SQL migrations beside this file, in the sources or the bundle, or in the sources next to `dist`; or in `MIGRATIONS_DIR`. */
export function migrationsFolder(): string {
  const candidates = ['./migrations', '../src/db/migrations'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = process.env.MIGRATIONS_DIR ?? candidates.find((folder) => existsSync(`${folder}/meta/_journal.json`));
  if (!found) throw new Error(`Database migrations not found in any of ${candidates.join(', ')}. Set MIGRATIONS_DIR.`);
  return found;
}
