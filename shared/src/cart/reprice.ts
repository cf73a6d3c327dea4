import { api } from '../api';
import { checkCartPrice, type PriceAnswer } from '../contract/price';
import { SERVICE_TYPES } from '../domain/add-ons';
import type { CartItem } from '../domain/cart-item';
import { noticeRefusedCurrency, shopCurrency } from '../currency';
import { taxCountry } from '../session';
import { logProblem, store } from '../store';
import { pendingPricesAtom } from './pending-prices';
import { mergeRecheck, withoutPrice } from './item-prices';
import { cartLines, changeLines } from './cart-store';

/** The most lines in one price request (`checkCartPrice`). */
const LINES_MAX = 1000;

/** How long to wait for further changes before fetching prices, in milliseconds. */
const GATHER_MS = 100;

/** The latest request for each domain. Other responses are ignored, so that an old one never overwrites a newer choice. */
const latest = new Map<string, Question>();

function setAsking(): void {
  store.set(pendingPricesAtom, new Set(latest.keys()));
}

/** The lines as they were when their price was requested, by domain. */
type Question = ReadonlyMap<string, CartItem>;

/** Writes the result of a price check to the lines that have not changed since. For the others a newer check is running. */
function settle(question: Question, result: (line: CartItem) => CartItem): void {
  const answered = [...question.keys()].filter((domain) => latest.get(domain) === question);
  changeLines(
    answered,
    (line, domain) => {
      const then = question.get(domain);
      return line && then && line.type === then.type && line.period === then.period ? result(line) : undefined;
    },
    'price',
  );
  for (const domain of answered) latest.delete(domain);
  setAsking();
}

async function ask(lines: readonly CartItem[]): Promise<void> {
  const question: Question = new Map(lines.map((line) => [line.domain, line]));
  for (const { domain } of lines) latest.set(domain, question);
  setAsking();
  const { code, symbol } = shopCurrency();
  const country = taxCountry();
  try {
    const { lines: answers, unpriced } = await api.call(checkCartPrice, {
      input: {
        currency_code: code,
        // For a customer, the backend uses the account's country.
        ...(country !== null && { country }),
        items: lines.map(({ domain, period, type }) => ({
          domain,
          period,
          service: SERVICE_TYPES[type],
          with_add_ons: type !== 'transfer',
        })),
      },
    });
    const byDomain = new Map<string, PriceAnswer>(answers.map((answer) => [answer.domain, answer]));
    const reasons = new Map(unpriced.map(({ domain, reason }) => [domain, reason]));
    settle(question, (line) => {
      const answer = byDomain.get(line.domain);
      return answer?.period === line.period && answer.currency_code === code
        ? mergeRecheck(line, answer, symbol, country)
        : withoutPrice(line, reasons.get(line.domain));
    });
  } catch (error) {
    logProblem('cart', error);
    noticeRefusedCurrency(error);
    settle(question, (line) => withoutPrice(line));
  }
}

/**
 * Fetches the prices of all lines, or of those named, and writes them into the cart. If the request fails, the lines become `unknown` and
 * the failure is only logged (NT-12). Never rejects.
 */
export async function repriceCart(domains?: readonly string[]): Promise<void> {
  const lines = cartLines().filter(({ domain }) => domains === undefined || domains.includes(domain));
  for (let start = 0; start < lines.length; start += LINES_MAX) await ask(lines.slice(start, start + LINES_MAX));
}

/** The domains to check next; `ALL` for the whole cart. */
const gathered = new Set<string>();
const ALL = '*';

/** Schedules a price request; changes made until then share it. */
export function repriceSoon(domains: readonly string[] = [ALL]): void {
  if (gathered.size === 0) {
    setTimeout(() => {
      const names = [...gathered];
      gathered.clear();
      void repriceCart(names.includes(ALL) ? undefined : names);
    }, GATHER_MS);
  }
  for (const domain of domains) gathered.add(domain);
}
