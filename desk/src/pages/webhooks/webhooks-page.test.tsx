import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { WEBHOOK_EVENT_TYPES, type WebhookDelivery, type WebhookEndpoint } from '@storefront/shared/contract/desk';
import { accessibilityFindings, asId, refusal } from '@storefront/shared/testing';
import { listInputs, openDesk, type DeskHandlers } from '../../testing/open-desk';

const AT = '2027-03-01T10:00:00.000Z';
const crm: WebhookEndpoint = {
  id: asId('e-1'),
  url: 'https://crm.example/hooks/4711',
  description: 'CRM',
  events: ['order.completed', 'order.failed'],
  version: 3,
  created_at: AT,
  disabled_at: null,
  disabled_because: null,
  failing_since: null,
  former_secret_until: null,
};
const delivery = (given: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: '7',
  event_id: '5b1d4c7e-8a34-4a53-9d0f-2f6c1f0a7e11',
  event: 'order.completed',
  created_at: AT,
  status: 'delivered',
  attempts: 1,
  attempted_at: AT,
  due_at: null,
  response_status: 204,
  problem: null,
  ...given,
});

const open = (path: string, api: DeskHandlers = {}, endpoint = crm) => ({
  api: openDesk(path, {
    deskWebhooks: () => ({ endpoints: [endpoint] }),
    deskWebhookDeliveries: () => ({ rows: [], has_more: false }),
    ...api,
  }),
  user: userEvent.setup(),
});

async function press(user: UserEvent, name: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
}

async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

const giveCode = (user: UserEvent, dialog: HTMLElement) => user.type(within(dialog).getByLabelText('Code'), '123456');

