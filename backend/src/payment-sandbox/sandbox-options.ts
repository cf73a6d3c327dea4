import type { Clock } from '../core/clock';
import type { FaultScripts } from '../core/fault-scripts';
import type { PaymentStore } from './payment-store';
import type { WebhookSender } from './webhook-sender';

export interface PaymentSandboxOptions {
  readonly store: PaymentStore;
  readonly faults: FaultScripts;
  readonly webhooks: WebhookSender;
  readonly clock: Clock;
  /** Accepted API keys of the shop's server. */
  readonly keys: readonly string[];
  /** Origins of the shop that may frame the card form and be returned to from the bank's page. */
  readonly shopOrigins: readonly string[];
  /** This server's origin as seen by browsers. */
  readonly publicOrigin: string;
  /** Whether faults can be scripted and payments read; never in production. */
  readonly devSurface: boolean;
  readonly logger?: boolean;
}
