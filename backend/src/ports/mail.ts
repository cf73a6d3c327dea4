import type { Message } from '../core/email';
import type { Tx } from '../db/client';

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Queues emails for delivery without waiting for it, so that a mail server that is down delays nothing but emails. */
export interface Mail {
  /** Queues a message; with a transaction, only if that commits. */
  send(message: Message, tx?: Tx): Promise<void>;
  /** Returns why emails are not being delivered; null if they are. */
  problem(): Promise<string | null>;
  /** How emails are delivered, for the readiness page. */
  readonly kind: 'smtp' | 'mailbox';
}
