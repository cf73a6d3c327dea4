import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { trackedFiles } from './tracked-files.mjs';

/** Files with prose or comments. */
const TEXT = /(\.(ts|tsx|mts|cts|mjs|cjs|js|css|html|md|ya?ml|sql|sh)|Dockerfile|\.env\.example)$/;

const URLS = /\bhttps?:\/\/[^\s)'"`<>]+/g;

/** Citations that a reader of the repository cannot open. Use a reason, a requirement id or a public document instead. */
const ABSENT = [
  /\bquality[ -]bar\b/i,
  /\bvisual[ -]design\b/i,
  /\b(spec|the specification),? section \d/i,
  /\b(product-)?spec\.md\b/i,
  /\bdesign\.md\b/i,
  /\btld-requirements(\.md|,? section)/i,
  /\bfederation recipe\b/i,
  /\bmatrix row\b/i,
  /\b(back|front)end-toolchain\b/i,
];

/** Lists the anchors that GitHub creates for the headings of a Markdown page. */
export function listAnchors(page) {
  return [...page.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}

const listHeadings = (page) => [...page.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => heading);

/** Lists the broken relative links of a Markdown page. */
function brokenLinks(page, file, read) {
  const prose = page.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => {
    if (/^(https?|mailto):/.test(target)) return [];
    const [place, anchor] = target.split('#');
    const linked = place === '' ? file : path.posix.join(path.posix.dirname(file), place);
    const text = read(linked);
    if (text === null) return [`${target} does not exist`];
    return anchor && linked.endsWith('.md') && !listAnchors(text).includes(anchor)
      ? [`${target} has no such heading`]
      : [];
  });
}

/**
 * Lists the citations in a file that a reader cannot open.
 * @param {string} text
 * @param {string} file its path in the repository, with slashes
 * @param {{ read: (file: string) => string | null, records: readonly string[] }} repository `read`: the text of a file, '' of a folder,
 * null if it does not exist; `records`: file names in docs/adr
 * @returns {string[]} one sentence for each
 */
export function danglingCitations(text, file, { read, records }) {
  const own = text.replaceAll(URLS, '');
  const pages = [...own.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([page]) => page);
  const sections = [...own.matchAll(/\b(docs\/[\w/-]+\.md)`?, "([^"\n]+)"/g)];
  const decisions = [
    ...own.matchAll(/\bADRs? (\d{1,4})\b|\b[Dd]ecision \[?(\d{4})\b|\bdocs\/adr\/(\d{4})(?![\w-]*\.md)/g),
  ].map((found) => (found[1] ?? found[2] ?? found[3] ?? '').padStart(4, '0'));
  return [
    ...pages.filter((page) => read(page) === null).map((page) => `${page} does not exist`),
    ...sections
      .filter(([, page, heading]) => !listHeadings(read(page) ?? '').includes(heading))
      .map(([, page, heading]) => `${page} has no heading "${heading}"`),
    ...decisions
      .filter((number) => !records.some((record) => record.startsWith(`${number}-`)))
      .map((number) => `docs/adr has no ${number}`),
    ...ABSENT.map((words) => words.exec(own)?.[0])
      .filter((found) => found !== undefined)
      .map((found) => `"${found}" is not in the repository`),
    ...(file.endsWith('.md') ? brokenLinks(text, file, read) : []),
  ];
}

/**
 * All dangling citations of a checkout.
 * @param {string} root
 * @param {readonly string[]} except files that hold such citations as samples
 * @returns {string[]} `file: what is wrong`
 */
export function danglingIn(root, except = []) {
  const files = trackedFiles(root);
  const read = (file) => {
    const place = path.join(root, file);
    if (!existsSync(place)) return null;
    return statSync(place).isDirectory() ? '' : readFileSync(place, 'utf8');
  };
  const records = files.filter((file) => file.startsWith('docs/adr/')).map((file) => path.posix.basename(file));
  return files
    .filter((file) => TEXT.test(file) && !except.includes(file))
    .flatMap((file) => danglingCitations(read(file) ?? '', file, { read, records }).map((what) => `${file}: ${what}`));
}
