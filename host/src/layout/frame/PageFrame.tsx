import { lazy, Suspense, type ReactNode } from 'react';
import { untilLoaded } from '../../app/until-loaded';
import styles from './page-frame.module.css';

const CartBeside = lazy(() =>
  untilLoaded(() => import('../cart/CartBeside').then((module) => ({ default: module.CartBeside }))),
);

interface PageFrameProps {
  /** Keeps the page inside the page margin. */
  readonly margin: boolean;
  /**
   * Shows the cart: beside the page, or as a bar at the bottom of a narrow window; or only ever as the bar, so that a page of tables keeps
   * its width when the first item is added.
   */
  readonly cart: false | 'beside' | 'below';
  /** The page arrives in pieces: it gets the whole window, so that the footer under it is not pushed about in view. */
  readonly growing: boolean;
  readonly children: ReactNode;
}

/** The main landmark of a page and, where the route shows it, the cart. */
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
