import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { faultScript } from '../../adapters/faults/fault-scripts';
import { MovableClock } from '../../clock/clock';
import type { Deps } from '../../deps';
import { unavailable } from '../../http/errors';

const body = z.strictObject({
  /** The registrar and the name server take their scripts from one list; their operations have different names. */
  target: z.enum(['registrar', 'dns', 'payment']),
  clear: z.boolean().default(false),
  scripts: z.array(faultScript).max(100).default([]),
});

/** Seconds that the shop’s clock moves on, at most a year. */
const shift = z.strictObject({ seconds: z.int().min(0).max(366 * 86_400) });

/** Makes things go wrong on purpose, in the sandboxes. Not there in production. */
export async function faultRoutes(app: FastifyInstance, { config, faults, clock, jobs }: Pick<Deps, 'config' | 'faults' | 'clock' | 'jobs'>): Promise<void> {
  if (config.mode === 'production') return;
  if (clock instanceof MovableClock) {
    app.post('/dev/clock', { schema: { body: shift } }, async (request) => {
      clock.advance((request.body as z.output<typeof shift>).seconds);
      // What hourly work would find is found now: a developer sees the whole life of a name in minutes.
      await jobs.enqueueRegular();
      return { now: clock.now().toISOString() };
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
      throw unavailable(`The payment sandbox cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
    });
    if (!answer.ok) throw unavailable(`The payment sandbox answered with status ${answer.status}.`);
    return reply.code(204).send();
  });
}
