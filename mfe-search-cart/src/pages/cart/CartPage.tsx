import { useCart, usePriceChanges, type Cart } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { toAscii, toUnicode } from '@storefront/shared/domain';
import { paths, PageLink, useLocation, useSearchParams } from '@storefront/shared/routing';
import { useHydrated } from '@storefront/shared/store';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState, NeedsScripts, Skeleton, SkeletonRows } from '@storefront/shared/ui/feedback';
import { BottomBar, Page, Row, Section, Stack } from '@storefront/shared/ui/layout';
import { Money } from '@storefront/shared/ui/price';
import { TransferCart } from '../../features/cart-transfer/TransferCart';
import { parseCartTransferId } from '../../features/cart-transfer/cart-transfer-id';
import { CartLines } from '../../features/cart-lines/components/CartLines';
import { linePriceState } from '../../model/line-price';
import { useIsGone } from '../../model/use-is-gone';
import { useSentOrder } from '../../model/use-sent-order';
import { useRemovals } from '../../features/cart-lines/model/use-removals';
import { CartSummary } from '../../features/cart-summary/CartSummary';
import { CheckOut } from '../../features/cart-summary/CheckOut';
import { SentOrderNote } from '../../features/cart-summary/SentOrderNote';
import { checkoutBlock } from '../../features/cart-summary/checkout-block';
import { useCartTransfer } from '../../features/partner-cart/use-cart-transfer';
import { lazy, Suspense } from 'react';
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
  const removals = useRemovals();
  const { changes, accept } = usePriceChanges();
  const dearer = [...changes.values()].filter(({ was, now, withdrawn }) => withdrawn === undefined && now > was).length;
  const order = useSentOrder();
  const isGone = useIsGone();
  const block = order === undefined ? checkoutBlock({ items: cart.items, dearer, isGone }, t) : undefined;
  // The remaining changes are lower prices or other currencies, which are shown with both amounts.
  const acceptOpen = (): void => {
    for (const item of cart.items) if (changes.has(item.domain)) accept(item);
  };

  if (cart.count === 0) {
    return (
      <Page title={t(messages.cart)}>
        {removals.removed && <CartLines items={[]} changes={changes} accept={accept} removals={removals} />}
        <EmptyState
          title={t(order === undefined ? messages.empty : messages.orderSent)}
          action={
            <ButtonLink as={PageLink} variant="filled" to={order?.path ?? paths.home()}>
              {t(order === undefined ? messages.find : messages.seeOrder)}
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
            <CartSummary cart={cart} block={block} order={order?.path} onCheckOut={acceptOpen} />
            <TransferCart />
          </Stack>
        }
      >
        {order !== undefined && <SentOrderNote isConfirmed={order.isConfirmed} />}
        <Section title={t(messages.names)}>
          <CartLines items={cart.items} changes={changes} accept={accept} removals={removals} />
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
        action={<CheckOut block={block} order={order?.path} onCheckOut={acceptOpen} />}
      >
        <BarTotal cart={cart} />
        {block !== undefined && <p className={styles.block}>{block}</p>}
      </BottomBar>
    </>
  );
}
