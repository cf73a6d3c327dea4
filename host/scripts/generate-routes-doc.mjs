// Writes docs/routes.md from the host's routes and what the remotes declare: `npx tsx host/scripts/generate-routes-doc.mjs`.
import { writeFileSync } from 'node:fs';
import packages from '../../tools/federation/packages.cjs';
import remotes from '../../tools/federation/remotes.cjs';
import { createRouteTable } from '../src/routes/route-table.ts';
import { routesDocument } from '../src/routes/routes-document.ts';

const routes = createRouteTable(remotes.getDeclarations(packages.REMOTES));
writeFileSync(new URL('../../docs/routes.md', import.meta.url), routesDocument(routes));
