import type { ComponentType } from 'react';

/** Federation name of a remote, such as `mfe_domains`: with underscores, because containers are JavaScript variables. */
export type RemoteName = string;

/** `area.page`, where `page` is the file in `src/exposes/` of its remote. */
export type RemotePageId = string;

/** An exposed module of a remote: a page without props, which reads its URL through `shared/routing`. */
export interface RemotePageModule {
  readonly default: ComponentType;
}

/** An address of a remote, as its `remote.json` declares it. */
export interface DeclaredPage {
  readonly id: RemotePageId;
  /** Route pattern, such as `/site/availability/:word`. */
  readonly path: string;
  /** Document title before the name of the shop. */
  readonly title: string;
  /** Description for search engines and shared links. Only the gateway reads it, and only the page's own document contains it. */
  readonly description?: string;
  /** `required`: a guest is asked to sign in instead; `optional`: a guest sees the page below a line that offers to sign in. */
  readonly account?: 'required' | 'optional';
  /** The cart is shown beside the page. */
  readonly cart?: boolean;
  /** Overrides the usual text of the loading state. */
  readonly loadingText?: string;
}

/** An entry in the main navigation. */
export interface NavPlace {
  readonly label: string;
  readonly to: string;
  /** Path prefixes on which the entry is marked as current. */
  readonly within: readonly string[];
  /** Sort key of the entry. */
  readonly position: number;
  /** Shown to customers only. */
  readonly account?: 'required';
}

/** What a remote adds to the shop, from its `remote.json`; also part of each of its releases (tools/federation/remotes.cjs). */
export interface Declaration {
  readonly pages: readonly DeclaredPage[];
  readonly navigation: readonly NavPlace[];
}

/** English title or label → its translation in the language of the page. */
export type DeclaredTexts = Readonly<Record<string, string>>;

export type Declarations = Readonly<Record<RemoteName, Declaration>>;

/** The files that a browser needs before it can render a page of a remote. */
export interface PageFiles {
  /** Scripts and stylesheets of the remote. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Scripts and stylesheets that the host provides for the page, as paths on the shop's own origin. */
  readonly host: readonly string[];
}

/** The one release of a remote that this page load uses. */
export interface ChosenRelease {
  readonly version: string;
  /** Absolute URL of the folder of its files, with a trailing slash. `fileUrl` builds the URL of a file. */
  readonly base: string;
  /** Files are in folders named after their content, shared by releases; absent if the folder belongs to this release alone. */
  readonly contentAddressed?: true;
  /** The file that holds the federation container. */
  readonly entry: string;
  /** The team responsible for the remote. */
  readonly owner: string;
  readonly contact: string;
  /** Why the release cannot run in this host. If set, its pages show a failure and are never loaded. */
  readonly incompatible?: string;
}

/** The files of a release, with their hashes. */
export interface FileList {
  /** Page name (`cart`) → its files. Pages that are not built yet are absent. */
  readonly pages: Readonly<Record<string, PageFiles>>;
  /** File → its hash. */
  readonly integrity: Readonly<Record<string, string>>;
}

export interface PublishedRemote extends ChosenRelease, FileList {}

export const hasFileList = (remote: ChosenRelease | PublishedRemote): remote is PublishedRemote => 'pages' in remote;

/** What the gateway writes into `<script id="sf-registry">`: the releases of this page load, chosen once. */
export interface RegistryDocument {
  readonly remotes: Record<RemoteName, ChosenRelease | PublishedRemote>;
  /** URL of the file lists of all these releases; the document contains only the list of the page's own remote. */
  readonly fileLists?: string;
  /** The declaration of each remote, including those without a release, whose pages then say that they are missing. */
  readonly declared: Declarations;
  /** Language code → its native name. Absent if the shop has English only. */
  readonly languages?: Readonly<Record<string, string>>;
  /** Absent on English pages. */
  readonly texts?: DeclaredTexts;
  /** Remotes that this browser loads from the developer's machine (MF-06) instead of the release above → URL of the build folder. */
  readonly own?: Readonly<Partial<Record<RemoteName, string>>>;
  /** Path of a host file → its hash. */
  readonly host: Readonly<Record<string, string>>;
}
