import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Two baselines made from one of our own pages, with the same text and styles: `static` is its HTML without scripts, `react` hydrates the
 * same HTML with React 19 from one script. None of our pages can be faster.
 */
export interface Floors {
  readonly staticUrl: string;
  readonly reactUrl: string;
  close(): Promise<void>;
}

const compress = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Removes scripts, preloads and the security policy from a page, keeping text and styles. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*rel="?(?:preload|modulepreload|stylesheet)"?[^>]*>/gi, '')
    .replace(/<template\b[\s\S]*?<\/template>/gi, '');
}

const FLOOR_SCRIPT = `
  import { createElement as element } from 'react';
  import { hydrateRoot } from 'react-dom/client';
  const words = document.getElementById('words').innerHTML;
  hydrateRoot(
    document.getElementById('floor'),
    element('div', null, element('input', { 'aria-label': 'word', onChange() {} }), element('div', { id: 'words', dangerouslySetInnerHTML: { __html: words } })),
  );
`;

async function reactScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: FLOOR_SCRIPT, resolveDir: path.resolve(__dirname, '../../shared'), loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The floor was not built');
  return file.text;
}

/** Serves both baselines on a separate port, compressed like the shop's own files. */
export async function serveFloors(pageHtml: string): Promise<Floors> {
  const plain = withoutScripts(pageHtml);
  const body = /<body[^>]*>([\s\S]*)<\/body>/i.exec(plain)?.[1] ?? plain;
  const head = /<head[^>]*>([\s\S]*)<\/head>/i.exec(plain)?.[1] ?? '';
  const document = (inner: string, script: string) =>
    `<!doctype html><html lang="en"><head>${head}</head><body>${inner}${script}</body></html>`;
  const files = new Map<string, { type: string; body: Buffer }>([
    ['/static', { type: 'text/html; charset=utf-8', body: compress(document(`<input aria-label="word">${body}`, '')) }],
    [
      '/react',
      {
        type: 'text/html; charset=utf-8',
        body: compress(
          document(
            `<div id="floor"><div><input aria-label="word"/><div id="words">${body}</div></div></div>`,
            '<script defer src="/floor.js"></script>',
          ),
        ),
      },
    ],
    ['/floor.js', { type: 'text/javascript; charset=utf-8', body: compress(await reactScript()) }],
  ]);
  const server: Server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://floor').pathname);
    if (!file) return response.writeHead(404).end();
    const immutable = file.type.startsWith('text/javascript');
    return response
      .writeHead(200, {
        'content-type': file.type,
        'content-encoding': 'br',
        'content-length': file.body.length,
        'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      .end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    staticUrl: `${origin}/static`,
    reactUrl: `${origin}/react`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
