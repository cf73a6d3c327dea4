/**
 * The storefront's tokens that these two pages need (values of `shared/ui`): the provider is another origin and loads nothing from the
 * shop.
 */
export const pageStyle = `
:root{color-scheme:light dark;--ink:light-dark(#11181b,#e9efed);--ink-2:light-dark(#465157,#b3bec0);--ink-3:light-dark(#5f6a70,#8e9a9e);
--bg:light-dark(#f5f7f4,#0c1113);--surface:light-dark(#fff,#13191c);--line-strong:light-dark(#78837e,#6d7b82);--line:light-dark(#d3d9d4,#283238);
--accent:light-dark(#2a3bcf,#97a8ff);--accent-hover:light-dark(#202eac,#b4c0ff);--on-accent:light-dark(#fff,#0a0f2b);
--danger:light-dark(#b02229,#ff9289);--danger-mark:light-dark(#cf3138,#f0766d)}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{color:var(--ink);font:400 1rem/1.5 "Radio Canada Variable","Radio Canada",Arial,system-ui,sans-serif;font-variant-numeric:tabular-nums}
label{display:block;font-weight:500;font-size:.875rem;margin-block-end:4px}
input{inline-size:100%;block-size:44px;padding-inline:12px;color:inherit;font:inherit;background:var(--surface);border:1px solid var(--line-strong);border-radius:4px}
input::placeholder{color:var(--ink-3);opacity:1}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
input[aria-invalid=true]{border:2px solid var(--danger-mark);padding-inline:11px}
.error{display:flex;gap:8px;align-items:baseline;color:var(--danger);font-size:.875rem;margin-block-start:4px}
.error::before{content:"";flex:none;inline-size:10px;block-size:10px;background:var(--danger-mark)}
.error[hidden]{display:none}
.hint{color:var(--ink-2);font-size:.875rem}
@media (forced-colors:active){.error::before{forced-color-adjust:none;background:CanvasText}}
`;

/** Styles of the card frame, transparent because it is part of the shop's page. */
export const frameStyle = `
body{background:transparent;padding:4px}
form{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:16px}
.whole{grid-column:1/-1}
summary{cursor:pointer;inline-size:fit-content;border-radius:4px}
ul{list-style:none;padding:0;margin-block-start:8px}
li{padding-block:2px}
code{font-family:"Sometype Mono Variable",ui-monospace,monospace;font-weight:500;white-space:nowrap}
@media (max-width:259px){form{grid-template-columns:minmax(0,1fr)}}
`;

export const challengeStyle = `
body{background:var(--bg);min-block-size:100vh;padding:48px 16px}
main{max-inline-size:400px;margin-inline:auto;display:grid;gap:24px}
h1{font-size:1.5rem;line-height:1.2;font-weight:600;border-block-end:2px solid var(--ink);padding-block-end:12px}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 24px}
dt{color:var(--ink-2)}dd{margin:0;text-align:end;font-weight:600}
.actions{display:grid;gap:12px}
button{block-size:48px;padding-inline:24px;font:inherit;font-weight:500;border-radius:4px;cursor:pointer;color:var(--ink);background:transparent;border:1px solid var(--line-strong)}
button.main{color:var(--on-accent);background:var(--accent);border-color:var(--accent)}
button.main:hover{background:var(--accent-hover)}
`;
