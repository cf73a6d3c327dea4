import { refusal, accessibilityFindings } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskOrder } from '@storefront/shared/contract/desk';
import { deskOrder, line } from '../../testing/fixtures';
import { listInputs, openDesk, staffMember, type DeskHandlers } from '../../testing/open-desk';

const { id } = deskOrder();
const open = (order: DeskOrder, api: DeskHandlers = {}) => ({
  api: openDesk(`/orders/${id}`, { getDeskOrder: () => order, ...api }),
  user: userEvent.setup(),
});

describe('[BO-02b] the page of an order', () => {
  it('shows lines, payment, documents, emails and timeline, without axe violations', async () => {
    open(deskOrder());
    expect(await screen.findByRole('heading', { level: 1, name: /^Order A1B2C3D4/i })).toBeInTheDocument();
    for (const said of ['Visa 4242', 'R-000001', 'Your receipt'])
      expect(screen.getAllByText(said, { exact: false })[0]).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Receipt R-000001' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/desk\/1\.0\/orders\/.+\/documents\/R-000001\/document\.pdf$/),
    );
    expect(screen.getByRole('region', { name: 'Timeline' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Refund|Cancel|Retry/ })).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });
});

describe('[BO-02c] the refund of a line', () => {
  it('is done when the order ends a second time, which was charged before', async () => {
    const [entry] = deskOrder().timeline;
    if (!entry) throw new Error('No entry');
    const ended = { ...entry, kind: 'order' as const, action: 'order.took_all', what: null, to: 'completed' };
    open(
      deskOrder({
        timeline: [
          { ...ended, id: '9', from: 'refund_pending' },
          { ...ended, id: '5', from: 'settling' },
        ],
      }),
    );
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
    expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Refund done; order completed'),
      expect.stringContaining('Charged; order completed'),
    ]);
  });

  it('takes a reason, is asked for once, and sends the amount that was shown', async () => {
    const { api, user } = open(deskOrder({ items: [line({ can_refund: true })] }), {
      deskRefund: () => new Promise(() => undefined),
    });
    await user.click(await screen.findByRole('button', { name: 'Refund brindlewharf.com' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund $12.90 to Yusuf Demir?' }));
    await user.click(dialog.getByRole('button', { name: 'Refund $12.90' }));
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Enter a reason/);
    expect(listInputs(api, 'deskRefund')).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'Typing error');
    await user.dblClick(dialog.getByRole('button', { name: 'Refund $12.90' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /Refunding/ })).toBeInTheDocument());
    expect(listInputs(api, 'deskRefund')).toEqual([{ item_ids: ['l-1'], amount: 12.9, reason: 'Typing error' }]);
    expect(await accessibilityFindings()).toEqual([]);
  });

  it.each([
    ['which dollar it is', ['EUR', 'CAD', 'USD'], 'CA$12.90'],
    ['only the dollar', ['CAD', 'EUR'], '$12.90'],
  ])('[CU-07c] says %s on the page and in the dialog when the shop sells in %j', async (_what, currencies, amount) => {
    const items = [line({ can_refund: true })];
    const { user } = open(deskOrder({ currency_code: 'CAD', total: 12.9, items }), {
      deskSession: () => ({ shop: 'Onymeter', currencies, staff: staffMember() }),
    });
    await user.click(await screen.findByRole('button', { name: 'Refund brindlewharf.com' }));
    await screen.findByRole('dialog', { name: `Refund ${amount} to Yusuf Demir?` });
    const amounts = document.body.textContent?.match(/[A-Z]*\$[\d.]+/g) ?? [];
    expect(amounts.length).toBeGreaterThan(2);
    expect(amounts.filter((one) => one.startsWith('CA$'))).toEqual(amount === 'CA$12.90' ? amounts : []);
  });
});

