import { ApiError, useApiQuery } from '@storefront/shared/api';
import { getReceipt, receiptPdfPath } from '@storefront/shared/contract';
import { isFinal } from '@storefront/shared/domain';
import { PageLink, paths, usePageTitle, useSearchParams } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState, FailurePanel, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { ReceiptDocument } from '../../features/receipt/ReceiptDocument';
import { receiptLead, receiptTitle } from '../../features/receipt/receipt-words';

/** Milliseconds between two looks while the order still runs. */
const LOOK_AGAIN_MS = 15_000;

/** `/account/receipt?orderId=` (RT-27): what was sold, paid and refunded, on the screen, on paper and as a PDF (OR-09). */
export function ReceiptPage() {
  const [search] = useSearchParams();
  const orderId = search.get('orderId') ?? '';
  return orderId ? <ReceiptOf key={orderId} orderId={orderId} /> : <NoReceipt title="No order was named" />;
}

function ReceiptOf({ orderId }: { orderId: string }) {
  const { data, error, isFetching, refetch } = useApiQuery(
    getReceipt,
    { params: { id: orderId } },
    { refetchInterval: ({ state }) => (state.data && !isFinal(state.data.status_name) ? LOOK_AGAIN_MS : false) },
  );
  const title = data ? receiptTitle(data) : 'Receipt';
  usePageTitle(title);

  if (error instanceof ApiError && error.status === 404) return <NoReceipt title="There is no such order" />;
  if (!data) {
    return (
      <Page title="Receipt" width="page">
        {error ? (
          <FailurePanel
            title="The receipt cannot be shown now"
            line="Nothing is lost; it is kept with your order."
            reference={error instanceof ApiError ? error.requestId : undefined}
            onRetry={() => void refetch()}
            retrying={isFetching && 'Loading'}
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
      lead={<span role="status">{receiptLead(data)}</span>}
      actions={
        <>
          <ButtonLink href={receiptPdfPath(data.order_id)} download data-print="hide">
            Download PDF
          </ButtonLink>
          <Button variant="filled" data-print="hide" onClick={() => window.print()}>
            Print receipt
          </Button>
        </>
      }
    >
      <ReceiptDocument receipt={data} />
    </Page>
  );
}

function Loading() {
  return useSteadyPending(true) ? <SkeletonRows rows={4} cells={2} row="result" label="Loading the receipt" /> : null;
}

function NoReceipt({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <Page title={title} width="page">
      <EmptyState
        title="Receipts are kept with your orders"
        line="It may belong to another account, or the address was not copied whole."
        action={
          <ButtonLink as={PageLink} to={paths.account.billing()}>
            See your orders
          </ButtonLink>
        }
      />
    </Page>
  );
}
