import { ApiError, useApiQuery } from '@storefront/shared/api';
import { getReceipt, getRefundNote, receiptPdfPath, refundNotePdfPath } from '@storefront/shared/contract';
import { isFinal } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, usePageTitle, useSearchParams } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState, FailurePanel, NeedsScripts, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { Page, Stack } from '@storefront/shared/ui/layout';
import { ReceiptDocument } from '../../features/receipt/ReceiptDocument';
import { RefundNoteDocument } from '../../features/receipt/RefundNoteDocument';
import { RefundNotes } from '../../features/receipt/RefundNotes';
import { noteLead, noteTitle, receiptLead, receiptTitle } from '../../features/receipt/receipt-texts';
import * as messages from './messages';

/** Poll interval in milliseconds while the order is not final. */
const REREAD_MS = 15_000;

/** `/account/receipt?orderId=` (RT-27): a receipt, on screen, printed and as a PDF; with `&note=`, a refund note (OR-09). */
export function ReceiptPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const orderId = search.get('orderId') ?? '';
  const note = search.get('note') ?? '';
  if (!orderId) return <NoReceipt title={t(messages.notNamed)} />;
  return note ? (
    <NoteContent key={`${orderId} ${note}`} orderId={orderId} number={note} />
  ) : (
    <ReceiptContent key={orderId} orderId={orderId} />
  );
}

function ReceiptContent({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const query = useApiQuery(
    getReceipt,
    { params: { id: orderId } },
    { refetchInterval: ({ state }) => (state.data && !isFinal(state.data.status_name) ? REREAD_MS : false) },
  );
  const { data } = query;
  const title = data ? receiptTitle(data, t) : t(messages.receipt);
  usePageTitle(title);
  if (isMissing(query.error)) return <NoReceipt title={t(messages.noOrder)} />;
  if (!data) return <Waiting query={query} />;
  return (
    <Page
      title={title}
      width="page"
      lead={<span role="status">{receiptLead(data, t)}</span>}
      actions={<Actions pdf={receiptPdfPath(data.order_id)} print={t(messages.print)} />}
    >
      <Stack gap={32}>
        <ReceiptDocument receipt={data} />
        <RefundNotes receipt={data} />
      </Stack>
    </Page>
  );
}

function NoteContent({ orderId, number }: { orderId: string; number: string }) {
  const t = useTranslate();
  const query = useApiQuery(getRefundNote, { params: { id: orderId, number } });
  const { data } = query;
  const title = data ? noteTitle(data, t) : t(messages.receipt);
  usePageTitle(title);
  if (isMissing(query.error)) return <NoReceipt title={t(messages.noNote)} />;
  if (!data) return <Waiting query={query} />;
  return (
    <Page
      title={title}
      width="page"
      lead={<span role="status">{noteLead(data, t)}</span>}
      actions={<Actions pdf={refundNotePdfPath(data.order_id, data.number)} print={t(messages.printNote)} />}
    >
      <RefundNoteDocument note={data} />
    </Page>
  );
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function Actions({ pdf, print }: { pdf: string; print: string }) {
  const t = useTranslate();
  return (
    <>
      <ButtonLink href={pdf} download data-print="hide">
        {t(messages.download)}
      </ButtonLink>
      <Button variant="filled" data-print="hide" onClick={() => window.print()}>
        {print}
      </Button>
    </>
  );
}

/** Loading state and error of a document. */
function Waiting({
  query: { error, isFetching, refetch },
}: {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}) {
  const t = useTranslate();
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
