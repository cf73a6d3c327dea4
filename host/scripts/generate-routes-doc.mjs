// Writes docs/routes.md from the route table: `npx tsx host/scripts/generate-routes-doc.mjs`.
import { writeFileSync } from 'node:fs';
import { routesDocument } from '../src/routes/routes-document.ts';

writeFileSync(new URL('../../docs/routes.md', import.meta.url), routesDocument());
