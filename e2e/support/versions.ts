import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from './ports';
import type { Stack } from './stack';

const ROOT = path.resolve(__dirname, '../..');

/** The version of `shared` in this checkout, its major and minor number. */
export function sharedVersion(): readonly [number, number] {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'shared/package.json'), 'utf8')) as { version: string };
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}

const build = (folder: string, shared: string, release: string, outputPath: string): void => {
  execFileSync(process.execPath, [path.join(__dirname, 'build-version.mjs'), folder, shared, release, outputPath], {
    cwd: ROOT,
    stdio: 'pipe',
  });
};

/** A gateway and a registry of their own beside a running shop, for a host that was built with another version of `shared`. */
export interface OtherHost {
  readonly url: string;
  /** Builds mfe-account with a version of `shared` and makes that its release here. @returns the name of the release */
  publish(shared: string): string;
  remove(): Promise<void>;
}

/** Builds the host with a version of `shared` and serves it over the backend and the remotes of a running shop. */
export async function startHost(stack: Stack, shared: string): Promise<OtherHost> {
  const dist = path.join(ROOT, 'host/dist', `with-shared-${shared}`);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(path.join(dist, 'client'), { recursive: true });
  for (const same of ['renderer', 'public', 'client/assets', 'client/embed'])
    symlinkSync(path.join(ROOT, 'host/dist', same), path.join(dist, same));
  const release = `${shared}-host`;
  build('host', shared, release, path.join(dist, 'client', release));
  writeFileSync(path.join(dist, 'current.json'), JSON.stringify({ version: release }));

  const dataDir = mkdtempSync(path.join(tmpdir(), 'storefront-host-'));
  const port = await freePorts(1);
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST_DIST: dist,
    API_PORT: String(stack.apiPort),
    PAY_PORT: new URL(stack.payUrl).port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  };
  const gateway: ChildProcess = spawn(process.execPath, [path.join(ROOT, 'host/dist/server/main.mjs')], {
    env,
    stdio: 'ignore',
  });
  const isUp = () =>
    fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (gateway.exitCode !== null) throw new Error(`The gateway of ${dist} ended with ${gateway.exitCode}`);
    await sleep(50);
  }

  const releases = path.join(ROOT, 'mfe-account/dist/mfe-account');
  const built = new Set<string>();
  return {
    url,
    publish(version) {
      const name = `${version}-account`;
      if (!built.has(name)) build('mfe-account', version, name, path.join(releases, name));
      built.add(name);
      execFileSync(process.execPath, ['tools/release.mjs', 'publish', 'mfe-account', `--version=${name}`], {
        cwd: ROOT,
        stdio: 'pipe',
        env: { ...process.env, DATA_DIR: dataDir, REMOTE_PORT_BASE: String(stack.remotePortBase) },
      });
      return name;
    },
    async remove() {
      const ended = new Promise((resolve) => gateway.once('exit', resolve));
      gateway.kill('SIGTERM');
      await ended;
      for (const made of [dist, dataDir, ...[...built].map((name) => path.join(releases, name))])
        rmSync(made, { recursive: true, force: true });
    },
  };
}
