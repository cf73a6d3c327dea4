import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { faultScript } from '../../core/fault-scripts';
import { MovableClock } from '../../core/clock';
import type { Deps } from '../../deps';
import { notFound, unavailable } from '../../http/errors';

const body = z.strictObject({
  /** Registrar and nameserver share one list of scripts; their operations have different names. */
  target: z.enum(['registrar', 'dns', 'payment']),
  clear: z.boolean().default(false),
  scripts: z.array(faultScript).max(100).default([]),
});

/** Seconds to advance the clock by, at most a year. */
const shift = z.strictObject({
  seconds: z
    .int()
    .min(0)
    .max(366 * 86_400),
});

const registered = z.object({ domain: z.string().max(255) });

/** Routes that inject faults into the sandboxes, and show their state. Absent in production. */
export async function faultRoutes(
  app: FastifyInstance,
  { config, faults, clock, jobs, registrar }: Pick<Deps, 'config' | 'faults' | 'clock' | 'jobs' | 'registrar'>,
): Promise<void> {
  if (config.mode === 'production') return;
  if (clock instanceof MovableClock) {
    app.post('/dev/clock', { schema: { body: shift } }, async (request) => {
      clock.advance((request.body as z.output<typeof shift>).seconds);
      // Runs the hourly jobs immediately: a developer sees the whole life of a domain in minutes.
      await jobs.enqueueRegular();
      return { now: clock.now().toISOString() };
    });
  }
  if (registrar.provider === 'sandbox') {
    // Returns what WHOIS and the TLD's nameservers would for a real domain.
    app.get('/dev/registry/:domain', { schema: { params: registered } }, async (request) => {
      const { domain } = request.params as z.output<typeof registered>;
      const [held, ds_records] = await Promise.all([registrar.info(domain), registrar.dsRecords(domain)]);
      if (held === 'unknown' || (held && ds_records === 'unknown')) throw unavailable('The registrar did not respond.');
      if (!held) throw notFound(`${domain} is not registered here.`, { code: 'not_registered', params: { domain } });
      return {
        domain,
        nameservers: held.nameservers,
        ds_records,
        locked: held.locked,
        expires_at: held.expiresAt.toISOString(),
      };
    });
  }
  app.post('/dev/faults', { schema: { body } }, async (request, reply) => {
    const { target, clear, scripts } = request.body as z.output<typeof body>;
    if (target !== 'payment') {
      if (clear) faults.clear();
      for (const script of scripts) faults.add(script);
      return reply.code(204).send();
    }
    const answer = await fetch(`${config.payment.apiOrigin}/dev/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clear, scripts }),
      signal: AbortSignal.timeout(5_000),
    }).catch((error: unknown) => {
      throw unavailable(
        `The payment sandbox cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    if (!answer.ok) throw unavailable(`The payment sandbox answered with status ${answer.status}.`);
    return reply.code(204).send();
  });
}
