import type { RouteRow, RouteTarget } from './route-table';

function targetText(target: RouteTarget): string {
  if ('redirect' in target) {
    const { redirect, byQuery } = target;
    return `redirect to \`${redirect}\`${byQuery ? `; with \`?${byQuery.parameter}=\` to \`${byQuery.to}\`` : ''}`;
  }
  if ('reload' in target) return `full load of \`${target.reload}\``;
  return 'page' in target ? `page \`${target.page}\` of the host` : `remote page \`${target.remote}\``;
}

const flag = (set: boolean): string => (set ? 'yes' : '');

function line({ path, target, title = '', guestSees, ...flags }: RouteRow): string {
  const internal = flags.internal
    ? `yes${guestSees === 'page and prompt' ? ', open to guests with a prompt' : ''}`
    : '';
  return `| \`${path}\` | ${targetText(target)} | ${title} | ${flag(flags.public)} | ${flag(flags.loginable)} | ${internal} | ${flag(flags.cart)} | ${flag(flags.margin)} |`;
}

/** `docs/routes.md`: the route table for readers. Written by `host/scripts/generate-routes-doc.mjs`. */
export function routesDocument(table: readonly RouteRow[]): string {
  return `# Routes

Every address of the site, made from \`host/src/routes/route-table.ts\` and each \`mfe-*/remote.json\` by
\`npx tsx host/scripts/generate-routes-doc.mjs\`; a test compares them. The first row that fits an address answers for it. Redirects keep
query and hash.

- **public**: open without a session. **loginable**: signing in from here comes back here.
- **internal**: belongs to customers; a guest is asked to sign in, in place.
- **cart**: the cart stands beside the page, under 1120 px in a bar at the foot of the window.
- **margin**: the page stands in the page margin; without it, it draws to both edges of the window.

| address | goes to | title | public | loginable | internal | cart | margin |
|---|---|---|---|---|---|---|---|
${table.map(line).join('\n')}
`;
}
