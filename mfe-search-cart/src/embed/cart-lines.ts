import type { LineProblem } from '@storefront/shared/contract';
import { sumMinor, type Minor } from '@storefront/shared/domain';
import { plainJson } from './plain-json';

/** A domain in the cart of a partner's page, with its last known price. Amounts are before tax, and never trusted by the shop. */
export interface CartLine {
  readonly domain: string;
  /** Years. */
  readonly period: number;
  readonly min_years: number;
  readonly max_years: number;
  readonly currency_code: string;
  /** For the whole term. */
  readonly cost: Minor;
  /** For every later year. */
  readonly renewal: Minor;
  /** Why it cannot be bought now. */
  readonly problem?: LineProblem;
}

/** A stored amount above this is invalid. */
const AMOUNT_MAX = 1e12;
/** The most domains of one cart transfer. */
export const LINES_MAX = 100;

const PROBLEMS: ReadonlySet<unknown> = new Set<LineProblem | undefined>([
  'taken',
  'not_sold',
  'registry_silent',
  'not_yours',
  'not_renewable',
  'being_deleted',
  undefined,
]);

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isText = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { domain, period, min_years, max_years, currency_code, cost, renewal, problem } = value as Record<
    keyof CartLine,
    unknown
  >;
  return (
    isText(domain, /^[a-z0-9.-]{3,253}$/) &&
    isText(currency_code, /^[A-Z]{3}$/) &&
    [period, min_years, max_years].every((years) => isWhole(years, 1, 10)) &&
    [cost, renewal].every((amount) => isWhole(amount, 0, AMOUNT_MAX)) &&
    PROBLEMS.has(problem)
  );
}

/** Reads the stored cart; returns an empty one if the data is invalid or of another version. */
export function readLines(json: string | null): readonly CartLine[] {
  if (json === null) return [];
  try {
    const { v, lines } = JSON.parse(json) as { v?: unknown; lines?: unknown };
    if (v !== 1 || !Array.isArray(lines) || !lines.every(isLine)) return [];
    return [...new Map(lines.map((line) => [line.domain, line])).values()].slice(0, LINES_MAX);
  } catch {
    return [];
  }
}

export const writeLines = (lines: readonly CartLine[]): string => plainJson({ v: 1, lines });

/** Returns the currency of the cart: that of the first line that can be bought. */
export const cartCurrency = (lines: readonly CartLine[]): string | undefined =>
  lines.find(({ problem }) => problem === undefined)?.currency_code;

interface CartSum {
  readonly amount: Minor;
  readonly currency: string;
}

/** Sums the lines that can be bought, before tax; null if there are none, or their currencies differ. */
export function sumLines(lines: readonly CartLine[]): CartSum | null {
  const sold = lines.filter(({ problem }) => problem === undefined);
  const currency = cartCurrency(lines);
  if (currency === undefined || sold.some(({ currency_code }) => currency_code !== currency)) return null;
  return { amount: sumMinor(sold.map(({ cost }) => cost)), currency };
}
