import { useCart, usePriceChanges, type Cart } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { toAscii, toUnicode } from '@storefront/shared/domain';
import { paths, PageLink, useLocation, useSearchParams } from '@storefront/shared/routing';
import { logProblem, useHydrated } from '@storefront/shared/store';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState, NeedsScripts, Skeleton, SkeletonRows } from '@storefront/shared/ui/feedback';
import { BottomBar, Page, Row, Section, Stack } from '@storefront/shared/ui/layout';
import { Money } from '@storefront/shared/ui/price';
import { TransferCart } from '../../features/cart-transfer/TransferCart';
import { parseCartTransferId } from '../../features/cart-transfer/cart-transfer-id';
import type { CartToolsProps } from '../../features/cart-tools/CartTools';
import { CartLines } from '../../features/cart-lines/components/CartLines';
import { canChangeTerm } from '../../model/can-change-term';
import { orderLines, readLineOrder, writeLineOrder } from '../../model/line-order';
import { linePriceState } from '../../model/line-price';
import { useIsGone } from '../../model/use-is-gone';
import { useSentOrder } from '../../model/use-sent-order';
import { useRemovals } from '../../features/cart-lines/model/use-removals';
import { CartSummary } from '../../features/cart-summary/CartSummary';
import { CheckOut } from '../../features/cart-summary/CheckOut';
import { SentOrderNote } from '../../features/cart-summary/SentOrderNote';
import { checkoutBlock } from '../../features/cart-summary/checkout-block';
import { useCartTransfer } from '../../features/partner-cart/use-cart-transfer';
import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import * as messages from './messages';
import styles from './cart-page.module.css';

/** Loaded on demand, because few visits come through such a link. */
const IncomingCart = lazy(() =>
  import('../../features/cart-transfer/incoming/IncomingCart').then((m) => ({ default: m.IncomingCart })),
);

const PartnerCart = lazy(() =>
  import('../../features/partner-cart/PartnerCart').then((m) => ({ default: m.PartnerCart })),
);

const AskedDomain = lazy(() =>
  import('../../features/asked-domain/AskedDomain').then((m) => ({ default: m.AskedDomain })),
);

/** Loaded on demand, because many carts have one line. A cart works without it, so it is left out if its script does not arrive. */
async function loadTools(): Promise<{ default: ComponentType<CartToolsProps> }> {
  try {
    return { default: (await import('../../features/cart-tools/CartTools')).CartTools };
  } catch (error) {
    logProblem('cart', error);
    return { default: () => null };
  }
}

const CartTools = lazy(loadTools);

/** From how many lines that can change their term it can be set for all at once, and from how many lines they can be sorted. */
const TERM_MIN = 2;
const ORDER_MIN = 5;

/** The page until the cart, which exists only in the browser, is known. */
function CartFrame({ domainToAdd }: { domainToAdd: string | null }) {
  const t = useTranslate();
  return (
    <Page title={t(messages.cart)} aside={<Skeleton shape="control" />}>
      <NeedsScripts>
        {domainToAdd === null ? t(messages.needsScripts) : t(messages.notAdded, { name: toUnicode(domainToAdd) })}
      </NeedsScripts>
      <SkeletonRows rows={3} cells={2} row="result" label={t(messages.loading)} />
    </Page>
  );
}

/** `/site/cart`: the cart, or one transferred from another device or a partner's page (RT-08, CT-13, EM-02). */
export function CartPage() {
  const { hash } = useLocation();
  const [query] = useSearchParams();
  const domainToAdd = toAscii(query.get('add') ?? '');
  const incoming = parseCartTransferId(hash);
  const transferId = useCartTransfer();
  if (!useHydrated()) return <CartFrame domainToAdd={domainToAdd} />;
  if (transferId !== undefined) {
    return (
      <Suspense>
        <PartnerCart key={transferId} id={transferId} />
      </Suspense>
    );
  }
  if (domainToAdd !== null) {
    return (
      <Suspense fallback={<CartFrame domainToAdd={domainToAdd} />}>
        <AskedDomain key={domainToAdd} domain={domainToAdd}>
          <CartFrame domainToAdd={domainToAdd} />
        </AskedDomain>
      </Suspense>
    );
  }
  if (incoming === undefined) return <OwnCart />;
  return (
    <Suspense>
      <IncomingCart key={incoming} id={incoming} />
    </Suspense>
  );
}

