import { sellCurrencies } from '@storefront/shared/domain';
import { useCallback, useEffect, useState } from 'react';
import { ShopTrouble, type ShopCalls } from './shop-calls';

/** The data of the shop that is needed before a search. */
interface ShopFacts {
  readonly name: string;
  readonly currencies: readonly string[];
}

/** Asks the shop for its name and currencies, again with each `ask`. `trouble` is why they are not known. */
export function useShopFacts(calls: ShopCalls): {
  facts: ShopFacts | undefined;
  trouble: ShopTrouble | undefined;
  ask: () => void;
} {
  const [facts, setFacts] = useState<ShopFacts>();
  const [trouble, setTrouble] = useState<ShopTrouble>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    calls.settings(controller.signal).then(
      ({ shop_name, currencies }) => {
        sellCurrencies(currencies);
        setFacts({ name: shop_name, currencies });
        setTrouble(undefined);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setTrouble(error instanceof ShopTrouble ? error : new ShopTrouble('refused', String(error)));
      },
    );
    return () => controller.abort();
  }, [calls, round]);
  const ask = useCallback(() => setRound((before) => before + 1), []);
  return { facts, trouble, ask };
}
