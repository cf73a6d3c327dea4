import type { RemotePageAt, RenderedVisit } from '../src/prerender/render';

/** What a thread needs to render a page of a remote for a visit. */
export interface PageView {
  /** Name of the page in its remote, such as `pricing`. */
  readonly page: string;
  readonly address: string;
  readonly visit: Omit<RenderedVisit, 'translations'>;
  readonly remotePage: RemotePageAt;
}

/** What the gateway asks of a thread, one at a time. */
export type PageRequest = { readonly id: number } & (
  | { readonly kind: 'page'; readonly page: string; readonly file: string; readonly text: string }
  | { readonly kind: 'messages'; readonly language: string; readonly text: string }
  | ({ readonly kind: 'render' } & PageView)
);

export interface PageReply {
  readonly id: number;
  readonly html?: string;
  readonly error?: string;
  /** Bytes in buffers, which no limit of a thread counts. */
  readonly buffers: number;
}
