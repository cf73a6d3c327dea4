import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The part of a document that is drawn before any script runs. */
export interface FirstView {
  readonly html: string;
  /** Hashes of the `style` attributes in it, for the policy. */
  readonly styleHashes: readonly string[];
}

const NOTHING: FirstView = { html: '', styleHashes: [] };

/** Views that are kept; a view depends on the address alone, so it never gets old. */
const KEPT = 500;

/** Longer addresses are drawn by the browser: nobody shall fill the memory with them. */
const MAX_ADDRESS_LENGTH = 300;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

function styleHashesOf(html: string): string[] {
  const values = new Set(
    [...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) =>
      value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity),
    ),
  );
  return [...values].map((value) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`);
}

/**
 * Draws first views with the host's build for Node. Where that fails the document is sent empty and the browser draws it.
 * @param hostDist holds `renderer/render.cjs`
 */
export function firstViews(
  hostDist: string,
  report: (error: unknown) => void,
): (address: string) => Promise<FirstView> {
  const program = path.resolve(hostDist, 'renderer/render.cjs');
  if (!existsSync(program)) throw new Error('The host has not been built for Node: node tools/build.mjs renderer');
  const { render } = createRequire(program)(program) as { render: (address: string) => Promise<string> };
  const kept = new Map<string, Promise<FirstView>>();

  return (address) => {
    if (address.length > MAX_ADDRESS_LENGTH) return Promise.resolve(NOTHING);
    const known = kept.get(address);
    if (known) return known;
    const view = render(address).then(
      (html) => ({ html, styleHashes: styleHashesOf(html) }),
      (error: unknown) => {
        kept.delete(address);
        report(error);
        return NOTHING;
      },
    );
    kept.set(address, view);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return view;
  };
}
