import type { RemoteName } from '@storefront/shared/contract';

/** A page of a remote as the document names it: what a browser has to have before the page can be drawn. */
export interface PageFiles {
  /** Scripts and stylesheets of the remote, relative to its `base`. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Scripts and stylesheets that the host provides for it, as paths of our own origin. */
  readonly host: readonly string[];
}

/** The one release of a remote that this page load uses. */
export interface PublishedRemote {
  readonly version: string;
  /** Absolute URL of the release folder, with a slash at its end. */
  readonly base: string;
  /** File of `base` that holds the federation container. */
  readonly entry: string;
  /** Who answers for it, shown where it fails. */
  readonly owner: string;
  readonly contact: string;
  /** Why it cannot run in this host; such a release is shown as a failure and never loaded. */
  readonly incompatible?: string;
  /** Page name (`cart`) → its files. A page that is not built yet is absent. */
  readonly pages: Readonly<Record<string, PageFiles>>;
  /** File of `base` → its hash. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** What the gateway writes into `<script id="sf-registry">`: the releases of this page load, chosen once. */
export interface RegistryDocument {
  readonly remotes: Record<RemoteName, PublishedRemote>;
  /** Remotes that this browser takes from its own machine (MF-06): the folder of their builds, in place of the release above. */
  readonly own?: Readonly<Partial<Record<RemoteName, string>>>;
  /** Path of a host file → its hash. */
  readonly host: Readonly<Record<string, string>>;
}
