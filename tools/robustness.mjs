// Runs the campaigns against the whole product at full size: generated requests, malformed connections, kills while orders are placed, and
// many buyers of one domain. `npm run robustness`, `-- --scale 0.1` (a tenth), `-- kills buyers` (only these), `-- --write` (writes their
// figures into docs/robustness.md). Exits with 1 if one of them fails.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { startPostgres } from '../backend/scripts/postgres-server.mjs';
import { findPowerDns } from '../backend/scripts/powerdns-server.mjs';
import { fromRoot } from './lib/paths.mjs';
import { mergeFigures } from './lib/merge-figures.mjs';
import { bin, runNode } from './lib/steps.mjs';

const PAGE = fromRoot('docs/robustness.md');
const FIGURES = fromRoot('.cache/robustness');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string', default: '1' }, write: { type: 'boolean', default: false } },
});
const sized = (full, parts = 1) => String(Math.max(1, Math.round((full * Number(values.scale)) / parts)));

/** Processes that share a campaign whose customers do not meet. */
const PARTS = os.availableParallelism();

/** By the name of their figures. */
const CAMPAIGNS = {
  'generated-requests': {
    title: 'Generated requests',
    file: 'generated-requests.test.ts',
    env: { GENERATED_REQUESTS: sized(1_000_000, PARTS) },
    parts: PARTS,
    onPostgres: true,
  },
  'malformed-connections': {
    title: 'Malformed connections',
    file: 'malformed-connections.test.ts',
    env: { MALFORMED_CONNECTIONS: sized(2_000) },
  },
  kills: {
    title: 'Kills while orders come in',
    file: 'whole-shop-kills.test.ts',
    env: { KILL_ORDERS: sized(10_000), KILLS: sized(1_000) },
  },
  buyers: {
    title: 'Buyers of one name',
    file: 'many-buyers.postgres.test.ts',
    env: { BUYERS: sized(1_000) },
    onPostgres: true,
  },
};

/** The folder for the figures of one part of a campaign. */
const getFolder = (part) => `${FIGURES}/${part}`;

/** Runs a campaign. @returns whether it passed */
async function run(name, { title, file, env, parts = 1, onPostgres }) {
  console.log(`\n── ${title}`);
  rmSync(FIGURES, { recursive: true, force: true });
  const powerDns = findPowerDns();
  const server = onPostgres ? await startPostgres() : undefined;
  if (server && 'unavailable' in server) {
    console.log(`PostgreSQL is not available: ${server.unavailable}.`);
    // Only PostgreSQL can serve two backends.
    if (file.includes('.postgres.')) return true;
  }
  const url = server && 'url' in server ? server.url : undefined;
  try {
    const test = fromRoot('backend/test', file);
    const passed = await Promise.all(
      Array.from({ length: parts }, (_, part) =>
        runNode([bin('jest'), '--selectProjects', 'backend', '--runInBand', '--runTestsByPath', test], {
          ...env,
          CAMPAIGN_PART: String(part),
          ROBUSTNESS_FIGURES: getFolder(part),
          ...(url && { TEST_DATABASE_URL: url }),
          ...(!('unavailable' in powerDns) && { TEST_POWERDNS: JSON.stringify(powerDns) }),
        }),
      ),
    );
    return passed.every(Boolean);
  } finally {
    if (url) await server.stop();
  }
}

/** @returns undefined if a part has none */
function readFigures(name, { parts = 1 }) {
  const files = Array.from({ length: parts }, (_, part) => `${getFolder(part)}/${name}.json`);
  return files.every((file) => existsSync(file))
    ? mergeFigures(files.map((file) => JSON.parse(readFileSync(file, 'utf8'))))
    : undefined;
}

const lastCommit = () =>
  execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: fromRoot(), encoding: 'utf8' }).trim();

/** Replaces a campaign's figures of its last run. */
function write(name, { title }, figures) {
  const day = new Date().toISOString().slice(0, 10);
  const where = `${day}, commit ${lastCommit()}, Node ${process.versions.node}, ${os.cpus().length} cores`;
  const rows = Object.entries(figures).map(([what, figure]) => `| ${what} | ${figure.toLocaleString('en')} |`);
  const section = [`### ${title}`, '', where, '', '| | |', '|---|---|', ...rows, ''].join('\n');
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = [page.slice(0, page.indexOf(begin) + begin.length), page.slice(page.indexOf(end))];
  writeFileSync(PAGE, `${before}\n${section}\n${rest}`);
}

const chosen = Object.entries(CAMPAIGNS).filter(([name]) => positionals.length === 0 || positionals.includes(name));
const failed = [];
for (const [name, campaign] of chosen) {
  const passed = await run(name, campaign);
  const figures = readFigures(name, campaign);
  if (!passed) failed.push(campaign.title);
  else if (figures && values.write) write(name, campaign, figures);
  if (figures)
    console.log(
      Object.entries(figures)
        .map(([what, figure]) => `${what}: ${figure}`)
        .join('\n'),
    );
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\n${chosen.length} campaigns passed`);
process.exitCode = failed.length > 0 ? 1 : 0;