test('[WH-03c] the form to add a webhook says what is missing, and moves the focus there', async () => {
  const { api, user } = open('/webhooks');
  const inside = within(await press(user, 'Add a webhook'));
  for (const box of inside.getAllByRole('checkbox')) fireEvent.click(box);
  await fill(user, inside.getByLabelText('Address'), 'crm.example');
  await user.click(inside.getByRole('button', { name: 'Add a webhook' }));
  expect(inside.getByText(/Enter an address such as/)).toBeVisible();
  expect(inside.getByLabelText('Address')).toHaveFocus();
  expect(inside.getByText('Choose an event')).toBeVisible();
  expect(inside.getByText('Enter the six-digit code')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  expect(listInputs(api, 'deskAddWebhook')).toEqual([]);
});

test('[WH-03c] an administrator adds a webhook, and sees its secret', async () => {
  const { api, user } = open('/webhooks', { deskAddWebhook: () => ({ endpoint: crm, secret: 'whsec_c2VjcmV0' }) });
  const list = await screen.findByRole('table', { name: 'Webhooks' });
  expect(list).toHaveTextContent(/CRM.*Active.*https:\/\/crm\.example\/hooks\/4711.*2 events/);
  expect(await accessibilityFindings()).toEqual([]);
  const inside = within(await press(user, 'Add a webhook'));
  await fill(user, inside.getByLabelText('Address'), crm.url);
  await fill(user, inside.getByLabelText(/^Description/), 'CRM');
  fireEvent.click(inside.getByRole('checkbox', { name: 'An order is completed' }));
  await giveCode(user, screen.getByRole('dialog'));
  await user.click(inside.getByRole('button', { name: 'Add a webhook' }));
  expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_c2VjcmV0');
  expect(await accessibilityFindings()).toEqual([]);
  expect(listInputs(api, 'deskAddWebhook')).toEqual([
    {
      url: crm.url,
      description: 'CRM',
      events: WEBHOOK_EVENT_TYPES.filter((type) => type !== 'order.completed'),
      code: '123456',
    },
  ]);
  await user.keyboard('{Escape}');
  expect(screen.getByText('Copy the secret first: it is not shown again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByText(/whsec_/)).not.toBeInTheDocument());
});

test('[WH-03c] its page has its state and its deliveries, with what the receiver said', async () => {
  open(
    '/webhooks/e-1',
    {
      deskWebhookDeliveries: () => ({
        rows: [
          delivery({
            id: '9',
            event: 'webhook.test',
            status: 'waiting',
            attempts: 0,
            attempted_at: null,
            due_at: AT,
            response_status: null,
          }),
          delivery({
            id: '8',
            event: 'order.failed',
            status: 'waiting',
            attempts: 2,
            due_at: AT,
            response_status: null,
            problem: 'timeout',
          }),
          delivery(),
          delivery({ id: '6', status: 'failed', attempts: 10, response_status: 500 }),
        ],
        has_more: true,
      }),
    },
    { ...crm, failing_since: AT },
  );
  const table = await screen.findByRole('table', { name: 'Deliveries' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows[0]).toHaveTextContent(/Test event.*webhook\.test.*Waiting.*Not sent yet/);
  expect(rows[1]).toHaveTextContent(/An order has failed.*Waiting.*2 attempts, next.*No response within 10 seconds/);
  expect(rows[2]).toHaveTextContent(/An order is completed.*Delivered.*204/);
  expect(rows[3]).toHaveTextContent(/Failed.*500/);
  expect(screen.getByText('Failing')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('[WH-03d] a test event is sent, and a delivery sent again, at a press', async () => {
  const { api, user } = open('/webhooks/e-1', {
    deskWebhookDeliveries: () => ({ rows: [delivery()], has_more: false }),
    deskTestWebhook: () => ({ event_id: 'x' }),
    deskSendWebhookAgain: () => delivery({ status: 'waiting' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send a test event' }));
  await user.click(await screen.findByRole('button', { name: /^Send again: An order is completed/ }));
  await waitFor(() =>
    expect(api.calls.filter(({ id }) => /^desk(?:Test|Send)Webhook/.test(id))).toMatchObject([
      { id: 'deskTestWebhook', params: { id: 'e-1' } },
      { id: 'deskSendWebhookAgain', params: { id: 'e-1', delivery: '7' } },
    ]),
  );
});

describe('[WH-03c] a change says what it does before it is confirmed with a code', () => {
  test.each([
    ['Disable', 'deskSwitchWebhook', 'Disable', /Its events wait for up to 30 days/, { is_disabled: true }],
    ['Replace the secret', 'deskRotateWebhookSecret', 'Replace the secret', /both secrets sign/, {}],
    ['Delete', 'deskDeleteWebhook', 'Delete', /You cannot undo this/, {}],
  ] as const)('%s', async (button, call, action, words, input) => {
    const { api, user } = open('/webhooks/e-1', {
      deskSwitchWebhook: () => crm,
      deskRotateWebhookSecret: () => ({ endpoint: crm, secret: 'whsec_bmV4dA==' }),
      deskDeleteWebhook: () => undefined,
    });
    const dialog = await press(user, button);
    expect(dialog).toHaveTextContent(words);
    await user.click(within(dialog).getByRole('button', { name: action }));
    expect(within(dialog).getByText('Enter the six-digit code')).toBeVisible();
    await giveCode(user, dialog);
    await user.click(within(dialog).getByRole('button', { name: action }));
    await waitFor(() => expect(listInputs(api, call)).toEqual([{ version: 3, code: '123456', ...input }]));
    if (button === 'Replace the secret') expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_bmV4dA==');
  });

  test('one that somebody else has made first is shown, and the page is read again', async () => {
    const { api, user } = open('/webhooks/e-1', {
      deskEditWebhook: () => {
        throw refusal(409, { code: 'desk_refused', params: { what: 'webhook_changed' } });
      },
    });
    const dialog = await press(user, 'Edit');
    expect(within(dialog).getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(WEBHOOK_EVENT_TYPES.length);
    await giveCode(user, dialog);
    const before = api.calls.filter(({ id }) => id === 'deskWebhooks').length;
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.calls.filter(({ id }) => id === 'deskWebhooks').length).toBeGreaterThan(before));
  });
});

test('[WH-03c] a disabled one says why, and can be enabled; a missing one says so', async () => {
  const { user } = open('/webhooks/e-1', {}, { ...crm, disabled_at: AT, disabled_because: 'gone' });
  expect(await screen.findByText(/It answered 410: it wants no more events\. Its events wait/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a test event' })).not.toBeInTheDocument();
  expect(await press(user, 'Enable')).toHaveTextContent(/sent at once, oldest first/);
});

test('[WH-03c] an address that is not there says so', async () => {
  open('/webhooks/none');
  expect(await screen.findByText(/There is no such webhook/)).toBeVisible();
});
