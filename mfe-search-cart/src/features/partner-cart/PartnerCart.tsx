import { ApiError, useApiMutation } from '@storefront/shared/api';
import { useCart } from '@storefront/shared/cart';
import { takeHandover, type ErrorCode } from '@storefront/shared/contract';
import { notify } from '@storefront/shared/notices';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState, FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { takeIn, type TakenIn } from './take-in';

const KEPT = 'It is still on the page that you came from: go back there and check out again.';

/** Why nothing can be taken, by the code of the refusal. */
const DEAD: { readonly [Code in ErrorCode]?: { title: string; line: string } } = {
  handover_used: {
    title: 'This cart was taken already',
    line: `If you opened it here before, its names are in your cart. ${KEPT}`,
  },
  handover_expired: {
    title: 'This cart waited too long',
    line: `A cart from another site waits for a quarter of an hour. ${KEPT}`,
  },
  handover_unknown: { title: 'There is no such cart', line: KEPT },
};

const many = (count: number): string => (count === 1 ? '1 name' : `${count} names`);

function news({ added, known }: TakenIn, partner: string): string {
  const stays =
    known === 0
      ? ''
      : ` ${known === 1 ? 'One was' : `${known} were`} in your cart already and ${known === 1 ? 'stays as it is' : 'stay as they are'}.`;
  return added === 0
    ? `Nothing new came from ${partner}.${stays}`
    : `${many(added)} came from ${partner}.${stays} What ${added === 1 ? 'it costs' : 'they cost'} is asked for anew.`;
}

/** Takes the cart of a partner's page in, at once: its owner asked for that by checking out there (EM-02). */
export function PartnerCart({ id }: { id: string }) {
  const { items } = useCart();
  const navigate = useNavigate();
  // A taking whose answer was lost can be repeated under its key.
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, error, isPending } = useApiMutation(takeHandover);

  function take(): void {
    mutate(
      { params: { id }, input: { key } },
      {
        onSuccess: (transfer) => {
          notify({ tone: 'success', text: news(takeIn(transfer), transfer.from?.name ?? 'another site') });
          void navigate(paths.cart(), { replace: true });
        },
      },
    );
  }
  const asked = useRef(false);
  useEffect(() => {
    // Development runs effects twice, and the second taking would be told that somebody was first.
    if (!asked.current) take();
    asked.current = true;
  });

  const openCart = (
    <ButtonLink as={PageLink} to={paths.cart()} replace>
      {items.length === 0 ? 'Open your cart' : `Open your cart of ${many(items.length)}`}
    </ButtonLink>
  );
  const dead = error instanceof ApiError && error.code !== undefined ? DEAD[error.code] : undefined;
  return (
    <Page title="A cart from another site">
      {dead ? (
        <EmptyState {...dead} action={openCart} />
      ) : error ? (
        <FailurePanel
          title="We cannot take the cart in right now"
          line={`The shop did not answer. ${KEPT}`}
          reference={error instanceof ApiError ? error.requestId : undefined}
          onRetry={take}
          retrying={isPending && 'Asking'}
          action={openCart}
        />
      ) : (
        <SkeletonRows rows={3} cells={1} label="Taking the cart in" />
      )}
    </Page>
  );
}
