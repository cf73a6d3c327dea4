import { z } from 'zod/mini';
import { messageParams } from './wire';

/** One entry of a list of problems: where, why, and a text (NT-05). */
export const errorItem = z.object({
  loc: z.optional(z.union([z.string(), z.array(z.union([z.string(), z.number()]))])),
  reason: z.optional(z.string()),
  msg: z.optional(z.string()),
  /**
   * A key of `DetailParams`, `ProblemParams` or `DnssecProblemParams`, a code of zod, or a newer code that the reader does not know; some
   * entries have only a text.
   */
  code: z.optional(z.string()),
  params: z.optional(messageParams),
});
export type ErrorItem = z.infer<typeof errorItem>;

const detail = z.union([z.string(), z.array(z.union([z.string(), errorItem]))]);

/** The body of every error. `message` is for people, `code` for programs. */
// The client builds its message from `message` plus the other fields, in this order.
export const errorBody = z.object({
  message: z.string(),
  error: z.optional(detail),
  detail: z.optional(detail),
  'invalid-params': z.optional(detail),
  order_status: z.optional(z.string()),
  extra: z.optional(detail),
  /** One of `ErrorCode`, such as `price_changed`, or a newer one that the reader does not know. */
  code: z.optional(z.string()),
  /** The parameters of the code (`ErrorParams`). */
  params: z.optional(messageParams),
  /** The id of the request in the log, such as `req-1f4`. */
  request_id: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;
