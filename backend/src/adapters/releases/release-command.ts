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
  /** Path of the script, which need not exist. */
  readonly command: string;
  readonly dataDir: string;
  readonly gatewayMetrics: readonly string[];
  readonly log: Logger;
}

/** Time limit of the command: a change takes milliseconds, but starting it on a busy machine takes seconds. */
const DEADLINE_MS = 60_000;
/** Maximum output: the status does not list files, but there may be many releases. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Exit code for a registry at another revision. */
const STALE = 3;
const METRICS_DEADLINE_MS = 3_000;
/** Environment variables of the release store and its credentials. */
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
      title: z.string(),
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

/** Creates a tool that runs the release command, so that the desk has its restrictions. Null if it is not installed. */
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
          // Passes none of the shop's secrets except those of the release bucket.
          env: { PATH, HOME, REMOTE_ORIGIN, REMOTE_PORT_BASE, ...ofBucket, DATA_DIR: dataDir, RELEASED_BY: who },
          timeout: DEADLINE_MS,
          maxBuffer: MOST_BYTES,
        },
        (error, stdout, stderr) => {
          if (!error) return resolve(stdout);
          const message = stderr.trim();
          if (error.code === STALE) return reject(new ReleasesChanged(message));
          return reject(typeof error.code === 'number' && message !== '' ? new ReleaseRefused(message) : error);
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
