import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { toAttributes, toTokens, type EmbedChoice } from './snippet';

/** Version of the messages between page and preview. */
const VERSION = 1;
/** Origin of the preview, whose frame is sandboxed. */
const NO_ORIGIN = 'null';
const NEWS_KEPT = 8;
/** The partner key that the preview uses, whatever key the snippet contains. */
const PREVIEW_PARTNER = 'pk_playground';

interface News {
  readonly id: number;
  readonly name: string;
  readonly detail: string;
}

const isNews = (data: unknown): data is { name: string; detail: unknown } =>
  typeof data === 'object' &&
  data !== null &&
  'v' in data &&
  data.v === VERSION &&
  'name' in data &&
  typeof data.name === 'string';

/** Sends the chosen options to the preview, and returns the events of its element, newest first. */
export function usePreview(
  choice: EmbedChoice,
  page: 'light' | 'dark',
): { frame: RefObject<HTMLIFrameElement | null>; news: readonly News[] } {
  const frame = useRef<HTMLIFrameElement>(null);
  const [news, setNews] = useState<readonly News[]>([]);

  const look = useCallback(() => {
    const message = {
      v: VERSION,
      attributes: { ...toAttributes(choice), partner: PREVIEW_PARTNER, target: '_top' },
      tokens: toTokens(choice),
      page,
    };
    // A frame without an origin can only be addressed with `*`. The message contains nothing that is not on this page.
    frame.current?.contentWindow?.postMessage(message, '*');
  }, [choice, page]);

  useEffect(look, [look]);
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source === null || source !== frame.current?.contentWindow || origin !== NO_ORIGIN || !isNews(data)) return;
      if (data.name === 'loaded') look();
      else
        setNews((before) =>
          [{ id: (before[0]?.id ?? 0) + 1, name: data.name, detail: JSON.stringify(data.detail) }, ...before].slice(
            0,
            NEWS_KEPT,
          ),
        );
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [look]);
  return { frame, news };
}