/** The total for the bar; empty if it is unknown, with the reason in the text beside it. */
function BarTotal({ cart: { items, totals } }: { cart: Cart }) {
  const t = useTranslate();
  if (items.some((item) => linePriceState(item) === 'pending') || items.every(({ priced }) => priced === 'unknown'))
    return null;
  const isBeforeTax = totals.tax_country === null;
  return (
    <p>
      {t(messages.barTotal, {
        price: () => <Money minor={isBeforeTax ? totals.cost : totals.total} currency={totals.currency_code} strong />,
        tax: isBeforeTax ? 'before' : totals.taxes.length > 0 ? 'with' : 'none',
      })}
    </p>
  );
}

/** The visitor's cart, with all prices and options before checkout. */
function OwnCart() {
  const t = useTranslate();
  const cart = useCart();
  const [query, setQuery] = useSearchParams();
  const order = readLineOrder(query);
  const shown = useMemo(() => orderLines(cart.items, order, t.language), [cart.items, order, t.language]);
  const removals = useRemovals(order);
  const { changes, accept } = usePriceChanges();
  const dearer = [...changes.values()].filter(({ was, now, withdrawn }) => withdrawn === undefined && now > was).length;
  const sentOrder = useSentOrder();
  const isGone = useIsGone();
  const block = sentOrder === undefined ? checkoutBlock({ items: cart.items, dearer, isGone }, t) : undefined;
  const hasTerm = cart.items.filter((item) => canChangeTerm(item, isGone)).length >= TERM_MIN;
  // A shorter cart that is sorted can still be put back into its order.
  const hasOrder = cart.items.length >= ORDER_MIN || (order !== 'added' && cart.items.length > 1);
  // The remaining changes are lower prices or other currencies, which are shown with both amounts.
  const acceptOpen = (): void => {
    for (const item of cart.items) if (changes.has(item.domain)) accept(item);
  };

  if (cart.count === 0) {
    return (
      <Page title={t(messages.cart)}>
        {removals.removed && <CartLines items={[]} changes={changes} accept={accept} removals={removals} />}
        <EmptyState
          title={t(sentOrder === undefined ? messages.empty : messages.orderSent)}
          action={
            <ButtonLink as={PageLink} variant="filled" to={sentOrder?.path ?? paths.home()}>
              {t(sentOrder === undefined ? messages.find : messages.seeOrder)}
            </ButtonLink>
          }
        />
      </Page>
    );
  }

  return (
    <>
      <Page
        title={t(messages.cartOf, { count: cart.count })}
        aside={
          <Stack gap={48}>
            <CartSummary cart={cart} block={block} order={sentOrder?.path} onCheckOut={acceptOpen} />
            <TransferCart />
          </Stack>
        }
      >
        {sentOrder !== undefined && <SentOrderNote isConfirmed={sentOrder.isConfirmed} />}
        <Section title={t(messages.names)}>
          {(hasTerm || hasOrder) && (
            <Suspense fallback={<div className={hasTerm && hasOrder ? styles.roomForBoth : styles.room} />}>
              <CartTools
                items={cart.items}
                hasTerm={hasTerm}
                hasOrder={hasOrder}
                order={order}
                onOrder={(next) =>
                  setQuery((before) => writeLineOrder(before, next), { replace: true, preventScrollReset: true })
                }
              />
            </Suspense>
          )}
          <CartLines items={shown} changes={changes} accept={accept} removals={removals} />
          <Row gap={16} justify="between">
            <ButtonLink as={PageLink} to={paths.home()}>
              {t(messages.findAnother)}
            </ButtonLink>
            <Button variant="plain" className={styles.reset} onClick={removals.reset}>
              {t(messages.emptyCart)}
            </Button>
          </Row>
        </Section>
      </Page>
      <BottomBar
        label={t(messages.total)}
        action={<CheckOut block={block} order={sentOrder?.path} onCheckOut={acceptOpen} />}
      >
        <BarTotal cart={cart} />
        {block !== undefined && <p className={styles.block}>{block}</p>}
      </BottomBar>
    </>
  );
}