describe('[BO-02h] the cancellation of a transfer', () => {
  const waiting = line({ type: 'transfer', status: 'checking', can_call_off: true });

  it('requires a reason, reports the result, and removes its button', async () => {
    const { api, user } = open(deskOrder({ items: [waiting] }), {
      deskCallOff: () => deskOrder({ items: [{ ...waiting, can_call_off: false }] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel the transfer of brindlewharf.com' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the transfer of brindlewharf.com?' }));
    expect(dialog.getByText(/\$12\.90 goes back to Visa 4242.*yusuf@example\.com/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel the transfer' }));
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Enter a reason/);
    expect(await accessibilityFindings()).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), ' Ordered by mistake ');
    await user.click(dialog.getByRole('button', { name: 'Cancel the transfer' }));
    expect(await screen.findByText(/The transfer was cancelled\./)).toBeInTheDocument();
    expect(listInputs(api, 'deskCallOff')).toEqual([{ item_id: 'l-1', reason: 'Ordered by mistake' }]);
    expect(screen.queryByRole('button', { name: /Cancel the transfer/ })).not.toBeInTheDocument();
  });

  it('shows the registrar’s message when it is refused', async () => {
    const { user } = open(deskOrder({ items: [waiting] }), {
      deskCallOff: () => {
        throw refusal(409, { message: 'The transfer can no longer be cancelled.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel the transfer of brindlewharf.com' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'Ordered by mistake');
    await user.click(dialog.getByRole('button', { name: 'Cancel the transfer' }));
    expect(await dialog.findByText(/can no longer be cancelled/)).toBeInTheDocument();
  });
});

describe('[OR-10g] [OR-10h] an order that was delivered but not paid for', () => {
  it('says what is owed, and asks for a decision and an email to the customer, which only finance can record', async () => {
    const { user, api } = open(deskOrder({ unpaid: 12.9, can_decide_unpaid: true }), {
      deskDecideUnpaid: () => deskOrder({ unpaid: null }),
    });
    expect(await screen.findByText(/nothing was charged\. Yusuf Demir received/)).toHaveTextContent('$12.90');
    await user.click(screen.getByRole('button', { name: 'Record the decision' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What did you decide?' }));
    expect(dialog.getByText(/^This emails Yusuf Demir and .*It charges nothing/)).toBeInTheDocument();
    const send = () => user.click(dialog.getByRole('button', { name: 'Send and record' }));
    await user.type(dialog.getByLabelText('Decision'), ' To be paid by bank transfer ');
    await send();
    const email = dialog.getByLabelText('Email to the customer');
    expect(email).toHaveAccessibleDescription(/Write to the customer/);
    expect(await accessibilityFindings()).toEqual([]);
    expect(listInputs(api, 'deskDecideUnpaid')).toEqual([]);
    await user.type(email, ' Please transfer $12.90. ');
    await user.clear(dialog.getByLabelText('Decision'));
    await send();
    expect(dialog.getByLabelText('Decision')).toHaveAccessibleDescription(/Enter what was decided/);
    await user.type(dialog.getByLabelText('Decision'), ' To be paid by bank transfer ');
    await send();
    expect(await screen.findByText('The email is on its way, and the decision is recorded.')).toBeInTheDocument();
    expect(listInputs(api, 'deskDecideUnpaid')).toEqual([
      { reason: 'To be paid by bank transfer', message: 'Please transfer $12.90.' },
    ]);
    expect(screen.queryByText(/nothing was charged/)).not.toBeInTheDocument();
  });

  it('has no action for support', async () => {
    open(deskOrder({ unpaid: 12.9, can_decide_unpaid: false }));
    expect(await screen.findByText(/nothing was charged/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Record the decision' })).not.toBeInTheDocument();
  });
});

describe('[BO-02f] a stuck order', () => {
  it('can be retried and cancelled, each after a confirmation', async () => {
    const stuck = deskOrder({ can_retry: true, can_cancel: true, items: [line({ status: 'waiting' })] });
    const { api, user } = open(stuck, { deskRetry: () => stuck, deskCancel: () => deskOrder() });
    await user.click(await screen.findByRole('button', { name: /^(Try|Retry)/ }));
    const retry = within(await screen.findByRole('dialog'));
    await user.click(retry.getAllByRole('button', { name: /^(Try|Retry)/ })[0] as HTMLElement);
    await waitFor(() => expect(api.calls.map((call) => call.id)).toContain('deskRetry'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /^Cancel/ }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Yusuf Demir');
    expect(await accessibilityFindings()).toEqual([]);
    expect(api.calls.map((call) => call.id)).not.toContain('deskCancel');
  });
});

type OpenDecision = NonNullable<Parameters<typeof deskOrder>[0]>['decisions'] extends readonly (infer One)[] | undefined
  ? One
  : never;
const decision = (given: Pick<OpenDecision, 'about'> & Partial<OpenDecision>): OpenDecision => ({
  since: '2026-11-20T10:00:00Z',
  domain: null,
  amount: null,
  ...given,
});

describe('[BO-02l] [BO-02m] a late withdrawal and a refund that came back', () => {
  const both = [
    decision({ about: 'withdrawal', domain: 'xn--bcher-kva.com' }),
    decision({ about: 'failed_refund', amount: 4.5 }),
  ];

  it('are named with what to do, and each decision is recorded for its own', async () => {
    const { api, user } = open(deskOrder({ decisions: both, can_decide: true }), {
      deskDecide: () => deskOrder({ decisions: both.slice(0, 1), can_decide: true }),
    });
    const late = /Yusuf Demir withdrew, but the transfer of bücher\.com could no longer be cancelled/;
    expect(await screen.findByText(late)).toBeInTheDocument();
    const returned = /A refund came back on .*Yusuf Demir is still owed \$4\.50/;
    const isReturned = (_: string, element: Element | null) =>
      element?.tagName !== 'DIV' && returned.test(element?.textContent ?? '');
    expect(screen.getAllByText(isReturned)).not.toHaveLength(0);
    const buttons = screen.getAllByRole('button', { name: 'Record the decision' });
    expect(buttons).toHaveLength(2);
    await user.click(buttons[1] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'What did you decide?' }));
    expect(dialog.getByText(/does not refund anything/)).toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
    await user.type(dialog.getByLabelText('Decision'), 'Paid by bank transfer');
    await user.click(dialog.getByRole('button', { name: 'Record the decision' }));
    expect(await screen.findByText('The decision is recorded.')).toBeInTheDocument();
    expect(listInputs(api, 'deskDecide')).toEqual([{ about: 'failed_refund', reason: 'Paid by bank transfer' }]);
    expect(screen.queryAllByText(isReturned)).toEqual([]);
    expect(screen.getByText(late)).toBeInTheDocument();
  });

  it('can be read but not decided by support', async () => {
    open(deskOrder({ decisions: both, can_decide: false }));
    expect(await screen.findByText(/could no longer be cancelled/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Record the decision' })).not.toBeInTheDocument();
  });
});

describe('[BO-02n] a withdrawal that the registrar has not answered', () => {
  it('is named with what the shop does, and a decision is recorded', async () => {
    const waiting = decision({ about: 'withdrawal_unanswered', domain: 'xn--bcher-kva.com' });
    const { api, user } = open(deskOrder({ decisions: [waiting], can_decide: true }), {
      deskDecide: () => deskOrder(),
    });
    const says = /the registrar has not said whether the transfer of bücher\.com is cancelled/;
    const isSaid = (_: string, element: Element | null) =>
      element?.tagName !== 'DIV' && says.test(element?.textContent ?? '');
    expect((await screen.findAllByText(isSaid)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Record the decision' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What did you decide?' }));
    expect(dialog.getByText(/keeps asking the registrar/)).toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
    await user.type(dialog.getByLabelText('Decision'), 'The registrar looks into it');
    await user.click(dialog.getByRole('button', { name: 'Record the decision' }));
    await waitFor(() => expect(screen.queryAllByText(isSaid)).toEqual([]));
    expect(listInputs(api, 'deskDecide')).toEqual([
      { about: 'withdrawal_unanswered', reason: 'The registrar looks into it' },
    ]);
  });
});

describe('[BO-02k] a lost dispute', () => {
  const lost = (given: Parameters<typeof deskOrder>[0] = {}) =>
    deskOrder({
      payment: { method: 'Visa 4242', reference: 'pay_1', message: '', disputed_at: '2026-11-20T10:00:00Z' },
      ...given,
    });

  it('asks what was decided, and no longer once that is recorded', async () => {
    const { api, user } = open(lost({ decisions: [decision({ about: 'lost_dispute' })], can_decide: true }), {
      deskDecide: () => lost(),
    });
    expect(await screen.findByText(/The dispute is lost.*domains stay with the customer/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Record the decision' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What did you decide?' }));
    await user.click(dialog.getByRole('button', { name: 'Record the decision' }));
    expect(dialog.getByLabelText('Decision')).toHaveAccessibleDescription(/Enter what was decided/);
    expect(await accessibilityFindings()).toEqual([]);
    await user.type(dialog.getByLabelText('Decision'), ' The customer keeps it ');
    await user.click(dialog.getByRole('button', { name: 'Record the decision' }));
    expect(await screen.findByText('The decision is recorded.')).toBeInTheDocument();
    expect(listInputs(api, 'deskDecide')).toEqual([{ about: 'lost_dispute', reason: 'The customer keeps it' }]);
    expect(screen.queryByRole('button', { name: 'Record the decision' })).not.toBeInTheDocument();
    expect(screen.getByText(/disputed this payment on/)).toBeInTheDocument();
  });
});

it('[OR-13g] an open dispute says that nothing is refunded until it is decided', async () => {
  open(
    deskOrder({
      payment: { method: 'Visa 4242', reference: 'pay_1', message: '', disputed_at: '2026-11-20T10:00:00Z' },
      items: [line({ can_refund: false })],
      has_open_dispute: true,
    }),
  );
  expect(await screen.findByText(/Nothing is refunded until the bank has decided/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
});

it('[OR-13j] an inquiry is not called a dispute, and leaves the refund to staff', async () => {
  open(
    deskOrder({
      payment: { method: 'Visa 4242', reference: 'pay_1', message: '', disputed_at: '2026-11-20T10:00:00Z' },
      items: [line({ can_refund: true })],
      has_inquiry: true,
    }),
  );
  expect(
    await screen.findByText(/bank has been inquiring about this payment since .*has not taken any money back/),
  ).toBeInTheDocument();
  expect(screen.queryByText(/disputed/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refund brindlewharf.com' })).toBeInTheDocument();
});
