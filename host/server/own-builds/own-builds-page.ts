import escapeHtml from 'escape-html';
import type { RemoteName } from '../../src/federation/registry-document';
import brand from '../../src/brand/brand.json';
import type { HostStyle } from '../host-styles';
import { choicesIn, toFolder, ownOrigin, type OwnBuilds } from './own-builds';

export const OWN_BUILDS_PATH = '/own-builds';

/** Why a choice was refused, and what was typed. */
export interface RefusedChoice {
  readonly message: string;
  readonly remote: string;
  readonly port: string;
}

/* The banner comes first visually, but after the skip link in the document. */
const STYLE = `
body:has(> .own-builds) { display: flex; flex-direction: column; }
#root { flex: 1; min-inline-size: 0; }
.own-builds { order: -1; }
.own-builds { display: flex; flex-wrap: wrap; gap: var(--sf-space-8) var(--sf-space-16); align-items: center; padding: var(--sf-space-8) var(--sf-gutter); font: var(--sf-text-14) / var(--sf-leading-text) var(--sf-font-text); color: var(--sf-ink); background: var(--sf-warning-soft); border-block-end: var(--sf-border); overflow-wrap: anywhere; }
.own-builds p { margin: 0; }
.own-builds-page { max-inline-size: var(--sf-form); margin-inline: auto; padding: var(--sf-space-32) var(--sf-space-16); display: grid; gap: var(--sf-space-24); font: var(--sf-text-16) / var(--sf-leading-text) var(--sf-font-text); color: var(--sf-ink); overflow-wrap: anywhere; }
.own-builds-page > * { margin: 0; }
.own-builds-page h1 { font-size: var(--sf-text-30); line-height: var(--sf-leading-head); }
.own-builds-page ul { padding: 0; list-style: none; border-block-start: var(--sf-rule); }
.own-builds-page li { display: flex; flex-wrap: wrap; gap: var(--sf-space-4) var(--sf-space-16); align-items: center; justify-content: space-between; min-block-size: var(--sf-touch); padding-block: var(--sf-space-8); border-block-end: var(--sf-border); }
.own-builds-page li span { color: var(--sf-ink-2); }
.own-builds-page .choice, .own-builds-page label { display: grid; gap: var(--sf-space-16); }
.own-builds-page label { gap: var(--sf-space-4); font-weight: var(--sf-weight-label); }
.own-builds-page [role=alert] { padding: var(--sf-space-12) var(--sf-space-16); background: var(--sf-danger-soft); border-inline-start: 4px solid var(--sf-danger-mark); }
:is(.own-builds, .own-builds-page) :is(button, input, select) { min-block-size: var(--sf-touch); padding: var(--sf-space-8) var(--sf-space-12); font: inherit; color: inherit; background: var(--sf-surface); border: var(--sf-border-control); border-radius: var(--sf-radius); }
:is(.own-builds, .own-builds-page) button { cursor: pointer; }
.own-builds-page .choice button { color: var(--sf-on-accent); background: var(--sf-accent); border-color: var(--sf-accent); font-weight: var(--sf-weight-label); }
`;

const ownBuildsStyle = (nonce: string): string => `<style nonce="${nonce}">${STYLE}</style>`;

const endForm = (name: RemoteName | 'all', label: string): string =>
  `<form method="post" action="${OWN_BUILDS_PATH}/end"><input type="hidden" name="remote" value="${name}"><button>${label}</button></form>`;

/** Shows, on every page of a browser with own builds, which ones it uses and a way to remove them; empty for all others. */
export function ownBuildsBanner(builds: OwnBuilds, nonce: string): string {
  const choices = choicesIn(builds);
  if (choices.length === 0) return '';
  const list = choices.map(([name, port]) => `<strong>${toFolder(name)}</strong> from ${ownOrigin(port)}`).join(', ');
  return `${ownBuildsStyle(nonce)}<aside class="own-builds" aria-label="Own builds"><p>Only in this browser: ${list}.</p>${endForm('all', 'Use the releases again')}<a href="${OWN_BUILDS_PATH}">Change</a></aside>`;
}

/** A page without scripts in the shop's colours. */
export function composePlainPage({
  title,
  html,
  theme,
  styles,
  nonce,
}: {
  title: string;
  html: string;
  theme: string | undefined;
  styles: readonly HostStyle[];
  nonce: string;
}): string {
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map(({ css }) => `<style nonce="${nonce}">${css}</style>`).join('\n')}${ownBuildsStyle(nonce)}</head>
<body>${html}</body>
</html>`;
}

interface PageParts {
  /** Names of the remotes. */
  readonly names: readonly RemoteName[];
  readonly builds: OwnBuilds;
  /** Active version of each remote that has one. */
  readonly versions: Readonly<Record<RemoteName, string>>;
  readonly needsKey: boolean;
  /** Why the last choice was refused, and what was typed. */
  readonly refused: RefusedChoice | undefined;
}

function row(name: RemoteName, { builds, versions }: PageParts): string {
  const port = builds[name];
  const source =
    port === undefined
      ? versions[name]
        ? `release ${escapeHtml(versions[name])}`
        : 'no release'
      : `your build at ${ownOrigin(port)}`;
  return `<li><strong>${toFolder(name)}</strong> <span>${source}</span>${port === undefined ? '' : endForm(name, 'Use the release')}</li>`;
}

/** The page on which a developer replaces a release with an own build. It works without scripts. */
export function ownBuildsPage(parts: PageParts): { readonly title: string; readonly html: string } {
  const { names, needsKey, refused } = parts;
  const option = (name: RemoteName) =>
    `<option value="${name}"${refused?.remote === name ? ' selected' : ''}>${toFolder(name)}</option>`;
  const html = `<main class="own-builds-page">
<h1>Try your own build of a remote</h1>
<p>Serve it with <code>npm run try -- mfe-domains</code> and name its port here. Only this browser takes it, for twelve hours; everybody else keeps the releases in force.</p>
${refused ? `<p role="alert">${escapeHtml(refused.message)}</p>` : ''}
<ul aria-label="Where each remote comes from">${names.map((name) => row(name, parts)).join('')}</ul>
<form class="choice" method="post" action="${OWN_BUILDS_PATH}">
<label>Remote <select name="remote">${names.map(option).join('')}</select></label>
<label>Port on this machine <input name="port" inputmode="numeric" required maxlength="5" autocomplete="off" value="${escapeHtml(refused?.port ?? '')}"></label>
${needsKey ? '<label>Key of the shop for own builds <input name="key" type="password" required autocomplete="off"></label>' : ''}
<button>Use this build</button>
</form>
<p><a href="/site/home">Back to the shop</a></p>
</main>`;
  return { title: `Own builds · ${brand.name}`, html };
}
