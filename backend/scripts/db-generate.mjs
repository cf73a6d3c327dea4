// Writes the first migration anew from the schema, with the rules that the schema language cannot express after it.
// Once a release has gone out, migrations are added with `drizzle-kit generate` and never written anew.
import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const backend = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(backend, 'src/db/migrations');
rmSync(folder, { recursive: true, force: true });
execFileSync('drizzle-kit', ['generate', '--name', 'start'], { cwd: backend, stdio: 'inherit', shell: true });
const [first] = readdirSync(folder).filter((name) => name.endsWith('.sql'));
appendFileSync(join(folder, first), readFileSync(join(backend, 'src/db/append-only.sql'), 'utf8'));
