import { z } from 'zod/mini';
import type { PageTheme } from './frame-theme';

const words = z.string().check(z.minLength(1), z.maxLength(500));

/** Heights outside this range cannot be a card form and are rejected. Pixels. */
const height = z.number().check(z.gte(40), z.lte(800));

/** Messages of the payment provider's frame to the page. They say nothing about the card except whether it is complete. */
const frameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sf:pay:ready') }),
  z.object({ type: z.literal('sf:pay:height'), height }),
  z.object({ type: z.literal('sf:pay:state'), complete: z.boolean() }),
  z.object({ type: z.literal('sf:pay:complete'), setup_intent_id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  /** A problem; further ones are in `more`. */
  z.object({ type: z.literal('sf:pay:error'), message: words, more: z.optional(z.array(words).check(z.maxLength(9))) }),
]);
type FrameMessage = z.infer<typeof frameMessage>;

/** The page's message to the frame: store the entered card. */
export const confirmMessage = { type: 'sf:pay:confirm' } as const;

/** Returns the only origin to communicate with; null if the URL is not http(s). */
export function parseOrigin(frameUrl: string): string | null {
  if (!URL.canParse(frameUrl)) return null;
  const { protocol, origin } = new URL(frameUrl);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}

/**
 * Reads a message of the frame. Returns null unless it comes from this very frame on this very origin and follows the protocol: any page
 * may post to us, and extensions and advertisements often do.
 */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  expected: { origin: string; source: MessageEventSource | null },
): FrameMessage | null {
  if (expected.source === null || event.origin !== expected.origin || event.source !== expected.source) return null;
  const read = frameMessage.safeParse(event.data);
  return read.success ? read.data : null;
}

/** Adds the look of the surrounding page to the frame's URL. */
export function themedFrameUrl(frameUrl: string, pageTheme: PageTheme): string {
  const url = new URL(frameUrl);
  url.searchParams.set('theme', pageTheme.theme);
  url.searchParams.set('locale', pageTheme.locale);
  return url.toString();
}
