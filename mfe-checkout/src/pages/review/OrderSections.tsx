import { serverNow } from '@storefront/shared/api';
import { BilledTo } from '@storefront/shared/billing';
import { useCart } from '@storefront/shared/cart';
import { methodExpiry, methodTitle } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Skeleton } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import { Declarations } from '../../features/review/components/Declarations';
import { OwnerSummary } from '../../features/review/components/OwnerSummary';
import { RenewalTable } from '../../features/review/components/RenewalTable';
import { ReviewLines } from '../../features/review/components/ReviewLines';
import * as messages from './messages';
import styles from './review-page.module.css';
import type { OrderToPlace } from './use-order-to-place';
import { useRenewalText } from './use-review';

/** The parts of the order, each with a link to the step on which it can be changed. */
export function OrderSections({ registrant, card }: Pick<OrderToPlace, 'registrant' | 'card'>) {
  const t = useTranslate();
  const { items } = useCart();
  const [today] = useState(serverNow);
  const renewal = useRenewalText(card, today);
  return (
    <>
      <Section title={t(messages.names, { count: items.length })} actions={<Change what="names" to={paths.cart()} />}>
        <ReviewLines items={items} />
      </Section>
      <Section title={t(messages.renewal)} note={t(messages.renewalNote)}>
        <RenewalTable items={items} today={today} />
        {renewal && <p className={styles.renewal}>{renewal}</p>}
      </Section>
      {registrant && (
        <Section title={t(messages.owner)} actions={<Change what="owner" to={paths.registrant()} />}>
          <OwnerSummary contact={registrant.contact} />
          <Declarations registrant={registrant} />
        </Section>
      )}
      <BilledTo actions={<Change what="billing" to={paths.billing()} />} />
      <Section title={t(messages.card)} actions={<Change what="card" to={paths.billing()} />}>
        <CardFacts card={card} />
      </Section>
    </>
  );
}

/** Link to the step on which a part of the order can be changed. */
function Change({ what, to }: { what: 'names' | 'owner' | 'billing' | 'card'; to: string }) {
  return (
    <PageLink to={to} className={styles.change}>
      {useTranslate()(messages.change, {
        what,
        spoken: (words) => <span className="sf-visually-hidden">{words}</span>,
      })}
    </PageLink>
  );
}

/** The card that is charged, once it is known. */
function CardFacts({ card }: Pick<OrderToPlace, 'card'>) {
  const t = useTranslate();
  if (!card) return <Skeleton width="12rem" />;
  return (
    <p>
      {t(messages.cardFacts, {
        card: methodTitle(card),
        expiry: methodExpiry(card) ?? 'none',
        saved: card.is_saved !== false,
      })}
    </p>
  );
}
