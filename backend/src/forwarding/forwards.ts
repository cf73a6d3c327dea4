import { z } from 'zod';

/** All forwarding data, as the backend returns it and the file stores it. Names are in A-labels. */
export const forwards = z.object({
  visitors: z.array(z.object({ name: z.string(), url: z.string(), permanent: z.boolean(), keepsPath: z.boolean() })),
  mail: z.array(z.object({ name: z.string(), aliases: z.array(z.object({ alias: z.string(), target: z.string() })) })),
});
export type Forwards = z.infer<typeof forwards>;

export type VisitorForward = Forwards['visitors'][number];
