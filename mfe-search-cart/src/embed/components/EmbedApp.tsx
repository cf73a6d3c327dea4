import type { SearchResult } from '@storefront/shared/contract';
import { readSearchWord, sellCurrencies, type SearchWord } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { ButtonLink } from '@storefront/shared/ui/button';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Attributes } from '../attributes';
import { LINES_MAX } from '../cart-lines';
import styles from '../embed.module.css';
import { emit, emitError } from '../emit';
import * as messages from '../messages';
import { ShopCalls, ShopTrouble } from '../shop-calls';
import { useCartLines } from '../use-cart-lines';
import { useSearch } from '../use-search';
import { CartPanel } from './CartPanel';
import { Results } from './Results';
import { SearchBox } from './SearchBox';

interface EmbedAppProps {
  readonly element: HTMLElement;
  /** The shop's origin. */
  readonly shop: string;
  readonly attributes: Attributes;
}

/** The data of the shop that is needed before a search. */
interface ShopFacts {
  readonly name: string;
  readonly currencies: readonly string[];
}

/** Search and cart on a partner's page. */
export function EmbedApp({ element, shop, attributes }: EmbedAppProps) {
  const t = useTranslate();
  const calls = useMemo(() => new ShopCalls(shop, attributes.partner), [shop, attributes.partner]);
  const { facts, trouble: closed, ask } = useShopFacts(calls);
  const isUnsold = facts && attributes.currency !== undefined && !facts.currencies.includes(attributes.currency);
  const currency = (facts && (isUnsold ? undefined : attributes.currency)) ?? facts?.currencies[0];
  const { lines, actions } = useCartLines(element, calls, currency);
  const { search, start } = useSearch(calls, currency);
  const trouble = closed ?? search.trouble;
  const [full, setFull] = useState(false);
  const [wanted, setWanted] = useState<SearchWord>();

  // Also covers a search submitted before the shop's currencies are known, and repeats the search when the page changes the currency.
  useEffect(() => {
    if (wanted) start(wanted);
  }, [wanted, start]);

  useEffect(() => void emit(element, 'sf:ready', {}), [element]);
  useEffect(() => {
    if (trouble) emitError(element, trouble.code, trouble.message);
  }, [element, trouble]);
  useEffect(() => {
    if (isUnsold)
      emitError(
        element,
        'currency_not_sold',
        `${shop} does not sell in ${attributes.currency}, so prices are in ${currency}.`,
      );
  }, [element, shop, isUnsold, attributes.currency, currency]);

  // Retries automatically when the browser is back online.
  const again = useCallback(() => {
    if (closed) ask();
    else setWanted((before) => before && { ...before });
  }, [closed, ask]);
  const isCutOff = trouble?.code === 'offline' || trouble?.code === 'unreachable';
  useEffect(() => {
    if (!isCutOff) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isCutOff, again]);

  const place = [...document.querySelectorAll(element.localName)].indexOf(element) + 1;
  // Distinguishes several elements on one page.
  const name = attributes.label ?? (place > 1 ? `${t(messages.form)} ${place}` : undefined);
  const shopName = facts?.name ?? new URL(shop).host;
  const openShop = (
    <ButtonLink
      href={search.word ? `${shop}/site/availability/${encodeURIComponent(search.word.word)}` : shop}
      target={attributes.target}
      rel="noopener"
    >
      {t(messages.openShop, { shop: shopName })}
    </ButtonLink>
  );

  return (
    <div className={styles.app}>
      <SearchBox
        name={name}
        placeholder={attributes.placeholder}
        filled={lines.length === 0}
        waiting={wanted !== undefined && currency === undefined && !closed}
        onSearch={(typed) => {
          const read = readSearchWord(typed);
          if (read.problem === undefined) {
            setWanted(read);
            emit(element, 'sf:search', { word: read.word });
          }
          return read.problem;
        }}
      />
      {trouble && <Trouble trouble={trouble} onRetry={again} openShop={openShop} />}
      {!(trouble && search.answers.exact === undefined) && search.word && (
        <Results
          search={search}
          rows={attributes.rows}
          lines={lines}
          onAdd={(result: SearchResult) => setFull(!actions.add(result))}
          onUndo={actions.remove}
          onAskAgain={again}
        />
      )}
      {full && <p role="alert">{t(messages.full, { most: LINES_MAX })}</p>}
      {/* Not before the shop's currencies are known, because an amount could not say which dollar it is in. */}
      {(facts ?? closed) && (
        <CartPanel
          lines={lines}
          actions={actions}
          shopName={shopName}
          calls={calls}
          element={element}
          target={attributes.target}
          name={name}
        />
      )}
      <p className={styles.by}>
        {t(messages.by, {
          shop: shopName,
          link: (words) => (
            <a href={shop} target={attributes.target} rel="noopener">
              {words}
            </a>
          ),
        })}
      </p>
    </div>
  );
}

function Trouble({
  trouble,
  onRetry,
  openShop,
}: {
  trouble: ShopTrouble;
  onRetry: () => void;
  openShop: React.ReactNode;
}) {
  const t = useTranslate();
  const [title, line] =
    trouble.code === 'offline'
      ? [messages.offline, messages.offlineLine]
      : trouble.code === 'too_many_requests'
        ? [messages.tooMany, messages.tooManyLine]
        : [messages.unreachable, messages.unreachableLine];
  return (
    <FailurePanel
      title={t(title)}
      line={t(line)}
      onRetry={onRetry}
      action={trouble.code === 'offline' ? undefined : openShop}
    />
  );
}

function useShopFacts(calls: ShopCalls): {
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
