import { z } from 'zod';

/** An email that was received in development and forwarded, as the backend keeps it for the development mailbox. */
export const forwardedEmail = z.object({
  /** Envelope: under which sender it goes on, empty for a bounce, and to whom. */
  sender: z.string(),
  recipients: z.array(z.string()).min(1),
  /** What it says itself, without changes. */
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type ForwardedEmail = z.infer<typeof forwardedEmail>;
