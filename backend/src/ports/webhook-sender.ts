import type { WebhookDelivery } from '@storefront/shared/contract/desk';

/** A signed event for one endpoint. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Ends the call, whose outcome is then `aborted`. */
  readonly signal: AbortSignal;
}

/**
 * Result of a call to an endpoint. The response counts once its status has arrived; its body is not used. `retryAfterSeconds` is what the
 * endpoint asked for.
 */
export type WebhookOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'failed'; readonly problem: NonNullable<WebhookDelivery['problem']>; readonly cause: string }
  | { readonly kind: 'aborted' };

/** Calls the endpoints of other systems, at addresses that staff have typed. */
export interface WebhookSender {
  /** Whether an address may be called at all, before its name is resolved. */
  accepts(url: string): boolean;
  /** Follows no redirect. Never throws. */
  send(request: WebhookRequest): Promise<WebhookOutcome>;
}
