import path from 'node:path';
import escapeHtml from 'escape-html';
import { callAddress, sessionActive } from '@storefront/shared/contract';
import type { InitialData } from './initial-data';
import type { OwnBuilds } from './own-builds/own-builds';
import { ownBuildsBanner } from './own-builds/own-builds-page';
import type { RemoteRelease, HostRelease } from './releases';
import type { RegistryDocument } from '../src/federation/registry-document';

export interface DocumentParts {
  readonly title: string;
  /** What the visitor chose; without a choice the page follows the system. */
  readonly theme: 'light' | 'dark' | undefined;
  /** The server-rendered page, or nothing where the browser renders it all. */
  readonly html: string;
  /** Styles of the server-rendered page, written into the document; by file, so that no script fetches them again. */
  readonly styles: readonly { readonly file: string; readonly css: string }[];
  /** Scripts of the host that the server-rendered page needs beside the main one. */
  readonly scripts: readonly string[];
  readonly host: HostRelease;
  readonly registry: RegistryDocument;
  /** Answers to the calls that the page makes first. */
  readonly initialData: InitialData;
  /** The remote page that this route shows. */
  readonly page: { readonly release: RemoteRelease; readonly name: string } | undefined;
  readonly ownBuilds: OwnBuilds;
  /** Answer with this in place of the nonce, which is new for each response. */
  readonly nonce: string;
}

/** JSON that cannot end the script element it stands in. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const TEXT_FACE = /radio-canada-latin-standard-normal\.\w+\.woff2$/;

interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style';
  readonly integrity: string | undefined;
}

/** What the route's remote page needs, in the order in which the browser will ask for it. */
function preloadsOf({ page, registry, host, scripts, styles }: DocumentParts): Preload[] {
  const ownScripts = scripts.map((file): Preload => ({
    href: host.publicPath + file,
    as: 'script',
    integrity: host.files[file]?.integrity,
  }));
  const written = new Set(styles.map(({ file }) => host.publicPath + file));
  const all = [...ownScripts, ...remotePreloads(page, registry, host)];
  // A part of the host and the remote may need the same file.
  return all.filter(({ href }, index) => !written.has(href) && all.findIndex((other) => other.href === href) === index);
}

function remotePreloads(page: DocumentParts['page'], registry: RegistryDocument, host: HostRelease): Preload[] {
  if (!page) return [];
  const { release, name } = page;
  const remote = registry.remotes[release.name];
  const files = remote?.pages[name];
  if (!remote || !files || remote.incompatible) return [];
  const as = (file: string) => (file.endsWith('.css') ? 'style' : 'script');
  const own = [remote.entry, ...files.js, ...files.css].map((file): Preload => ({
    href: remote.base + file,
    as: as(file),
    integrity: remote.integrity[file],
  }));
  const fromHost = files.host.map((url): Preload => ({
    href: url,
    as: as(url),
    integrity: host.files[url.slice(host.publicPath.length)]?.integrity,
  }));
  return [...own, ...fromHost];
}

/** Everything is asked for with CORS, as tools/federation/integrity-plugin.cjs does it; else it would be fetched twice. */
const preloadTag = ({ href, as, integrity }: Preload, nonce: string): string =>
  `<link rel="preload" as="${as}" href="${escapeHtml(href)}" integrity="${integrity ?? ''}" crossorigin${as === 'script' ? ` nonce="${nonce}"` : ''}>`;

const SESSION = callAddress(sessionActive, {}, {});

/**
 * Who is here decides what a page may ask for, so it is asked beside the first script where the answer is not in the document. Only
 * this call: `startSession` always makes it, while an answer that nobody takes would be given to a later call of the same address.
 */
const sessionPreload = (initialData: InitialData): string =>
  SESSION in initialData ? '' : `<link rel="preload" as="fetch" href="${SESSION}" crossorigin="use-credentials">`;

/** The whole HTML document of a route. */
export function composeDocument(parts: DocumentParts): string {
  const { title, theme, html, styles, host, registry, initialData, ownBuilds, nonce } = parts;
  const script = (file: string) =>
    `<script src="${host.publicPath}${file}" integrity="${host.files[file]?.integrity ?? ''}" nonce="${nonce}" crossorigin defer fetchpriority="high"></script>`;
  const face = Object.keys(host.files).find((file) => TEXT_FACE.test(file));
  return [
    '<!doctype html>',
    `<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    // What makes the page answer comes before what makes it pretty: a deferred script would otherwise wait behind its preloads.
    ...host.main.js.map(script),
    sessionPreload(initialData),
    ...styles.map(({ file, css }) => `<style nonce="${nonce}" data-href="${host.publicPath}${file}">${css}</style>`),
    '</head>',
    // After the page, what it is not made of. A face that the head preloads would moreover hold back the first paint.
    `<body><div id="root">${html}</div>${ownBuildsBanner(ownBuilds, nonce)}`,
    ...preloadsOf(parts).map((preload) => preloadTag(preload, nonce)),
    face
      ? `<link rel="preload" as="font" type="font/woff2" href="${path.posix.join(host.publicPath, face)}" crossorigin fetchpriority="low">`
      : '',
    `<script type="application/json" id="sf-registry">${inlineJson(registry)}</script>`,
    `<script type="application/json" id="sf-answers">${inlineJson(initialData)}</script>`,
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}
