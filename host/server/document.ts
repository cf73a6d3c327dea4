import path from 'node:path';
import type { Cookies } from 'cookie';
import escapeHtml from 'escape-html';
import { callAddress, getDirection, sessionActive, type Language } from '@storefront/shared/contract';
import { keepEarlyPresses } from './early-presses';
import { headTags, titleTag, type PageHead } from './head-tags';
import type { InitialData } from './initial-data';
import type { OwnBuilds } from './own-builds/own-builds';
import { ownBuildsBanner } from './own-builds/own-builds-page';
import { findMessagesFile, type HostRelease, type RemoteRelease } from './releases';
import type { StructuredData } from './structured-data';
import { fileUrl } from '../src/federation/file-address';
import { hasFileList, type RegistryDocument, type RemotePageId } from '../src/federation/registry-document';

export interface DocumentParts {
  readonly language: Language;
  readonly head: PageHead;
  readonly structuredData: StructuredData | undefined;
  /** The visitor's choice; undefined to follow the system. */
  readonly theme: 'light' | 'dark' | undefined;
  /** The server-rendered page, or empty if the browser renders it. */
  readonly html: string;
  /** Whether it was rendered with the initial data, which its first render in the browser then uses too. */
  readonly isWithData: boolean;
  /** Styles of the server-rendered page, inlined into the document; by address, so that no script fetches them again. */
  readonly styles: readonly { readonly href: string; readonly css: string }[];
  /** Scripts of the host that the server-rendered page needs in addition to the main one. */
  readonly scripts: readonly string[];
  readonly host: HostRelease;
  readonly registry: RegistryDocument;
  /** Responses to the first calls of the page. */
  readonly initialData: InitialData;
  /** The remote page of this route. */
  readonly page: { readonly release: RemoteRelease; readonly name: string } | undefined;
  /** The page of a remote whose content is in `html`. */
  readonly rendered: RemotePageId | undefined;
  readonly ownBuilds: OwnBuilds;
  /** A placeholder for the nonce, which is new in each response. */
  readonly nonce: string;
}

/** Returns the theme that the visitor chose. */
export const readTheme = ({ 'sf-theme': theme }: Cookies): 'light' | 'dark' | undefined =>
  theme === 'light' || theme === 'dark' ? theme : undefined;

/** JSON that cannot close the script element that contains it. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const TEXT_FACE = /radio-canada-text\.\w+\.woff2$/;

interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style';
  readonly integrity: string | undefined;
}

/** Lists the files that the route's remote page needs, in the order in which the browser will request them. */
function listPreloads({ page, registry, host, scripts, styles, language }: DocumentParts): Preload[] {
  const ownScripts = withMessages(scripts, host, language).map((file): Preload => ({
    href: host.publicPath + file,
    as: 'script',
    integrity: host.files[file]?.integrity,
  }));
  const written = new Set(styles.map(({ href }) => href));
  const all = [...ownScripts, ...remotePreloads(page, registry, host, language)];
  // Part of the host and the remote may need the same file.
  return all.filter(({ href }, index) => !written.has(href) && all.findIndex((other) => other.href === href) === index);
}

/** Adds to each script its message file in the language of the page. */
const withMessages = (files: readonly string[], release: HostRelease | RemoteRelease, language: Language): string[] =>
  files.flatMap((file) => [file, findMessagesFile(release, file, language)].filter((name) => name !== undefined));

function remotePreloads(
  page: DocumentParts['page'],
  registry: RegistryDocument,
  host: HostRelease,
  language: Language,
): Preload[] {
  if (!page) return [];
  const { release, name } = page;
  const remote = registry.remotes[release.name];
  if (!remote || !hasFileList(remote) || remote.incompatible) return [];
  const files = remote.pages[name];
  if (!files) return [];
  const as = (file: string) => (file.endsWith('.css') ? 'style' : 'script');
  const own = withMessages([remote.entry, ...files.js, ...files.css], release, language).map((file): Preload => ({
    href: fileUrl(remote, file),
    as: as(file),
    integrity: remote.integrity[file],
  }));
  const hostFiles = files.host.map((url) => url.slice(host.publicPath.length));
  const fromHost = withMessages(hostFiles, host, language).map((file): Preload => ({
    href: host.publicPath + file,
    as: as(file),
    integrity: host.files[file]?.integrity,
  }));
  return [...own, ...fromHost];
}

/** Files are requested with CORS, as in tools/federation/integrity-plugin.cjs; otherwise they would be fetched twice. */
const preloadTag = ({ href, as, integrity }: Preload, nonce: string): string =>
  `<link rel="preload" as="${as}" href="${escapeHtml(href)}" integrity="${integrity ?? ''}" crossorigin${as === 'script' ? ` nonce="${nonce}"` : ''}>`;

const SESSION = callAddress(sessionActive, {}, {});

/**
 * Preloads the session call, because the session decides which calls a page may make. Skipped if the response is in the document. No other
 * call is preloaded: only this one is certain to be made (`startSession`), and an unused response would be given to a later call with the
 * same address.
 */
const sessionPreload = (initialData: InitialData): string =>
  SESSION in initialData ? '' : `<link rel="preload" as="fetch" href="${SESSION}" crossorigin="use-credentials">`;

/** Composes the HTML document of a route. */
export function composeDocument(parts: DocumentParts): string {
  const {
    language,
    head,
    structuredData,
    theme,
    html,
    isWithData,
    rendered,
    styles,
    host,
    registry,
    initialData,
    ownBuilds,
    nonce,
  } = parts;
  const script = (file: string) =>
    `<script src="${host.publicPath}${file}" integrity="${host.files[file]?.integrity ?? ''}" nonce="${nonce}" crossorigin defer fetchpriority="high"></script>`;
  const face = Object.keys(host.files).find((file) => TEXT_FACE.test(file));
  return [
    '<!doctype html>',
    `<html lang="${language}"${language === 'en' ? '' : ` dir="${getDirection(language)}"`}${theme ? ` data-theme="${theme}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    titleTag(head),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    // Scripts come before stylistic files: a deferred script would otherwise wait behind their preloads. Deferred scripts run in order, so
    // the messages are there when the frame is drawn.
    ...host.main.js.flatMap((file) => findMessagesFile(host, file, language) ?? []).map(script),
    ...host.main.js.map(script),
    sessionPreload(initialData),
    ...styles.map(({ href, css }) => `<style nonce="${nonce}" data-href="${escapeHtml(href)}">${css}</style>`),
    ...headTags(language, head),
    rendered ? `<script nonce="${nonce}">(${keepEarlyPresses.toString()})()</script>` : '',
    '</head>',
    // Files that are not needed for the first paint come after the page. A font preload in the head would even delay it.
    `<body><div id="root"${rendered ? ` data-rendered="${escapeHtml(rendered)}"` : ''}>${html}</div>${ownBuildsBanner(ownBuilds, nonce)}`,
    ...listPreloads(parts).map((preload) => preloadTag(preload, nonce)),
    face
      ? `<link rel="preload" as="font" type="font/woff2" href="${path.posix.join(host.publicPath, face)}" crossorigin fetchpriority="low">`
      : '',
    `<script type="application/json" id="sf-registry">${inlineJson(registry)}</script>`,
    `<script type="application/json" id="sf-answers"${isWithData ? ' data-rendered' : ''}>${inlineJson(initialData)}</script>`,
    // Data, to which the script policy does not apply.
    structuredData ? `<script type="application/ld+json">${inlineJson(structuredData)}</script>` : '',
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}
