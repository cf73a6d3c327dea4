import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { callProblems } from '../contract/call-problems.mjs';
import { surfaceProblems } from '../contract/surface-problems.mjs';
import { fromRoot, requireTool } from './paths.mjs';

/** A release is incompatible with what is deployed; the message has a line for each reason. */
export class IncompatibleError extends Error {
  name = 'IncompatibleError';
}

/** Reads the contract record beside a release.json; undefined for builds older than contract records. */
async function contractIn(folder) {
  const file = path.join(folder, 'contract.json');
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
}

export const builtContract = (folder, version) =>
  contractIn(folder === 'host' ? fromRoot('host/dist/client', version) : fromRoot(folder, 'dist', folder, version));

/** Contract records of deployed hosts and backends, and of releases in the registry. */
export class Contracts {
  /** @param texts stores texts by name (open-release-store.mjs) */
  constructor(texts) {
    this.texts = texts;
  }

  fileOf(kind, version) {
    return `contracts/${kind}/${version}.json`;
  }

  async keep(kind, version, record) {
    await this.texts.write(this.fileOf(kind, version), JSON.stringify(record));
  }

  /** Deletes all records of a kind except those of the given versions. */
  async keepOnly(kind, versions) {
    for (const { version } of await this.all(kind))
      if (!versions.includes(version)) await this.texts.remove(this.fileOf(kind, version));
  }

  /** @returns {Promise<{ version: string, record: object }[]>} */
  async all(kind) {
    const names = (await this.texts.list(`contracts/${kind}`)).filter((name) => name.endsWith('.json'));
    const versions = names.map((name) => name.replace(/\.json$/, ''));
    return Promise.all(versions.map(async (version) => ({ version, record: await this.of(kind, version) })));
  }

  async of(kind, version) {
    const text = await this.texts.read(this.fileOf(kind, version));
    return text === undefined ? undefined : JSON.parse(text);
  }
}

/** The same rule by which the gateway skips a release: host/src/federation/incompatibility.ts. */
const versionProblem = (builtWith, provided) =>
  requireTool('tsx/cjs/api')
    .require(fromRoot('host/src/federation/incompatibility.ts'), import.meta.url)
    .incompatibility(builtWith, provided);

const named = ({ name, version }) => `${name} ${version}`;
const toEntry = (entry) => entry.replace('@storefront/shared', 'shared');

/**
 * @param {{ name: string, version: string, builtWith?: object }} release
 * @param {import('../contract/read-contract.mjs').Contract | undefined} contract undefined where its build has written none
 * @param {{ version: string, record: import('../contract/read-contract.mjs').Contract }} host
 * @returns {string[]} why the host cannot run the release
 */
export function hostProblems(release, contract, host) {
  const where = `${named(release)} with host ${host.version}: `;
  const versions = versionProblem(release.builtWith ?? {}, host.record.provides);
  const exports = contract ? surfaceProblems(contract.uses, contract.surface, host.record.surface) : [];
  return [
    ...(versions ? [versions] : []),
    ...exports.map(({ entry, name, problem }) => `${toEntry(entry)} ${name} ${problem}`),
  ].map((problem) => where + problem);
}

/** @returns {string[]} why the backend does not support the calls of a release or host */
export const backendProblems = (release, contract, backend) =>
  callProblems(contract?.calls ?? {}, backend.record).map(
    ({ call, problem }) => `${named(release)} with backend ${backend.version}: ${call} ${problem}`,
  );

/**
 * Checks whether what is deployed can run a release: at least one of the hosts, while they are being replaced, and every backend, as any of
 * them may receive a call.
 * @returns {string[]} why not
 */
export function releaseProblems(release, contract, { hosts, backends }) {
  const byHost = hosts.map((host) => hostProblems(release, contract, host));
  const isRunnable = byHost.length === 0 || byHost.some((problems) => problems.length === 0);
  return [
    ...(isRunnable ? [] : byHost.flat()),
    ...backends.flatMap((backend) => backendProblems(release, contract, backend)),
  ];
}
