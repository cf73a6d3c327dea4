import { allTlds, findTld } from '../../../core/catalog/catalog';
import type { TldRecord } from '../../../core/catalog/tlds';
import { LABEL_MAX } from '@storefront/shared/domain';
import { splitCompound, type Words } from './dictionary';
import { GENERAL_TLDS, listThemedTlds } from './themes';

const BEFORE = ['the', 'get', 'my', 'try', 'go', 'hello'] as const;
const AFTER = ['hq', 'app', 'lab', 'online', 'group', 'shop', 'co', 'team'] as const;
const VARIANT_TLDS = ['com', 'net', 'org'] as const;

function listVariants(label: string, words: Words): string[] {
  const parts = splitCompound(label, words);
  const variants = [
    ...(parts && !label.includes('-') ? [parts.join('-')] : []),
    ...(label.includes('-') ? [label.replaceAll('-', '')] : []),
    ...BEFORE.slice(0, 2).map((word) => `${word}${label}`),
    ...AFTER.slice(0, 2).map((word) => `${label}${word}`),
    label.endsWith('s') ? label.slice(0, -1) : `${label}s`,
    ...(parts ? [parts[1], parts[0], `the${parts[0]}`, `${parts[1]}${parts[0]}`] : []),
    ...BEFORE.slice(2).map((word) => `${word}${label}`),
    ...AFTER.slice(2).map((word) => `${label}${word}`),
  ];
  // Adding letters to an A-label yields a different name in another script, or an invalid one.
  if (label.startsWith('xn--')) return [];
  return [...new Set(variants)].filter(
    (variant) => variant !== label && variant.length >= 3 && variant.length <= LABEL_MAX,
  );
}

/** Returns names whose TLD completes the label (`brindle.studio` for `brindlestudio`). */
function listSpellings(label: string, among: readonly TldRecord[]): string[] {
  return among
    .filter(({ tld }) => tld.length >= 3 && label.length > tld.length + 2 && label.endsWith(tld))
    .map(({ tld }) => `${label.slice(0, -tld.length).replace(/-$/, '')}.${tld}`);
}

/** Ranks TLDs for a label: those of its subject first, then general ones, other subjects, places and countries. */
function rankTlds(label: string, words: Words, among: readonly TldRecord[]): string[] {
  const themed = listThemedTlds(label, splitCompound(label, words) ?? []);
  const rank = ({ tld, categories }: TldRecord): number => {
    if (themed.includes(tld)) return themed.indexOf(tld);
    if (GENERAL_TLDS.includes(tld)) return 100 + GENERAL_TLDS.indexOf(tld);
    return categories.includes('country') ? 400 : categories.includes('place') ? 300 : 200;
  };
  return [...among].sort((a, b) => rank(a) - rank(b)).map(({ tld }) => tld);
}

/**
 * Returns names similar to a label, closest first, whether taken or not: the same label under other TLDs, and variants of it.
 * @param tlds only these; by default all except the popular ones, which have their own group on the page
 */
export function listCandidates(label: string, words: Words, tlds?: readonly string[]): string[] {
  const among = tlds ? tlds.flatMap((tld) => findTld(tld) ?? []) : allTlds();
  const elsewhere = rankTlds(
    label,
    words,
    tlds ? among : among.filter(({ categories }) => !categories.includes('popular')),
  ).map((tld) => `${label}.${tld}`);
  const underTlds: readonly string[] = tlds
    ? rankTlds(label, words, among).slice(0, VARIANT_TLDS.length)
    : VARIANT_TLDS;
  const varied = underTlds.flatMap((tld) => listVariants(label, words).map((variant) => `${variant}.${tld}`));
  // A search in certain TLDs wants the label itself under each of them first.
  if (tlds) return [...new Set([...listSpellings(label, among), ...elsewhere, ...varied])];
  const mixed = varied.flatMap((name, index) => [name, ...elsewhere.slice(index, index + 1)]);
  return [...new Set([...listSpellings(label, among), ...mixed, ...elsewhere.slice(varied.length)])];
}
