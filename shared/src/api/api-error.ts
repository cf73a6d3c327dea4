import type { ErrorCode } from '../contract/error-codes';
import type { ErrorBody } from '../contract/errors';

/** Errors found by the client: no answer, or one without a reason. The contract has no codes for them. */
export type ClientErrorCode = 'network' | 'unreadable_answer' | 'unsupported_type' | 'wordless_answer';

interface ApiErrorOptions extends ErrorOptions {
  readonly clientCode?: ClientErrorCode;
}

/** A call that did not succeed. `message` is ready to be shown (NT-05). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Undefined where the server has said itself what is wrong. */
  readonly clientCode: ClientErrorCode | undefined;

  constructor(
    message: string,
    /** The HTTP status; 501 when no answer came (NT-02). */
    readonly status: number,
    /** The server's error response, where it could be parsed. */
    readonly body?: ErrorBody,
    /** The id under which the server's log has the request. */
    readonly requestId?: string,
    { clientCode, ...options }: ApiErrorOptions = {},
  ) {
    super(message, options);
    this.clientCode = clientCode;
  }

  /** What to branch on. A server that is newer than this client may send one that is not in the list: treat it as any other error. */
  get code(): ErrorCode | undefined {
    return this.body?.code as ErrorCode | undefined;
  }

  /** No answer came, or the server asked to try again: the same question may be asked again. */
  get isTransient(): boolean {
    return this.status === 501 || this.status === 503;
  }
}
