import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { z } from 'zod';
import {
  ReleaseRefused,
  ReleasesChanged,
  type ReleaseCount,
  type ReleaseTool,
  type ToolChange,
} from '../../ports/release-tool';
import { countReports } from './gateway-metrics';

interface CommandOptions {
  /** The script, which need not be there. */
  readonly command: string;
  readonly dataDir: string;
  /** Addresses of gateways' metrics. */
  readonly gatewayMetrics: readonly string[];
  readonly log: Logger;
}

/** The command has ended by then, or it is ended: a change takes milliseconds, its start on a busy machine seconds. */
const DEADLINE_MS = 60_000;
/** Its status names every file of no release, but many releases may have been built. */
const MOST_BYTES = 8 * 1024 * 1024;
/** How the command says that the registry is at another revision. */
const STALE = 3;
const METRICS_DEADLINE_MS = 3_000;
/** Where releases are stored, and with which rights. */
const BUCKET_SETTING = /^(?:RELEASE_STORE$|S3_|AWS_)/;

const release = z.object({
  version: z.string(),
  commit: z.string().nullable(),
  published_at: z.string().nullable(),
  bad: z.string().nullable(),
});
const status = z.object({
  revision: z.number(),
  remotes: z.array(
    z.object({
      remote: z.string(),
      active: release.nullable(),
      previous: release.nullable(),
      canary: release.extend({ share: z.number() }).nullable(),
      built: z.array(release),
    }),
  ),
  changes: z.array(
    z.object({
      at: z.string(),
      who: z.string(),
      what: z.string(),
      remote: z.string().optional(),
      release: z.string().optional(),
    }),
  ),
});

function toArguments(change: ToolChange): string[] {
  switch (change.action) {
    case 'promote':
      return ['promote', change.remote];
    case 'roll_back':
      return ['rollback', change.remote];
    case 'mark_good':
      return ['good', change.remote, change.version];
    case 'try_out':
      return ['publish', change.remote, `--version=${change.version}`, `--canary=${change.percent}`];
  }
}

/** The command for releases, run as a person does it: what it refuses, the desk refuses. Null where it is not installed. */
export function createReleaseCommand({ command, dataDir, gatewayMetrics, log }: CommandOptions): ReleaseTool | null {
  if (!existsSync(command)) return null;
  const run = (args: readonly string[], who: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { PATH, HOME, REMOTE_ORIGIN, REMOTE_PORT_BASE } = process.env;
      const ofBucket = Object.fromEntries(Object.entries(process.env).filter(([name]) => BUCKET_SETTING.test(name)));
      execFile(
        process.execPath,
        [command, ...args],
        {
          // It needs none of the shop's secrets, but those of the bucket that releases may be in.
          env: { PATH, HOME, REMOTE_ORIGIN, REMOTE_PORT_BASE, ...ofBucket, DATA_DIR: dataDir, RELEASED_BY: who },
          timeout: DEADLINE_MS,
          maxBuffer: MOST_BYTES,
        },
        (error, stdout, stderr) => {
          if (!error) return resolve(stdout);
          const said = stderr.trim();
          if (error.code === STALE) return reject(new ReleasesChanged(said));
          return reject(typeof error.code === 'number' && said !== '' ? new ReleaseRefused(said) : error);
        },
      );
    });
  return {
    status: async () => status.parse(JSON.parse(await run(['status', '--json'], 'desk'))),
    async change(change, who, revision) {
      await run([...toArguments(change), `--expect=${revision}`], who);
    },
    async counts() {
      const texts = await Promise.all(
        gatewayMetrics.map(async (address) => {
          try {
            const answer = await fetch(address, { signal: AbortSignal.timeout(METRICS_DEADLINE_MS) });
            if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
            return await answer.text();
          } catch (error) {
            log.warn({ event: 'desk.metrics_unread', err: error, address }, 'Failed to read the metrics of a gateway');
            return null;
          }
        }),
      );
      const read = texts.filter((text) => text !== null);
      return read.length === 0 ? null : sum(read.map(countReports));
    },
  };
}

function sum(counts: readonly ReadonlyMap<string, ReleaseCount>[]): ReadonlyMap<string, ReleaseCount> {
  const all = new Map<string, ReleaseCount>();
  for (const [key, { views, errors }] of counts.flatMap((one) => [...one])) {
    const before = all.get(key) ?? { views: 0, errors: 0 };
    all.set(key, { views: before.views + views, errors: before.errors + errors });
  }
  return all;
}
