import type { TransferBlock, TransferCheck } from '@storefront/shared/contract';
import { addYears, toWire, TRANSFER_CODE_MAX } from '@storefront/shared/domain';
import { type TransferFacts, transferBlocks } from '../../core/transfer-policy';
import type { Deps } from '../../deps';
import { findSoldName, type SoldName } from '../../core/catalog/catalog';
import { mapConcurrently } from '../../core/map-concurrently';
import type { SaleCurrency } from '../price-list';
import { type Sale, priceQuestions } from '../prices';
import type { AvailabilityCache } from '../availability';
import { namesHeldHere } from './queries';
import { openCode, sealCode } from './sealed-code';

type CheckDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'registrar'> & {
  readonly availabilityCache: AvailabilityCache;
};

/** A domain to check, with its transfer code, plain or sealed. */
interface TransferCandidate {
  readonly domain: string;
  readonly auth_info?: string | undefined;
}

const AT_ONCE = 20;

const NOTHING_KNOWN = {
  registrar: null,
  expiry_date: null,
  new_expiry_date: null,
  price: null,
  renewal_price: null,
} as const;
const getBlock = (cause: TransferBlock['cause']): TransferBlock => ({ cause, until: null, days: null });

/** Checks whether each domain can be transferred in, before payment (TR-01). Returns one result per question, in order. */
export async function checkTransfers(
  deps: CheckDeps,
  candidates: readonly TransferCandidate[],
  sale: Sale,
): Promise<TransferCheck[]> {
  const { currency } = sale;
  const questions = candidates.map(({ domain }) => ({
    domain,
    period: 1,
    service: 'domain_transfer' as const,
    with_add_ons: false,
  }));
  const [held, prices] = await Promise.all([
    namesHeldHere(
      deps.db,
      questions.map(({ domain }) => domain),
    ),
    priceQuestions(deps, questions, sale),
  ]);
  return mapConcurrently(candidates, AT_ONCE, (candidate, index) => {
    const price = prices[index];
    const wirePrices =
      price?.kind === 'priced'
        ? { price: toWire(price.line.price, currency), renewal_price: toWire(price.line.renewal, currency) }
        : null;
    return checkOne(deps, candidate, held.has(candidate.domain), currency, wirePrices);
  });
}

/** Prices as the API shows them; null if the transfer cannot be priced now. */
type WirePrices = Pick<TransferCheck, 'price' | 'renewal_price'> | null;

async function checkOne(
  deps: CheckDeps,
  { domain, auth_info }: TransferCandidate,
  isHeld: boolean,
  currency: SaleCurrency,
  wirePrices: WirePrices,
): Promise<TransferCheck> {
  const sold = findSoldName(domain);
  const answer = (status: TransferCheck['status'], more: Partial<TransferCheck> = {}): TransferCheck => ({
    ...NOTHING_KNOWN,
    ...wirePrices,
    domain,
    status,
    blocks: [],
    nameservers: [],
    auth_info: null,
    years_added: sold?.record.transferYears ?? 0,
    currency_code: currency,
    ...more,
  });
  const blocked = (cause: TransferBlock['cause']): TransferCheck => answer('blocked', { blocks: [getBlock(cause)] });
  if (!sold) return blocked('not_sold');
  // A domain that has left stays in its former customer's list until that is certain, so query the registrar.
  if (isHeld && (await deps.registrar.info(domain)) !== null) return blocked('ours');
  if (sold.record.transferByTag) return blocked('by_tag');

  const now = deps.clock.now();
  const key = deps.config.secrets.derive('transfer-code');
  const opened =
    auth_info === undefined ? null : openCode(auth_info, domain, deps.config.secrets.accepted('transfer-code'), now);
  const code = opened?.kind === 'open' ? opened.code.trim() : null;
  const tooLong = code !== null && code.length > TRANSFER_CODE_MAX;
  const facts = await deps.registrar.transferFacts(domain, tooLong ? null : code);
  if (facts === 'unknown')
    return answer('unknown', code === null || tooLong ? {} : { auth_info: sealCode(code, domain, key, now) });
  return toResult(
    facts,
    { sold, now, policy: deps.config.transferPolicy, wirePrices, answer },
    {
      refused: tooLong ? 'wrong_code' : opened && opened.kind !== 'open' ? 'code_expired' : null,
      sealed: code === null || tooLong ? null : sealCode(code, domain, key, now),
    },
  );
}

interface TransferCheckContext {
  readonly sold: SoldName;
  readonly now: Date;
  readonly policy: Deps['config']['transferPolicy'];
  readonly wirePrices: WirePrices;
  readonly answer: (status: TransferCheck['status'], more?: Partial<TransferCheck>) => TransferCheck;
}

function toResult(
  facts: TransferFacts,
  { sold, now, policy, wirePrices, answer }: TransferCheckContext,
  code: { refused: TransferBlock['cause'] | null; sealed: string | null },
): TransferCheck {
  const blocks = transferBlocks(facts, policy, now);
  const all = code.refused ? [...blocks, getBlock(code.refused)] : blocks;
  const wrong = all.some(({ cause }) => cause === 'wrong_code');
  const known = {
    registrar: facts.registrar,
    nameservers: [...facts.nameservers],
    expiry_date: facts.expiresAt?.toISOString() ?? null,
    new_expiry_date: facts.expiresAt ? addYears(facts.expiresAt, sold.record.transferYears).toISOString() : null,
    auth_info: wrong ? null : code.sealed,
  };
  if (all.length > 0) return answer('blocked', { ...known, blocks: all });
  // A domain is never sold at a guessed price (PR-03), so it waits for its registry.
  if (!wirePrices) return answer('unknown', known);
  return answer(code.sealed === null ? 'code_needed' : 'ready', known);
}
