import { ApiError, useApiQuery } from '@storefront/shared/api';
import { getReceipt, receiptPdfPath } from '@storefront/shared/contract';
import { isFinal } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, usePageTitle, useSearchParams } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState, FailurePanel, NeedsScripts, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { ReceiptDocument } from '../../features/receipt/ReceiptDocument';
import { receiptLead, receiptTitle } from '../../features/receipt/receipt-texts';
import * as messages from './messages';

/** Milliseconds between two checks while the order is still running. */
const LOOK_AGAIN_MS = 15_000;

/** `/account/receipt?orderId=` (RT-27): what was sold, paid and refunded, on the screen, on paper and as a PDF (OR-09). */
export function ReceiptPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const orderId = search.get('orderId') ?? '';
  return orderId ? <ReceiptContent key={orderId} orderId={orderId} /> : <NoReceipt title={t(messages.notNamed)} />;
}

function ReceiptContent({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useApiQuery(
    getReceipt,
    { params: { id: orderId } },
    { refetchInterval: ({ state }) => (state.data && !isFinal(state.data.status_name) ? LOOK_AGAIN_MS : false) },
  );
  const title = data ? receiptTitle(data, t) : t(messages.receipt);
  usePageTitle(title);

  if (error instanceof ApiError && error.status === 404) return <NoReceipt title={t(messages.noOrder)} />;
  if (!data) {
    return (
      <Page title={t(messages.receipt)} width="page">
        {error ? (
          <FailurePanel
            title={t(messages.notShown)}
            line={t(messages.nothingLost)}
            reference={error instanceof ApiError ? error.requestId : undefined}
            onRetry={() => void refetch()}
            retrying={isFetching && t(messages.loading)}
          />
        ) : (
          <Loading />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={title}
      width="page"
      lead={<span role="status">{receiptLead(data, t)}</span>}
      actions={
        <>
          <ButtonLink href={receiptPdfPath(data.order_id)} download data-print="hide">
            {t(messages.download)}
          </ButtonLink>
          <Button variant="filled" data-print="hide" onClick={() => window.print()}>
            {t(messages.print)}
          </Button>
        </>
      }
    >
      <ReceiptDocument receipt={data} />
    </Page>
  );
}

function Loading() {
  const t = useTranslate();
  const waiting = useSteadyPending(true);
  return (
    <>
      <NeedsScripts />
      {waiting && <SkeletonRows rows={4} cells={2} row="result" label={t(messages.loadingReceipt)} />}
    </>
  );
}

function NoReceipt({ title }: { title: string }) {
  const t = useTranslate();
  usePageTitle(title);
  return (
    <Page title={title} width="page">
      <EmptyState
        title={t(messages.kept)}
        line={t(messages.keptLine)}
        action={
          <ButtonLink as={PageLink} to={paths.account.billing()}>
            {t(messages.seeOrders)}
          </ButtonLink>
        }
      />
    </Page>
  );
}
