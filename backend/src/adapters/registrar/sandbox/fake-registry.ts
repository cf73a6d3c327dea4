import { assertMinor } from '@storefront/shared/domain';
import { isLabelPossible } from '../../../core/catalog/registry-letters';
import type { TldRecord } from '../../../core/catalog/tlds';
import type { ListPrices } from '../../../core/premium-prices';
import type { NameState } from '../../../ports/registrar';
import { stableFraction } from '../../stable-fraction';
import { splitCompound, type Words } from './dictionary';
import { knownNames, reservedNames } from './known-names';
import { transferCase } from './transfer-case';

/** TLDs in which nearly every word is taken. */
const CROWDED = new Set(
  'com net org io co app dev ai me info biz de uk co.uk eu us fr nl it ca in tv cc xyz'.split(' '),
);

/** Registration prices of premium domains in USD minor units, by tier. */
const PREMIUM_TIERS = [8_000, 12_000, 18_000, 25_000, 42_000, 68_000, 95_000, 120_000, 240_000, 480_000] as const;

/** Invented labels longer than this are never taken. */
const MAX_WANTED_LENGTH = 16;

const PREMIUM_SHARE = 0.02;

/** Returns the probability that a name is taken: words over compounds over invented names, short over long. */
function getTakenShare(label: string, tld: string, words: Words): number {
  const crowded = CROWDED.has(tld);
  if (label.length <= 3) return crowded ? 1 : 0.6;
  if (words.has(label)) {
    if (tld === 'com') return 0.995;
    return crowded ? 0.85 : label.length <= 5 ? 0.4 : 0.15;
  }
  const weight = tld === 'com' ? 1 : crowded ? 0.35 : 0.08;
  if (splitCompound(label, words)) return (label.length <= 9 ? 0.75 : label.length <= 12 ? 0.45 : 0.15) * weight;
  if (label.length > MAX_WANTED_LENGTH) return 0;
  return (label.length <= 4 ? 0.9 : label.length <= 6 ? 0.55 : label.length <= 8 ? 0.2 : 0.06) * weight;
}

/** Returns the probability that an available name is premium; words are worth more than invented labels. */
function getPremiumShare(label: string, words: Words): number {
  if (label.length <= 3) return 0.8;
  if (words.has(label)) return label.length <= 6 ? 0.5 : 0.15;
  return label.length > MAX_WANTED_LENGTH ? 0 : PREMIUM_SHARE;
}

/**
 * Returns the fake registry's state of a name not registered through the sandbox: brands are taken, words mostly, the rest is decided by a
 * stable hash of the name, so that all runs and machines agree.
 * @param listPrices at which most premium domains renew
 */
export function fakeNameState(label: string, record: TldRecord, words: Words, listPrices: ListPrices): NameState {
  const name = `${label}.${record.tld}`;
  if (reservedNames.has(label) || label.length === 1 || !isLabelPossible(label, record.tld))
    return { name, status: 'reserved' };
  if (knownNames.has(label) || transferCase(label)) return { name, status: 'taken' };
  if (stableFraction(`taken:${name}`) < getTakenShare(label, record.tld, words)) return { name, status: 'taken' };
  if (stableFraction(`premium:${name}`) < getPremiumShare(label, words))
    return { name, status: 'premium', premium: getPremium(name, listPrices(record.tld)) };
  return { name, status: 'available' };
}

/** One in five premium domains costs its price every year; the others renew at the list price. */
function getPremium(name: string, list: ReturnType<ListPrices>) {
  const tier = assertMinor(
    PREMIUM_TIERS[Math.floor(stableFraction(`tier:${name}`) * PREMIUM_TIERS.length)] ?? PREMIUM_TIERS[0],
  );
  const yearly = stableFraction(`yearly:${name}`) < 0.2;
  return { register: tier, renew: yearly ? tier : list.renew, transfer: yearly ? tier : list.transfer };
}

/** Base latency of a registry in milliseconds. */
const REGISTRY_LATENCY: Readonly<Record<string, number>> = {
  com: 45,
  net: 45,
  org: 70,
  app: 60,
  dev: 60,
  io: 110,
  co: 90,
  de: 100,
  eu: 180,
  uk: 320,
  shop: 80,
  studio: 90,
};

/** Returns the latency of a registry in milliseconds: by TLD, with a stable jitter per name. */
export function registryLatency(label: string, tld: string): number {
  const base = REGISTRY_LATENCY[tld] ?? 60 + Math.floor(stableFraction(`latency:${tld}`) * 240);
  return Math.round(base * (0.8 + 0.6 * stableFraction(`jitter:${label}.${tld}`)));
}
