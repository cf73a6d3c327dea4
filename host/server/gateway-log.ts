import type { FastifyBaseLogger } from 'fastify';
import type { GatewayMetrics } from './gateway-metrics';
import type { PageRendererOptions } from './page-renderer';
import type { StoreReports } from './release-store/release-store';

// What the gateway logs about the parts that it is assembled from.

export const logTraceExport = (log: FastifyBaseLogger) => ({
  failed: (error: unknown) =>
    log.warn(
      { event: 'traces.export_failed', err: error },
      'Cannot send traces; dropping those that exceed the buffer',
    ),
  recovered: (lost: number) => log.info({ event: 'traces.export_recovered', lost }, 'Sending traces again'),
});

export const logBackend =
  (log: FastifyBaseLogger) =>
  (origin: string, isReady: boolean, error: unknown): void =>
    isReady
      ? log.info({ event: 'gateway.backend_recovered', origin }, 'Backend is ready again')
      : log.warn(
          { event: 'gateway.backend_down', origin, err: error },
          'Backend does not answer or is not ready; skipping it',
        );

export const logReleaseStore = (log: FastifyBaseLogger): StoreReports => ({
  unreadable: (error, remote) =>
    log.error(
      { event: 'gateway.registry_unreadable', err: error, remote },
      'Cannot read registry.json or an entry of it; keeping the last valid version',
    ),
  unknown: (fields) =>
    log.warn(
      { event: 'gateway.registry_field_unknown', fields },
      'registry.json has fields that this gateway does not know; ignoring them',
    ),
  unavailable: (error) =>
    log.error(
      { event: 'gateway.release_store_unavailable', err: error },
      'Bucket of releases unavailable; continuing with the last known state',
    ),
  available: () => log.info({ event: 'gateway.release_store_available' }, 'Bucket of releases available again'),
  undescribed: (release, error) =>
    log.warn(
      { event: 'gateway.release_undescribed', release, err: error },
      'Files of a release that open tabs may use are unknown',
    ),
});

export const logRendering = (
  log: FastifyBaseLogger,
  metrics: GatewayMetrics | undefined,
): Pick<PageRendererOptions, 'failed' | 'paused'> => ({
  failed: ({ name, version }, why, error, page) => {
    metrics?.pageNotRendered(name, version, why);
    log.error(
      { event: 'gateway.page_not_rendered', remote: name, version, page, why, err: error },
      'Page of a remote was not rendered; the browser renders it instead',
    );
  },
  paused: ({ name, version }) =>
    log.error(
      { event: 'gateway.rendering_paused', remote: name, version },
      'Pages of this release ended their thread three times within a minute; not rendering them for a minute',
    ),
});
