import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';

const pageFailure = z.object({
  reference: z.string().check(z.regex(/^[\w-]{1,36}$/)),
  page: z.string().check(z.maxLength(60)),
  remote: z.string().check(z.maxLength(40)),
  version: z.nullable(z.string().check(z.maxLength(60))),
  reason: z.enum(['absent', 'incompatible', 'outdated', 'late', 'failed', 'crashed', 'looping', 'shown', 'uncaught']),
  message: z.string().check(z.maxLength(500)),
});

export type PageFailure = z.infer<typeof pageFailure>;

const vitalsReport = z.object({
  /** The row of the route table. */
  page: z.string().check(z.maxLength(60)),
  vitals: z
    .array(
      z.object({
        name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
        value: z.number().check(z.gte(0), z.lte(3_600_000)),
        rating: z.enum(['good', 'needs-improvement', 'poor']),
        remote: z.string().check(z.maxLength(40)),
        version: z.nullable(z.string().check(z.maxLength(60))),
      }),
    )
    .check(z.minLength(1), z.maxLength(5)),
});

export type Vital = z.infer<typeof vitalsReport>['vitals'][number];

/** Who is told of what browsers report, beside the log. What a browser says of remote and version may be made up. */
export interface ReportListener {
  /** @param address of the client */
  pageFailed?(failure: PageFailure, address: string): void;
  vitalMeasured?(vital: Vital): void;
  policyViolated?(): void;
}

const excerpt = z.pipe(
  z.string(),
  z.transform((text) => text.slice(0, 300)),
);

/** What a browser tells about something that the policy refused (Reporting API); what else it tells is left out. */
const policyReports = z.array(
  z.object({
    type: z.string().check(z.maxLength(40)),
    body: z.object({
      documentURL: z.optional(excerpt),
      blockedURL: z.optional(excerpt),
      effectiveDirective: z.optional(excerpt),
      sourceFile: z.optional(excerpt),
    }),
  }),
);

const BODY_LIMIT = 16_384;

/** A browser that loops must not fill the log; figures of visits have a budget of their own, so that they crowd no failure out. */
const REPORTS_PER_MINUTE = 120;
const VITALS_PER_MINUTE = 600;

function limiter(most: number): () => boolean {
  let minute = 0;
  let taken = 0;
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, taken] = [now, 0];
    taken += 1;
    return taken <= most;
  };
}

/**
 * Takes what browsers report, into the log: failures that a person was shown, by the reference on the screen, what the security
 * policy refused, and how visits felt, by remote and release (MF-08).
 */
export async function collectBrowserReports(app: FastifyInstance, listeners: readonly ReportListener[]): Promise<void> {
  await app.register(async (reports) => {
    const mayTake = limiter(REPORTS_PER_MINUTE);
    const mayTakeVitals = limiter(VITALS_PER_MINUTE);
    reports.addContentTypeParser(
      'application/reports+json',
      { parseAs: 'string' },
      reports.getDefaultJsonParser('error', 'ignore'),
    );
    reports.addHook('preHandler', async (request, reply) => {
      if (!(request.routeOptions.url === '/reports/vitals' ? mayTakeVitals() : mayTake()))
        return reply.code(429).send({ message: 'Too many reports' });
    });

    reports.post('/reports/page-failure', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const read = pageFailure.safeParse(request.body);
      if (!read.success) return reply.code(400).send({ message: 'Not a page failure report' });
      request.log.warn(
        { event: 'browser.page_failure', pageFailure: read.data },
        read.data.reason === 'uncaught' ? 'Uncaught error in a browser' : 'Error page shown to a visitor',
      );
      for (const listener of listeners) listener.pageFailed?.(read.data, request.ip);
      return reply.code(204).send();
    });

    reports.post('/reports/vitals', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const read = vitalsReport.safeParse(request.body);
      if (!read.success) return reply.code(400).send({ message: 'Not a report of vitals' });
      request.log.info({ event: 'browser.vitals', vitals: read.data }, 'Web vitals report');
      for (const listener of listeners) for (const vital of read.data.vitals) listener.vitalMeasured?.(vital);
      return reply.code(204).send();
    });

    reports.post('/reports/policy', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const read = policyReports.safeParse(request.body);
      if (!read.success) return reply.code(400).send({ message: 'Not a list of reports' });
      request.log.warn(
        { event: 'browser.csp_violation', policyReports: read.data },
        'Content security policy violation',
      );
      for (const listener of listeners) listener.policyViolated?.();
      return reply.code(204).send();
    });
  });
}
