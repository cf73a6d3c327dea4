import type { ErrorCode } from '../contract/error-codes';
import type { ErrorBody } from '../contract/errors';

/** Errors that the client detects: no response, or one without a reason. The contract has no codes for them. */
export type ClientErrorCode = 'network' | 'unreadable_answer' | 'unsupported_type' | 'wordless_answer';

interface ApiErrorOptions extends ErrorOptions {
  readonly clientCode?: ClientErrorCode;
}

/** A call that did not succeed. `message` is ready to show to the customer (NT-05). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Undefined if the server has given a reason. */
  readonly clientCode: ClientErrorCode | undefined;

  constructor(
    message: string,
    /** The HTTP status; 501 if there was no response (NT-02). */
    readonly status: number,
    /** The server's error response, if it could be parsed. */
    readonly body?: ErrorBody,
    readonly requestId?: string,
    { clientCode, ...options }: ApiErrorOptions = {},
  ) {
    super(message, options);
    this.clientCode = clientCode;
  }

  /** The code to branch on. A newer server may send a code that is not in the list; treat it like any other error. */
  get code(): ErrorCode | undefined {
    return this.body?.code as ErrorCode | undefined;
  }

  /** Whether the same request may be sent again: there was no response, or the server asked for a retry. */
  get isTransient(): boolean {
    return this.status === 501 || this.status === 503;
  }
}
