import type { FastifyInstance } from 'fastify';
import { countStatements, statementsSoFar } from '../db/statement-counter';

/** Returns the number of statements in a header of each response, for tests. */
export function exposeStatementCount(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, _reply, done) => void countStatements(done));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-statement-count', statementsSoFar());
    done();
  });
}
