import { z } from 'zod';

/** An email received and forwarded in development, as the backend stores it for the development mailbox. */
export const forwardedEmail = z.object({
  /** Envelope: the rewritten sender, empty for a bounce, and the recipients. */
  sender: z.string(),
  recipients: z.array(z.string()).min(1),
  /** Headers and text, shortened if long. */
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type ForwardedEmail = z.infer<typeof forwardedEmail>;
