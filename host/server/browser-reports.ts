import type { FastifyInstance, FastifyReply } from 'fastify';
import { addressSubject } from '@storefront/shared/domain';
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
  /** The path of the row in the route table. */
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

/** A listener for browser reports, in addition to the log. Remote and version in a report may be made up. */
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

/** An address without query and fragment, which may contain the keys of links (I8). */
const place = z.pipe(
  z.string(),
  z.transform((text) => text.replace(/[?#][^]*/, '').slice(0, 300)),
);

/** The fields of a security policy violation (Reporting API) that are kept. */
const policyReports = z.array(
  z.object({
    type: z.string().check(z.maxLength(40)),
    body: z.object({
      documentURL: z.optional(place),
      blockedURL: z.optional(place),
      effectiveDirective: z.optional(excerpt),
      sourceFile: z.optional(place),
    }),
  }),
);

const BODY_LIMIT = 16_384;

/**
 * Reports accepted per minute: a looping browser must not fill the log, and one address must not use up the shared budget. Reports of
 * visits have a separate budget, so that they displace no failure.
 */
const REPORTS = { inAll: 120, ofOneAddress: 20 };
const VITALS = { inAll: 600, ofOneAddress: 60 };

interface Budget {
  /** Counts a report from an address, whatever its content; false once the address has used up its budget. */
  mayAsk(address: string): boolean;
  /** Counts a valid report; false once the shared budget is used up. */
  mayTake(): boolean;
}

function createBudget({ inAll, ofOneAddress }: typeof REPORTS): Budget {
  let minute = 0;
  let taken = 0;
  const requestsByAddress = new Map<string, number>();
  const startMinute = () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now === minute) return;
    [minute, taken] = [now, 0];
    requestsByAddress.clear();
  };
  return {
    mayAsk(address) {
      startMinute();
      const subject = addressSubject(address);
      const count = (requestsByAddress.get(subject) ?? 0) + 1;
      requestsByAddress.set(subject, count);
      return count <= ofOneAddress;
    },
    mayTake() {
      startMinute();
      taken += 1;
      return taken <= inAll;
    },
  };
}

/**
 * Logs reports of browsers: failures shown to visitors, by the reference on the screen; violations of the security policy; and web vitals,
 * by remote and release (MF-08).
 */
export async function collectBrowserReports(app: FastifyInstance, listeners: readonly ReportListener[]): Promise<void> {
  await app.register(async (reports) => {
    const [budget, vitalsBudget] = [createBudget(REPORTS), createBudget(VITALS)];
    const refuseMore = (reply: FastifyReply) => reply.code(429).send({ message: 'Too many reports' });
    reports.addContentTypeParser(
      'application/reports+json',
      { parseAs: 'string' },
      reports.getDefaultJsonParser('error', 'ignore'),
    );
    reports.addHook('preHandler', async (request, reply) => {
      const { mayAsk } = request.routeOptions.url === '/reports/vitals' ? vitalsBudget : budget;
      if (!mayAsk(request.ip)) return refuseMore(reply);
    });

    reports.post('/reports/page-failure', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const read = pageFailure.safeParse(request.body);
      if (!read.success) return reply.code(400).send({ message: 'Not a page failure report' });
      if (!budget.mayTake()) return refuseMore(reply);
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
      if (!vitalsBudget.mayTake()) return refuseMore(reply);
      request.log.info({ event: 'browser.vitals', vitals: read.data }, 'Web vitals report');
      for (const listener of listeners) for (const vital of read.data.vitals) listener.vitalMeasured?.(vital);
      return reply.code(204).send();
    });

    reports.post('/reports/policy', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const read = policyReports.safeParse(request.body);
      if (!read.success) return reply.code(400).send({ message: 'Not a list of reports' });
      if (!budget.mayTake()) return refuseMore(reply);
      request.log.warn(
        { event: 'browser.csp_violation', policyReports: read.data },
        'Content security policy violation',
      );
      for (const listener of listeners) listener.policyViolated?.();
      return reply.code(204).send();
    });
  });
}
