import type { Message } from '../core/email';
import type { Tx } from '../db/client';

/** A file that goes with an email. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Hands emails over for delivery without waiting for it: a mail server that is down delays emails and nothing else. */
export interface Mail {
  /** Queues a message; with a transaction, exactly when that commits. */
  send(message: Message, tx?: Tx): Promise<void>;
  /** Why emails are not delivered at the moment; null while they are. */
  problem(): Promise<string | null>;
  /** How emails leave, for the readiness page. */
  readonly kind: 'smtp' | 'mailbox';
}
