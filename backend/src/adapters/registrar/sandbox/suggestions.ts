import { allTlds, findTld } from '../../../core/catalog/catalog';
import type { TldRecord } from '../../../core/catalog/tlds';
import { LABEL_MAX } from '@storefront/shared/domain';
import { splitCompound, type Words } from './dictionary';
import { GENERAL_TLDS, themedTlds } from './themes';

const BEFORE = ['the', 'get', 'my', 'try', 'go', 'hello'] as const;
const AFTER = ['hq', 'app', 'lab', 'online', 'group', 'shop', 'co', 'team'] as const;
/** Where a changed word is offered first. */
const VARIANT_TLDS = ['com', 'net', 'org'] as const;

/** The same thing said a little differently, nearest first. */
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
  // An A-label with letters put before or after it is another name in another script, or none at all.
  if (label.startsWith('xn--')) return [];
  return [...new Set(variants)].filter(
    (variant) => variant !== label && variant.length >= 3 && variant.length <= LABEL_MAX,
  );
}

/** Extensions that say what the word already says (`brindlestudio` under `.studio`), with what is left before them. */
function spelledOut(label: string, among: readonly TldRecord[]): string[] {
  return among
    .filter(({ tld }) => tld.length >= 3 && label.length > tld.length + 2 && label.endsWith(tld))
    .map(({ tld }) => `${label.slice(0, -tld.length).replace(/-$/, '')}.${tld}`);
}

/** Extensions for a word, the fitting ones first: those of its own subject, then those for anything, other subjects, countries. */
function rankedTlds(label: string, words: Words, among: readonly TldRecord[]): string[] {
  const themed = themedTlds(label, splitCompound(label, words) ?? []);
  const rank = ({ tld, categories }: TldRecord): number => {
    if (themed.includes(tld)) return themed.indexOf(tld);
    if (GENERAL_TLDS.includes(tld)) return 100 + GENERAL_TLDS.indexOf(tld);
    return categories.includes('country') ? 400 : categories.includes('place') ? 300 : 200;
  };
  return [...among].sort((a, b) => rank(a) - rank(b)).map(({ tld }) => tld);
}

/**
 * Names near a label, nearest first, whether or not somebody has them: the same word under other TLDs and variants of it.
 * @param tlds only under these; the popular ones have a place of their own on the page and are left out otherwise.
 */
export function candidatesFor(label: string, words: Words, tlds?: readonly string[]): string[] {
  const among = tlds ? tlds.flatMap((tld) => findTld(tld) ?? []) : allTlds();
  const elsewhere = rankedTlds(
    label,
    words,
    tlds ? among : among.filter(({ categories }) => !categories.includes('popular')),
  ).map((tld) => `${label}.${tld}`);
  const underTlds: readonly string[] = tlds
    ? rankedTlds(label, words, among).slice(0, VARIANT_TLDS.length)
    : VARIANT_TLDS;
  const varied = underTlds.flatMap((tld) => listVariants(label, words).map((variant) => `${variant}.${tld}`));
  // Who asks for some TLDs wants the word itself under each of them before anything else.
  if (tlds) return [...new Set([...spelledOut(label, among), ...elsewhere, ...varied])];
  const mixed = varied.flatMap((name, index) => [name, ...elsewhere.slice(index, index + 1)]);
  return [...new Set([...spelledOut(label, among), ...mixed, ...elsewhere.slice(varied.length)])];
}
