import type { RemotePageAt, RenderedVisit } from '../src/prerender/render';

/** The input of a thread for rendering a remote's page. */
export interface PageView {
  /** Name of the page in its remote, such as `pricing`. */
  readonly page: string;
  readonly address: string;
  readonly visit: Omit<RenderedVisit, 'translations'>;
  readonly remotePage: RemotePageAt;
}

/** Requests to a thread, sent one at a time. */
export type PageRequest = { readonly id: number } & (
  | { readonly kind: 'page'; readonly page: string; readonly file: string; readonly text: string }
  | { readonly kind: 'messages'; readonly language: string; readonly text: string }
  | ({ readonly kind: 'render' } & PageView)
);

export interface PageReply {
  readonly id: number;
  readonly html?: string;
  readonly error?: string;
  /** Bytes in buffers, which the memory limits of a thread do not include. */
  readonly buffers: number;
}
