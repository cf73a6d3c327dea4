import { z } from 'zod';

/** Everything that is forwarded, as the backend gives it out and as it is kept for when the backend is unavailable. Names are ASCII. */
export const forwards = z.object({
  visitors: z.array(z.object({ name: z.string(), url: z.string(), permanent: z.boolean(), keepsPath: z.boolean() })),
  mail: z.array(z.object({ name: z.string(), aliases: z.array(z.object({ alias: z.string(), target: z.string() })) })),
});
export type Forwards = z.infer<typeof forwards>;

/** Where the visitors of one name go. */
export type VisitorForward = Forwards['visitors'][number];
