import type { FastifyInstance } from 'fastify';
import { CanaryWatch } from './canary-watch';
import { chooseReleases } from './chosen-releases';
import type { GatewayConfig } from './config';
import type { GatewayMetrics } from './gateway-metrics';
import type { PageRenderer } from './page-renderer';
import { ReleaseProbe } from './release-probe';
import type { ReleaseStore } from './release-store/release-store';
import type { HostRelease, RegistryFile, RemoteRelease } from './releases';

/** How often the registry is checked without requests. Milliseconds. */
const POLL_MS = 1_000;

interface ReleaseSources {
  readonly config: Pick<GatewayConfig, 'canaryMaxErrorPercent'>;
  readonly host: HostRelease;
  readonly store: ReleaseStore;
  readonly pages: PageRenderer;
  readonly metrics: GatewayMetrics | undefined;
}

/** The releases that this gateway serves: those of the registry that are neither bad, broken nor incompatible. */
export interface ServedReleases {
  readonly canaries: CanaryWatch;
  read(): Promise<RegistryFile>;
  /** @param bucket of the visitor; undefined for no canary */
  choose(registry: RegistryFile, bucket: number | undefined): RemoteRelease[];
}

/** Follows the registry until the gateway closes, and prepares published releases before the first request for them. */
export async function followReleases(
  app: FastifyInstance,
  { config, host, store, pages, metrics }: ReleaseSources,
): Promise<ServedReleases> {
  let knownBad = await store.readKnownBad();
  const canaries = new CanaryWatch({
    maxPercent: config.canaryMaxErrorPercent,
    isKnown: (release) => knownBad.has(release),
    failed: (release, why) => {
      const { name: remote, version } = release;
      app.log.error({ event: 'gateway.canary_failed', remote, version, why }, 'Canary failed; no longer serving it');
      store
        .markBad(release, why)
        .catch((error: unknown) =>
          app.log.error(
            { event: 'gateway.canary_not_ended', remote, version, err: error },
            'Cannot mark the failed canary as bad; other gateways still serve it',
          ),
        );
    },
  });
  const probe = new ReleaseProbe({
    readFile: store.readFile,
    changed: ({ name, version }, isBroken, error) =>
      isBroken
        ? app.log.error(
            { event: 'gateway.release_broken', remote: name, version, err: error },
            'Active release cannot be fetched; serving the previous one',
          )
        : app.log.info({ event: 'gateway.release_recovered', remote: name, version }, 'Active release is served again'),
  });
  const isBad = (release: RemoteRelease): boolean =>
    knownBad.has(release) || canaries.hasEnded(release) || probe.isBroken(release);

  /** Incompatible releases of this registry that were logged. */
  const passedOver = new Set<string>();
  const passOver = ({ name, version }: RemoteRelease, why: string): void => {
    if (passedOver.has(`${name} ${version}`)) return;
    passedOver.add(`${name} ${version}`);
    app.log.warn(
      { event: 'gateway.release_incompatible', remote: name, version, why },
      'Published release is incompatible with this host; serving the previous one if it fits',
    );
  };

  let followed: RegistryFile | undefined;
  const read = async (): Promise<RegistryFile> => {
    const registry = await store.readRegistry();
    if (registry !== followed) passedOver.clear();
    followed = registry;
    pages.follow(registry);
    metrics?.follow(registry);
    canaries.follow(registry);
    probe.follow(registry);
    knownBad = await store.readKnownBad();
    canaries.settle();
    return registry;
  };
  const look = setInterval(() => void read(), POLL_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(look);
    probe.end();
    await pages.end();
  });
  app.addHook('onListen', async () => void read());

  return { canaries, read, choose: (registry, bucket) => chooseReleases(registry, bucket, host, isBad, passOver) };
}
