import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routesDocument } from './routes-document';
import { siteMap } from './site-map';

it('[RT-35a] docs/routes.md matches the route table (npx tsx host/scripts/generate-routes-doc.mjs writes it)', () => {
  expect(readFileSync(path.join(__dirname, '../../../docs/routes.md'), 'utf8')).toBe(routesDocument(siteMap.routes));
});
