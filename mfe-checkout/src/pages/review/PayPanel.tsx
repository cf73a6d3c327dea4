import { useCart } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Section } from '@storefront/shared/ui/layout';
import type { ReactNode } from 'react';
import { PerformanceConsent } from '../../features/review/components/PerformanceConsent';
import { payTerms } from '../../features/review/model/pay-terms';
import { Totals } from '../../features/summary/Totals';
import * as messages from './messages';
import styles from './review-page.module.css';
import type { useReview } from './use-review';

interface PayPanelProps {
  readonly review: ReturnType<typeof useReview>;
  readonly payButton: ReactNode;
}

/** What is paid, under which terms, and the button on wide screens. */
export function PayPanel({ review, payButton }: PayPanelProps) {
  const t = useTranslate();
  const { items, totals } = useCart();
  const { block, mayTakeLonger, needsConsent } = review;
  const { box, given, missing, give } = review.consent;
  return (
    <div data-own-rail="">
      <Section title={t(messages.toPay)}>
        <div className={styles.pay}>
          <Totals totals={totals} />
          <p className={styles.terms}>
            {t(messages.accept, {
              link: (words) => <PageLink to={paths.terms()}>{words}</PageLink>,
              terms: payTerms(t, items, mayTakeLonger),
            })}
          </p>
          {needsConsent && (
            <PerformanceConsent ref={box} lines={items} given={given} missing={missing} onChange={give} />
          )}
          <p className={styles.block} role="status">
            {block}
          </p>
          <div className={styles.wide}>{payButton}</div>
        </div>
      </Section>
    </div>
  );
}
