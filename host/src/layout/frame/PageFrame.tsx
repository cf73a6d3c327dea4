import { lazy, Suspense, type ReactNode } from 'react';
import { untilLoaded } from '../../app/until-loaded';
import styles from './page-frame.module.css';

const CartBeside = lazy(() =>
  untilLoaded(() =>
    import(/* webpackChunkName: "federation" */ '../cart/CartBeside').then((m) => ({ default: m.CartBeside })),
  ),
);

interface PageFrameProps {
  /** Keeps the page inside the page margin. */
  readonly margin: boolean;
  /**
   * `beside`: beside the page, or as a bar at the bottom of a narrow window. `below`: always as the bar, so that a page of tables keeps its
   * width when the first item is added.
   */
  readonly cart: false | 'beside' | 'below';
  /** The page loads in parts. It gets the height of the window, so that the footer does not move while it is visible. */
  readonly growing: boolean;
  readonly children: ReactNode;
}

/** The main landmark of a page and, if the route shows it, the cart. */
export function PageFrame({ margin, cart, growing, children }: PageFrameProps) {
  return (
    <div
      className={styles.frame}
      data-margin={margin || undefined}
      data-cart={cart || undefined}
      data-growing={growing || undefined}
    >
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {cart && (
        <div className={styles.cart}>
          <Suspense>
            <CartBeside rail={cart === 'beside'} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
