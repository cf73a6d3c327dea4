import { ApiError, useApiMutation, useApiQuery } from '@storefront/shared/api';
import { addChoices, useCart } from '@storefront/shared/cart';
import { getCartTransfer, takeCartTransfer, type CartChoice, type ErrorCode } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate, type Message } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { EmptyState, FailurePanel, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { Page, Row } from '@storefront/shared/ui/layout';
import { WindowList } from '@storefront/shared/ui/virtual-rows';
import { useState } from 'react';
import { choiceText } from './choice-text';
import * as messages from './messages';
import styles from './incoming-cart.module.css';

/** The message for a link that does not work, by error code. */
const DEAD_LINKS: { readonly [Code in ErrorCode]?: { title: Message; line: Message } } = {
  handover_expired: { title: messages.expiredTitle, line: messages.expired },
  handover_used: { title: messages.usedTitle, line: messages.used },
  handover_unknown: { title: messages.unknownTitle, line: messages.unknown },
};

const ROW_HEIGHT = 64;

/** A cart transferred from another device. Shows its contents, and adds them only when the shopper presses the button (CT-13). */
export function IncomingCart({ id }: { id: string }) {
  const t = useTranslate();
  const { items } = useCart();
  const navigate = useNavigate();
  // With a key, the call can be repeated if its response was lost.
  const [key] = useState(() => crypto.randomUUID());
  const { data, error, isFetching, refetch } = useApiQuery(
    getCartTransfer,
    { params: { id } },
    { staleTime: Infinity, gcTime: 0 },
  );
  const take = useApiMutation(takeCartTransfer);
  const waiting = useSteadyPending(data === undefined && !error);

  const trouble = take.error ?? error;
  const dead = trouble instanceof ApiError && trouble.code !== undefined ? DEAD_LINKS[trouble.code] : undefined;
  const openCart = (
    <ButtonLink as={PageLink} to={paths.cart()} replace>
      {t(messages.openCart, { count: items.length })}
    </ButtonLink>
  );

  if (dead) {
    return (
      <Page title={t(messages.title)}>
        <EmptyState title={t(dead.title)} line={t(dead.line)} action={openCart} />
      </Page>
    );
  }
  if (!data) {
    return (
      <Page title={t(messages.title)}>
        {error ? (
          <FailurePanel
            title={t(messages.notOpened)}
            line={t(messages.noAnswer)}
            reference={error instanceof ApiError ? error.requestId : undefined}
            onRetry={() => void refetch()}
            retrying={isFetching && t(messages.asking)}
            action={openCart}
          />
        ) : (
          waiting && <SkeletonRows rows={3} cells={1} label={t(messages.opening)} />
        )}
      </Page>
    );
  }

  const inCart = new Set(items.map(({ domain }) => domain));
  const fresh = data.choices.filter(({ domain }) => !inCart.has(domain));

  function add(): void {
    take.mutate(
      { params: { id }, input: { key } },
      {
        onSuccess: ({ choices }) => {
          const count = addChoices(choices);
          notify({ tone: 'success', text: t(messages.cameIn, { count }) });
          void navigate(paths.cart(), { replace: true });
        },
      },
    );
  }

  return (
    <Page
      title={t(messages.title)}
      width="form"
      lead={t(messages.lead, { count: data.choices.length, date: () => <DateText value={data.expires_at} time /> })}
    >
      <div>
        <WindowList
          items={data.choices}
          toKey={({ domain }) => domain}
          rowHeight={ROW_HEIGHT}
          className={styles.choices}
        >
          {(choice) => <Choice choice={choice} isThere={inCart.has(choice.domain)} />}
        </WindowList>
        <div className={styles.after}>
          <p className={styles.note}>{t(messages.pricesLater)}</p>
          {take.error && (
            <p role="alert" className={styles.failure}>
              {t(messages.notTaken)}
            </p>
          )}
          <Row gap={16}>
            {fresh.length > 0 ? (
              <Button variant="filled" loading={take.isPending && t(messages.adding)} onClick={add}>
                {t(messages.add, { count: fresh.length })}
              </Button>
            ) : (
              <p>{t(messages.allThere)}</p>
            )}
            {openCart}
          </Row>
        </div>
      </div>
    </Page>
  );
}

function Choice({ choice, isThere }: { choice: CartChoice; isThere: boolean }) {
  const t = useTranslate();
  return (
    <div className={styles.choice}>
      <DomainName name={choice.domain} />
      <span className={styles.detail}>
        {isThere ? t(messages.isThere, { name: toUnicode(choice.domain) }) : choiceText(choice, t)}
      </span>
    </div>
  );
}
