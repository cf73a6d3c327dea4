/** Version of what playground and preview say to each other. */
export const PREVIEW_VERSION = 1;

/** From the playground: how the element shall look. */
export interface PreviewLook {
  readonly v: typeof PREVIEW_VERSION;
  readonly attributes: Readonly<Record<string, string>>;
  /** Custom properties. */
  readonly tokens: Readonly<Record<string, string>>;
  /** The page around it. */
  readonly page: 'light' | 'dark';
}

/** From the preview: an event of the element, or that it can be told how to look. */
export interface PreviewNews {
  readonly v: typeof PREVIEW_VERSION;
  readonly name: string;
  readonly detail: unknown;
}
