import type { CartItem } from '@storefront/shared/cart';
import {
  formatList,
  getAddedYears,
  getPeriods,
  lineKind,
  RENEWAL_YEARS_MAX,
  toUnicode,
} from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import { canChangeTerm } from '../../model/can-change-term';
import * as messages from './messages';

/** Why a line cannot have a term: its registry does not offer it, a renewal would exceed the ten years, or it has no term to choose. */
const REFUSALS = ['registry', 'ten_years', 'transfer', 'add_ons', 'gone'] as const;
type Refusal = (typeof REFUSALS)[number];

/** What one term for all lines of a cart changes, and what it leaves as it is. */
export interface TermPlan {
  readonly years: number;
  /** The lines that it changes, by domain. */
  readonly periods: ReadonlyMap<string, number>;
  /** How many lines have the term afterwards. */
  readonly count: number;
  /** The domains that cannot have it. */
  readonly kept: Readonly<Record<Refusal, readonly string[]>>;
}

type IsGone = (item: CartItem) => boolean;

/** More domains than this are counted instead of named. */
const NAMED_MAX = 3;

/** Lists the terms that at least one line offers, ascending. */
export function listTerms(items: readonly CartItem[], isGone: IsGone): number[] {
  const offered = items.filter((item) => canChangeTerm(item, isGone)).flatMap((item) => getPeriods(item));
  return [...new Set(offered)].sort((a, b) => a - b);
}

/** Returns the term that all lines with a choice have; undefined if they differ. */
export function findCommonTerm(items: readonly CartItem[], isGone: IsGone): number | undefined {
  const [first, ...others] = items.filter((item) => canChangeTerm(item, isGone));
  return others.every(({ period }) => period === first?.period) ? first?.period : undefined;
}

function findRefusal(item: CartItem, years: number, isGone: IsGone): Refusal | undefined {
  if (isGone(item)) return 'gone';
  if (lineKind(item) === 'add_ons') return 'add_ons';
  if (item.type === 'transfer') return getAddedYears(item) === years ? undefined : 'transfer';
  if (getPeriods(item).includes(years)) return undefined;
  return item.type === 'renew' && years > (item.max_year ?? RENEWAL_YEARS_MAX) ? 'ten_years' : 'registry';
}

/** Plans the same term for all lines. Unlike for a single line, none takes the nearest term instead. */
export function planTerm(items: readonly CartItem[], years: number, isGone: IsGone): TermPlan {
  const kept: Record<Refusal, string[]> = { registry: [], ten_years: [], transfer: [], add_ons: [], gone: [] };
  const periods = new Map<string, number>();
  let count = 0;
  for (const item of items) {
    const refusal = findRefusal(item, years, isGone);
    if (refusal !== undefined) kept[refusal].push(item.domain);
    else {
      count += 1;
      if (item.type !== 'transfer' && item.period !== years) periods.set(item.domain, years);
    }
  }
  return { years, periods, count, kept };
}

/** Describes a plan once it is done: how many lines have the term, and which do not and why. */
export function describePlan({ years, count, kept }: TermPlan, t: Translate): string {
  const names = (domains: readonly string[]): string =>
    domains.length > NAMED_MAX
      ? t(messages.domainCount, { count: domains.length })
      : formatList(domains.map(toUnicode), t.language);
  return [
    t(messages.termSet, { count, years }),
    ...REFUSALS.filter((reason) => kept[reason].length > 0).map((reason) =>
      t(messages.termKept, { names: names(kept[reason]), reason }),
    ),
  ].join(' ');
}
