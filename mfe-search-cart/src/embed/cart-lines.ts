import type { LineProblem } from '@storefront/shared/contract';
import { sumMinor, type Minor } from '@storefront/shared/domain';
import { plainJson } from './plain-json';

/** A name in the cart of a partner's page, with what it cost when it was last asked: amounts before tax, never trusted by the shop. */
export interface CartLine {
  readonly domain: string;
  /** Years. */
  readonly period: number;
  readonly min_years: number;
  readonly max_years: number;
  readonly currency_code: string;
  /** The whole term. */
  readonly cost: Minor;
  /** Every year after. */
  readonly renewal: Minor;
  /** Why it cannot be had now. */
  readonly problem?: LineProblem;
}

/** More than the most a name can cost counts as damage. */
const AMOUNT_MAX = 1e12;
/** Most names of one cart transfer. */
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

/** Reads what lies in the storage of the page; nothing of it counts where it is not whole, or of another version. */
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

/** The currency that the cart is shown in: that of the first line that can be had. */
export const cartCurrency = (lines: readonly CartLine[]): string | undefined =>
  lines.find(({ problem }) => problem === undefined)?.currency_code;

export interface CartSum {
  readonly amount: Minor;
  readonly currency: string;
}

/** What all that can be had costs, before tax; null where nothing can, or amounts are of several currencies. */
export function sumLines(lines: readonly CartLine[]): CartSum | null {
  const sold = lines.filter(({ problem }) => problem === undefined);
  const currency = cartCurrency(lines);
  if (currency === undefined || sold.some(({ currency_code }) => currency_code !== currency)) return null;
  return { amount: sumMinor(sold.map(({ cost }) => cost)), currency };
}
