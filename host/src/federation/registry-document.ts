import type { ComponentType } from 'react';

/** Federation name of a remote: containers are JavaScript variables, so underscores, as in `mfe_domains`. */
export type RemoteName = string;

/** `area.page`, where `page` is the file in `src/exposes/` of its remote. */
export type RemotePageId = string;

/** What an exposed module of a remote is: a page that takes nothing and reads its URL through `shared/routing`. */
export interface RemotePageModule {
  readonly default: ComponentType;
}

/** An address of a remote, as its `remote.json` declares it. */
export interface DeclaredPage {
  readonly id: RemotePageId;
  /** Pattern of the router, such as `/site/availability/:word`. */
  readonly path: string;
  /** Document title before the name of the shop. */
  readonly title: string;
  /** What search results and shared links say of the page. Only the gateway reads it; it is in no document but that of its page. */
  readonly description?: string;
  /** `required`: a guest is asked to sign in instead; `optional`: a guest sees the page below a line that offers to sign in. */
  readonly account?: 'required' | 'optional';
  /** The cart is shown beside the page. */
  readonly cart?: boolean;
  /** The text of the loading state, in place of the usual one. */
  readonly loadingText?: string;
}

/** An entry in the main navigation. */
export interface NavPlace {
  readonly label: string;
  readonly to: string;
  /** The entry is marked as current on every path that begins so. */
  readonly within: readonly string[];
  /** Entries are sorted by it. */
  readonly position: number;
  /** Shown to customers only. */
  readonly account?: 'required';
}

/** What a remote adds to the shop; its `remote.json` says so, and every release of it (tools/federation/remotes.cjs). */
export interface Declaration {
  readonly pages: readonly DeclaredPage[];
  readonly navigation: readonly NavPlace[];
}

/** Titles and labels in the language of the page, by their English. */
export type DeclaredTexts = Readonly<Record<string, string>>;

export type Declarations = Readonly<Record<RemoteName, Declaration>>;

/** A page of a remote as the document names it: what a browser has to have before the page can be drawn. */
export interface PageFiles {
  /** Scripts and stylesheets of the remote. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Scripts and stylesheets that the host provides for it, as paths of our own origin. */
  readonly host: readonly string[];
}

/** The one release of a remote that this page load uses. */
export interface ChosenRelease {
  readonly version: string;
  /** Absolute URL, with a slash at its end, of the folder of its files. `fileUrl` says where in it each lies. */
  readonly base: string;
  /** Files lie in folders named by their content, which releases share; absent where the folder is that of this release alone. */
  readonly contentAddressed?: true;
  /** The file that holds the federation container. */
  readonly entry: string;
  /** Who answers for it, shown where it fails. */
  readonly owner: string;
  readonly contact: string;
  /** Why it cannot run in this host; such a release is shown as a failure and never loaded. */
  readonly incompatible?: string;
}

/** What a browser fetches of a release, and what it has to be. */
export interface FileList {
  /** Page name (`cart`) → its files. A page that is not built yet is absent. */
  readonly pages: Readonly<Record<string, PageFiles>>;
  /** File → its hash. */
  readonly integrity: Readonly<Record<string, string>>;
}

export interface PublishedRemote extends ChosenRelease, FileList {}

export const hasFileList = (remote: ChosenRelease | PublishedRemote): remote is PublishedRemote => 'pages' in remote;

/** What the gateway writes into `<script id="sf-registry">`: the releases of this page load, chosen once. */
export interface RegistryDocument {
  readonly remotes: Record<RemoteName, ChosenRelease | PublishedRemote>;
  /** Address of the file lists of all these releases: the document itself has only that of the page's own remote. */
  readonly fileLists?: string;
  /** What each remote declares, also one without a release: its pages then say that they are missing. */
  readonly declared: Declarations;
  /** Languages that the shop speaks with what their speakers call them, where it is more than English. */
  readonly languages?: Readonly<Record<string, string>>;
  /** Absent from a page in English. */
  readonly texts?: DeclaredTexts;
  /** Remotes that this browser takes from its own machine (MF-06): the folder of their builds, in place of the release above. */
  readonly own?: Readonly<Partial<Record<RemoteName, string>>>;
  /** Path of a host file → its hash. */
  readonly host: Readonly<Record<string, string>>;
}
