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

  get #child(): FastifyBaseLogger {
    return (this.#created ??= this.#create());
  }

  get level(): string {
    return this.#child.level;
  }

  trace(...line: unknown[]): void {
    this.#child.trace(...(line as Line));
  }

  debug(...line: unknown[]): void {
    this.#child.debug(...(line as Line));
  }

  info(...line: unknown[]): void {
    this.#child.info(...(line as Line));
  }

  warn(...line: unknown[]): void {
    this.#child.warn(...(line as Line));
  }

  error(...line: unknown[]): void {
    this.#child.error(...(line as Line));
  }

  fatal(...line: unknown[]): void {
    this.#child.fatal(...(line as Line));
  }

  silent(...line: unknown[]): void {
    this.#child.silent(...(line as Line));
  }

  child(...args: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#child.child(...args);
  }
}
