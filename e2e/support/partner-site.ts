import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Aggressive page-wide CSS. */
const HOSTILE_CSS = `
html { font-size: 5px; }
body { margin: 0; }
* { animation: sway 1s infinite !important; background: rgb(255, 255, 0) !important; border: 7px dotted rgb(0, 255, 0) !important; color: rgb(255, 0, 0) !important;
  font-size: 33px !important; font-style: italic !important; font-weight: 900 !important; letter-spacing: 9px !important; line-height: 3 !important; list-style: square !important;
  opacity: .4 !important; padding: 20px !important; pointer-events: auto !important; text-indent: 50px !important; text-shadow: 2px 2px red !important; text-transform: uppercase !important;
  transform: rotate(2deg) !important; visibility: hidden !important; white-space: pre !important; word-spacing: 20px !important; }
@keyframes sway { to { opacity: 0 } }
button, input, ul, li, section, h2, p { display: none !important; }
`;

/** Scripts of a page with other frameworks and its own federation. */
const HOSTILE_JS = `
window.React = { version: '0.13.0', createElement() { throw new Error('the React of the page was used'); } };
window.ReactDOM = { render() { throw new Error('the React of the page was used'); } };
window.webpackChunk = []; window.webpackChunksf_host = []; window.__FEDERATION__ = {}; window.define = () => { throw new Error('the loader of the page was used'); }; window.define.amd = {};
`;

/** Records the element's events on the page for the test. */
const LISTENER_JS = `
window.heard = [];
for (const name of ['sf:ready', 'sf:search', 'sf:cart-changed', 'sf:checkout', 'sf:error']) {
  document.addEventListener(name, (event) => window.heard.push([name, event.detail, event.composed]));
}
window.globals = Object.keys(window).sort();
`;

export interface PartnerPage {
  /** The snippet that an integrator pastes. */
  readonly html: string;
  readonly css?: string;
  /** Runs before the embed's script. */
  readonly script?: string;
  /** Whether the page has aggressive CSS and conflicting scripts. */
  readonly hostile?: boolean;
  readonly dir?: 'rtl';
  /** Overrides the security policy shown in the playground. */
  readonly policy?: string;
}

export interface PartnerSite {
  /** Another origin than the shop's, and another site. */
  readonly origin: string;
  /** Puts a page at an address. */
  put(path: string, page: PartnerPage): string;
  /** Requests that the browser sent to this site. */
  readonly asked: string[];
  close(): Promise<void>;
}

function getDocument({ html, dir, hostile, css, script }: PartnerPage): string {
  return `<!doctype html><html lang="en"${dir ? ` dir="${dir}"` : ''}><head><meta charset="utf-8"><title>Harbour Hosting</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/page.css">${hostile ? '<link rel="stylesheet" href="/hostile.css"><script src="/hostile.js"></script>' : ''}${css ? '<link rel="stylesheet" href="?css">' : ''}${script ? '<script src="?script"></script>' : ''}<script src="/listener.js"></script></head>
<body><main><h1>Harbour Hosting</h1>${html}</main></body></html>`;
}

/** A small site of a partner with the strictest policy that the embed needs. */
export async function startPartnerSite(shop: () => string): Promise<PartnerSite> {
  const pages = new Map<string, PartnerPage>();
  const asked: string[] = [];
  const files: Readonly<Record<string, readonly [string, string]>> = {
    '/page.css': ['text/css', 'body { font-family: sans-serif; margin: 0 }'],
    '/hostile.css': ['text/css', HOSTILE_CSS],
    '/hostile.js': ['text/javascript', HOSTILE_JS],
    '/listener.js': ['text/javascript', LISTENER_JS],
  };
  const server: Server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://partner');
    asked.push(pathname);
    const file = files[pathname];
    const page = pages.get(pathname);
    if (file) response.writeHead(200, { 'content-type': file[0] }).end(file[1]);
    else if (page && search === '?css') response.writeHead(200, { 'content-type': 'text/css' }).end(page.css);
    else if (page && search === '?script')
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(page.script);
    else if (page) {
      const policy = `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; script-src 'self' ${shop()}; connect-src ${shop()}`;
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': page.policy ?? policy,
        })
        .end(getDocument(page));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    put(path, page) {
      pages.set(path, page);
      return origin + path;
    },
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
}
