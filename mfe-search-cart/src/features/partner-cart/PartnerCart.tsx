import { ApiError, useApiMutation } from '@storefront/shared/api';
import { useCart } from '@storefront/shared/cart';
import { takeCartTransfer, type ErrorCode } from '@storefront/shared/contract';
import { useTranslate, type Message } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState, FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { useEffect, useRef, useState } from 'react';
import * as messages from './messages';
import { addPartnerCart } from './add-partner-cart';

/** The message for a cart that cannot be received, by error code. */
const DEAD: { readonly [Code in ErrorCode]?: { title: Message; line: Message } } = {
  handover_used: { title: messages.usedTitle, line: messages.used },
  handover_expired: { title: messages.expiredTitle, line: messages.expired },
  handover_unknown: { title: messages.unknownTitle, line: messages.unknown },
};

/** Adds the cart of a partner's page immediately, since the shopper has pressed the checkout button there (EM-02). */
export function PartnerCart({ id }: { id: string }) {
  const t = useTranslate();
  const { items } = useCart();
  const navigate = useNavigate();
  // With a key, the call can be repeated if its response was lost.
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, error, isPending } = useApiMutation(takeCartTransfer);

  function take(): void {
    mutate(
      { params: { id }, input: { key } },
      {
        onSuccess: (transfer) => {
          const { added, known } = addPartnerCart(transfer);
          const partner = transfer.from?.name ?? 'none';
          const text =
            added === 0 ? t(messages.nothingNew, { partner, known }) : t(messages.cameIn, { partner, added, known });
          notify({ tone: 'success', text });
          void navigate(paths.cart(), { replace: true });
        },
      },
    );
  }
  const hasTaken = useRef(false);
  useEffect(() => {
    // In development, React runs effects twice, and the second call would fail because the cart was already taken.
    if (!hasTaken.current) take();
    hasTaken.current = true;
  });

  const openCart = (
    <ButtonLink as={PageLink} to={paths.cart()} replace>
      {t(messages.openCart, { count: items.length })}
    </ButtonLink>
  );
  const dead = error instanceof ApiError && error.code !== undefined ? DEAD[error.code] : undefined;
  return (
    <Page title={t(messages.title)}>
      {dead ? (
        <EmptyState title={t(dead.title)} line={t(dead.line)} action={openCart} />
      ) : error ? (
        <FailurePanel
          title={t(messages.notTaken)}
          line={t(messages.noAnswer)}
          reference={error instanceof ApiError ? error.requestId : undefined}
          onRetry={take}
          retrying={isPending && t(messages.asking)}
          action={openCart}
        />
      ) : (
        <SkeletonRows rows={3} cells={1} label={t(messages.taking)} />
      )}
    </Page>
  );
}
