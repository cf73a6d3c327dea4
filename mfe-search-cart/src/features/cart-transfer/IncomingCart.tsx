import { ApiError, useApiMutation, useApiQuery } from '@storefront/shared/api';
import { addChoices, useCart } from '@storefront/shared/cart';
import { getHandover, takeHandover, type CartChoice, type ErrorCode } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
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
import styles from './incoming-cart.module.css';

/** Why a link opens nothing, by the code of the refusal. */
const DEAD_LINKS: { readonly [Code in ErrorCode]?: { title: string; line: string } } = {
  handover_expired: {
    title: 'This link has expired',
    line: 'A link to a cart works for a day. Make a new one on the device that has the cart.',
  },
  handover_used: {
    title: 'This cart was taken already',
    line: 'A link to a cart works once. Make a new one on the device that has the cart.',
  },
  handover_unknown: {
    title: 'There is no cart under this link',
    line: 'Check that the link is whole, or make a new one on the device that has the cart.',
  },
};

const ROW_HEIGHT = 64;

const many = (count: number): string => (count === 1 ? '1 name' : `${count} names`);

/** A cart transferred from another device: shows what it holds, and takes nothing before the shopper asks for it (CT-13). */
export function IncomingCart({ id }: { id: string }) {
  const { items } = useCart();
  const navigate = useNavigate();
  // A taking whose answer was lost can be repeated under its key.
  const [key] = useState(() => crypto.randomUUID());
  const { data, error, isFetching, refetch } = useApiQuery(
    getHandover,
    { params: { id } },
    { staleTime: Infinity, gcTime: 0 },
  );
  const take = useApiMutation(takeHandover);
  const waiting = useSteadyPending(data === undefined && !error);

  const trouble = take.error ?? error;
  const dead = trouble instanceof ApiError && trouble.code !== undefined ? DEAD_LINKS[trouble.code] : undefined;
  const openCart = (
    <ButtonLink as={PageLink} to={paths.cart()} replace>
      {items.length === 0 ? 'Open your cart' : `Open your cart of ${many(items.length)}`}
    </ButtonLink>
  );

  if (dead) {
    return (
      <Page title="A cart from another device">
        <EmptyState {...dead} action={openCart} />
      </Page>
    );
  }
  if (!data) {
    return (
      <Page title="A cart from another device">
        {error ? (
          <FailurePanel
            title="We cannot open the link right now"
            line="The shop did not answer. Nothing was taken, and the link stays good."
            reference={error instanceof ApiError ? error.requestId : undefined}
            onRetry={() => void refetch()}
            retrying={isFetching && 'Asking'}
            action={openCart}
          />
        ) : (
          waiting && <SkeletonRows rows={3} cells={1} label="Opening the cart" />
        )}
      </Page>
    );
  }

  const there = new Set(items.map(({ domain }) => domain));
  const fresh = data.choices.filter(({ domain }) => !there.has(domain));

  function add(): void {
    take.mutate(
      { params: { id }, input: { key } },
      {
        onSuccess: ({ choices }) => {
          const count = addChoices(choices);
          notify({ tone: 'success', text: `${many(count)} came into the cart.` });
          void navigate(paths.cart(), { replace: true });
        },
      },
    );
  }

  return (
    <Page
      title="A cart from another device"
      width="form"
      lead={
        <>
          {many(data.choices.length)}. The link works once, until <DateText value={data.expires_at} time />.
        </>
      }
    >
      <div>
        <WindowList
          items={data.choices}
          keyOf={({ domain }) => domain}
          rowHeight={ROW_HEIGHT}
          className={styles.choices}
        >
          {(choice) => <Choice choice={choice} isThere={there.has(choice.domain)} />}
        </WindowList>
        <div className={styles.after}>
          <p className={styles.note}>Prices are asked for when the names are in your cart.</p>
          {take.error && (
            <p role="alert" className={styles.failure}>
              The cart was not taken. Nothing is lost; try again.
            </p>
          )}
          <Row gap={16}>
            {fresh.length > 0 ? (
              <Button variant="filled" loading={take.isPending && 'Adding'} onClick={add}>
                Add {many(fresh.length)} to your cart
              </Button>
            ) : (
              <p>All of it is in your cart already.</p>
            )}
            {openCart}
          </Row>
        </div>
      </div>
    </Page>
  );
}

function Choice({ choice, isThere }: { choice: CartChoice; isThere: boolean }) {
  return (
    <div className={styles.choice}>
      <DomainName name={choice.domain} />
      <span className={styles.detail}>
        {isThere ? `${toUnicode(choice.domain)} is in your cart already and stays as it is` : choiceText(choice)}
      </span>
    </div>
  );
}
