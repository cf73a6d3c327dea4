import type { FastifyBaseLogger } from 'fastify';

/** Any arguments of a log call; its overloads accept them. */
type Line = [about: object, text: string];

/**
 * The log of one request: a child of the log, created when something is written to it. Most requests write only the line at their end, which
 * needs no child, and creating one searches its bindings for secrets, which takes three times as long as the line.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #create: () => FastifyBaseLogger;
  #created: FastifyBaseLogger | undefined;

  constructor(create: () => FastifyBaseLogger) {
    this.#create = create;
  }

  get #log(): FastifyBaseLogger {
    return (this.#created ??= this.#create());
  }

  get level(): string {
    return this.#log.level;
  }

  trace(...line: unknown[]): void {
    this.#log.trace(...(line as Line));
  }

  debug(...line: unknown[]): void {
    this.#log.debug(...(line as Line));
  }

  info(...line: unknown[]): void {
    this.#log.info(...(line as Line));
  }

  warn(...line: unknown[]): void {
    this.#log.warn(...(line as Line));
  }

  error(...line: unknown[]): void {
    this.#log.error(...(line as Line));
  }

  fatal(...line: unknown[]): void {
    this.#log.fatal(...(line as Line));
  }

  silent(...line: unknown[]): void {
    this.#log.silent(...(line as Line));
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log.child(...given);
  }
}
