import { useCart } from '@storefront/shared/cart';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { BottomBar, Page } from '@storefront/shared/ui/layout';
import { Money } from '@storefront/shared/ui/price';
import { Steps, type Step } from '@storefront/shared/ui/ruler';
import type { ReactNode } from 'react';
import { getSteps, type CheckoutStep } from '../../features/steps/step-model';
import styles from './checkout-layout.module.css';
import * as messages from './messages';
import { listOwned } from './owned-domains';

const reopen: Partial<Record<CheckoutStep, string>> = { registrant: paths.registrant(), billing: paths.billing() };

/** Returns the steps of a purchase, with the current one marked. */
function stepMarks(t: Translate, current: CheckoutStep, needsRegistrant: boolean): Step[] {
  const steps = getSteps({ needsRegistrant });
  const at = steps.indexOf(current);
  return steps.map((step, index) => {
    const state = index < at ? 'done' : index === at ? 'current' : 'todo';
    return {
      id: step,
      label: t(messages.step, { step }),
      state,
      ...(state === 'done' && current !== 'purchase' ? { href: reopen[step] } : {}),
    };
  });
}

export interface CheckoutLayoutProps {
  step: CheckoutStep;
  title: string;
  lead?: ReactNode;
  /** The main button, for the bar at the bottom of narrow windows. */
  action?: ReactNode;
  /** Whether the registrant is one of the steps; by default according to the cart. */
  needsRegistrant?: boolean;
  children: ReactNode;
}

/**
 * A page of checkout: the steps, its title, and under 1,120 px a bar with the total and the main button. In wider windows the host shows
 * the cart beside it.
 */
export function CheckoutLayout({ step, title, lead, action, needsRegistrant, children }: CheckoutLayoutProps) {
  const t = useTranslate();
  const cart = useCart();
  const { cost, total, tax, tax_country, currency_code } = cart.totals;
  const steps = stepMarks(t, step, needsRegistrant ?? listOwned(cart.items).length > 0);
  return (
    <Page
      above={
        <div className={styles.steps}>
          <Steps steps={steps} linkAs={PageLink} label={t(messages.steps)} />
        </div>
      }
      title={title}
      lead={lead}
    >
      {children}
      {action && (
        <BottomBar action={action} label={t(messages.nextStep)}>
          {t(messages.sum, {
            tax: tax_country === null ? 'before' : tax > 0 ? 'with' : 'none',
            total: () => (
              <strong>
                <Money minor={tax_country === null ? cost : total} currency={currency_code} />
              </strong>
            ),
          })}
        </BottomBar>
      )}
    </Page>
  );
}
