import { serverNow } from '@storefront/shared/api';
import { BilledTo } from '@storefront/shared/billing';
import { useCart } from '@storefront/shared/cart';
import { methodExpiry, methodTitle, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Skeleton } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import { spoken } from '../../components/spoken';
import { MAIN } from '../../features/registrant/registrant-draft';
import { Declarations } from '../../features/review/components/Declarations';
import { OwnerSummary } from '../../features/review/components/OwnerSummary';
import { RenewalTable } from '../../features/review/components/RenewalTable';
import { ReviewLines } from '../../features/review/components/ReviewLines';
import type { CartRegistrant } from '../checkout-layout/use-registrants';
import * as messages from './messages';
import styles from './review-page.module.css';
import type { OrderToPlace } from './use-order-to-place';
import { useRenewalText } from './use-review';

/** The parts of the order, each with a link to the step on which it can be changed. */
export function OrderSections({ registrants, card }: Pick<OrderToPlace, 'registrants' | 'card'>) {
  const t = useTranslate();
  const { items } = useCart();
  const [today] = useState(serverNow);
  const renewal = useRenewalText(card, today);
  return (
    <>
      <Section title={t(messages.names, { count: items.length })} actions={<Change what="names" to={paths.cart()} />}>
        <ReviewLines items={items} owners={registrants.length > 1 ? listOwners(registrants) : undefined} />
      </Section>
      <Section title={t(messages.renewal)} note={t(messages.renewalNote)}>
        <RenewalTable items={items} today={today} />
        {renewal && <p className={styles.renewal}>{renewal}</p>}
      </Section>
      {registrants.map((one) => (
        <OwnerSection key={one.id} {...one} isOnly={registrants.length === 1} />
      ))}
      <BilledTo actions={<Change what="billing" to={paths.billing()} />} />
      <Section title={t(messages.card)} actions={<Change what="card" to={paths.billing()} />}>
        <CardFacts card={card} />
      </Section>
    </>
  );
}

/** Returns the name of the registrant of each domain. */
const listOwners = (registrants: OrderToPlace['registrants']): ReadonlyMap<string, string> =>
  new Map(registrants.flatMap(({ domains, name }) => domains.map((domain) => [domain, name])));

/** A registrant with what is declared to the registries; its domains too, if it is not the only one. */
function OwnerSection({ id, domains, name, registrant, isOnly }: CartRegistrant & { isOnly: boolean }) {
  const t = useTranslate();
  if (!registrant) return null;
  return (
    <Section
      title={
        isOnly ? t(messages.owner) : t(messages.ownerOf, { count: domains.length, name: toUnicode(domains[0] ?? '') })
      }
      actions={<Change what="owner" to={id === MAIN ? paths.registrant() : paths.registrant(id)} />}
    >
      <OwnerSummary contact={registrant.contact} domains={isOnly ? undefined : domains} />
      <Declarations registrant={registrant} name={isOnly ? undefined : name} />
    </Section>
  );
}

/** Link to the step on which a part of the order can be changed. */
function Change({ what, to }: { what: 'names' | 'owner' | 'billing' | 'card'; to: string }) {
  return (
    <PageLink to={to} className={styles.change}>
      {useTranslate()(messages.change, { what, spoken })}
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
