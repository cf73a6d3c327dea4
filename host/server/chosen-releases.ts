import type { Language } from '@storefront/shared/contract';
import { incompatibility, type Versions } from '../src/federation/incompatibility';
import type {
  Declarations,
  DeclaredTexts,
  ChosenRelease,
  FileList,
  PageFiles,
  RegistryDocument,
} from '../src/federation/registry-document';
import { PAGE_DESCRIPTIONS } from '../src/routes/page-descriptions';
import { nameLanguages } from '../src/layout/language/language-names';
import type { RenderedVisit } from '../src/prerender/render';
import { choicesIn, toFolder, ownOrigin, type OwnBuilds } from './own-builds/own-builds';
import { filesBase } from './release-files';
import { fileLanguage, type HostRelease, type RegistryFile, type RemoteRelease } from './releases';

/** Number of buckets that visitors are spread over; a canary gets the first ones. */
export const BUCKETS = 100;

export const hasCanary = (registry: RegistryFile): boolean =>
  Object.values(registry.remotes).some(({ canary }) => canary !== null);

/** Returns the packages that a host provides, with their versions. */
function getVersions({ provides }: HostRelease): Versions {
  const getPackage = (key: string) =>
    key
      .split('/')
      .slice(0, key.startsWith('@') ? 2 : 1)
      .join('/');
  return Object.fromEntries(Object.entries(provides).map(([key, { version }]) => [getPackage(key), version]));
}

const whyNot = (release: RemoteRelease, host: HostRelease): string | undefined =>
  incompatibility(release.builtWith, getVersions(host));

export const isCompatible = (release: RemoteRelease, host: HostRelease): boolean => whyNot(release, host) === undefined;

/** Lists scripts and stylesheets that the host provides for a page. */
export const listProvided = ({ pages }: RemoteRelease, page: string, { provides }: HostRelease) =>
  (pages[page]?.shared ?? []).flatMap((key) => provides[key] ?? []);

/**
 * Chooses one release of each remote for this page load: the canary for visitors in its share, otherwise the active one. During a rollout
 * this host may be unable to serve one: the visitor then gets the next suitable one, ending with the previous release. If there is none,
 * the active release is sent and the browser refuses it.
 * @param isBad whether a release must not be served: marked as bad, or damaged in storage
 * @param passOver called for each release that was skipped, with the reason
 */
export function chooseReleases(
  registry: RegistryFile,
  bucket: number | undefined,
  host: HostRelease,
  isBad: (release: RemoteRelease) => boolean,
  passOver: (release: RemoteRelease, why: string) => void,
): RemoteRelease[] {
  return Object.values(registry.remotes).map(({ active, previous, canary }) => {
    const tried = canary && bucket !== undefined && bucket < canary.share * BUCKETS ? [canary.release] : [];
    const wanted = [...tried, active, ...(previous ? [previous] : [])];
    const good = wanted.filter((release) => !isBad(release));
    const fitting = good.find((release) => {
      const why = whyNot(release, host);
      if (why) passOver(release, why);
      return !why;
    });
    return fitting ?? good[0] ?? active;
  });
}

/** Hashes of scripts and stylesheets, with the message files of one language only; the browser looks for a script's messages here. */
const hashes = (release: HostRelease | RemoteRelease, prefix: string, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(release.files)
      .filter(([name]) => /\.(js|css)$/.test(name) && (fileLanguage(release, name) ?? language) === language)
      .map(([name, { integrity }]) => [prefix + name, integrity]),
  );

function nameRelease(release: RemoteRelease, host: HostRelease): ChosenRelease {
  const { version, contentAddressed, entry, owner, contact } = release;
  const incompatible = whyNot(release, host);
  return {
    version,
    base: filesBase(release),
    ...(contentAddressed && { contentAddressed }),
    entry,
    owner,
    contact,
    ...(incompatible && { incompatible }),
  };
}

/** Lists the files of a release that a browser fetches, with those of one language. */
export function listFiles(release: RemoteRelease, host: HostRelease, language: Language): FileList {
  const fromHost = (shared: readonly string[]) => [
    ...new Set(
      shared
        .flatMap((key) => [...(host.provides[key]?.js ?? []), ...(host.provides[key]?.css ?? [])])
        .map((name) => host.publicPath + name),
    ),
  ];
  const pages: Record<string, PageFiles> = {};
  for (const [page, { js, css, shared }] of Object.entries(release.pages))
    pages[page] = { js, css, host: fromHost(shared) };
  return { pages, integrity: hashes(release, '', language) };
}

/** Returns what each remote declares in its chosen release, or declared when the host was built if it has no release. */
export const listDeclarations = (releases: readonly RemoteRelease[], host: HostRelease): Declarations => ({
  ...host.declared,
  ...Object.fromEntries(releases.flatMap(({ name, declares }) => (declares ? [[name, declares]] : []))),
});

/** Collects titles, labels and descriptions in a language, by their English text, of the host and the chosen releases. */
export const collectDeclaredTexts = (
  releases: readonly RemoteRelease[],
  host: HostRelease,
  language: Language,
): DeclaredTexts => Object.assign({}, ...[host, ...releases].map(({ texts }) => texts[language])) as DeclaredTexts;

/** Removes descriptions from declarations, so that pages do not carry all of them. */
export const withoutDescriptions = (declared: Declarations): Declarations =>
  Object.fromEntries(
    Object.entries(declared).map(([name, { pages, navigation }]) => [
      name,
      { pages: pages.map(({ description: _description, ...page }) => page), navigation },
    ]),
  );

/** Removes the translations of descriptions. */
export function pickPageTexts(texts: DeclaredTexts, declared: Declarations): DeclaredTexts {
  const descriptions = new Set<string | undefined>([
    ...Object.values(PAGE_DESCRIPTIONS),
    ...Object.values(declared).flatMap(({ pages }) => pages.map(({ description }) => description)),
  ]);
  return Object.fromEntries(Object.entries(texts).filter(([english]) => !descriptions.has(english)));
}

/**
 * Returns the registry for the browser, with the files of one language.
 * @param shown the remote of the page, the only one whose files the document lists
 * @param fileLists address of the file lists of the other remotes
 */
export function registryDocument(
  releases: readonly RemoteRelease[],
  host: HostRelease,
  ownBuilds: OwnBuilds,
  { language, languages, texts, declared }: Omit<RenderedVisit, 'translations'>,
  shown: RemoteRelease | undefined,
  fileLists: string,
): RegistryDocument {
  const own = choicesIn(ownBuilds).map(([name, port]) => [name, `${ownOrigin(port)}/${toFolder(name)}/`]);
  return {
    ...(own.length > 0 && { own: Object.fromEntries(own) }),
    ...(languages.length > 1 && { languages: nameLanguages(languages) }),
    ...(language !== 'en' && { texts }),
    remotes: Object.fromEntries(
      releases.map((release) => [
        release.name,
        { ...nameRelease(release, host), ...(release === shown && listFiles(release, host, language)) },
      ]),
    ),
    fileLists,
    declared,
    host: hashes(host, host.publicPath, language),
  };
}
