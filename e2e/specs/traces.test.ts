import { startOtlpReceiver, type OtlpReceiver, type ReceivedSpan } from '../../backend/test/support/otlp-receiver';
import { launchBrowser, visit } from '../support/browser';
import { newCustomer, verificationLink } from '../support/customer';
import { Shopper, withMouse } from '../support/shopper';
import { startStack, type Stack } from '../support/stack';
import { until } from '../support/until';

let receiver: OtlpReceiver;
let stack: Stack;

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  stack = await startStack({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
});
afterAll(async () => {
  await stack.remove();
  await receiver.close();
});

/** The path from the first span of its trace to this one, each with its program. */
function pathTo(span: ReceivedSpan): string[] {
  const above = receiver.spans.find(({ spanId, traceId }) => spanId === span.parentId && traceId === span.traceId);
  const own = `${span.service.replace('storefront-', '')}: ${span.name}`;
  return above ? [...pathTo(above), own] : [span.parentId === '' ? own : `${own} of a span that did not arrive`];
}

test('[OP-07b] a purchase in a browser is one trace from the gateway to the registrar, [OP-07c] linked to the page, [OP-07d] and contains no personal data', async () => {
  const browser = await launchBrowser();
  const { page } = await visit(browser, stack.url);
  const shopper = new Shopper(page, withMouse, newCustomer());
  await shopper.search('lanternquay');
  await shopper.add();
  await shopper.openCart();
  await shopper.checkOut();
  await shopper.register();
  await shopper.confirm(await verificationLink(stack.url, shopper.customer.email));
  await shopper.fillRegistrant();
  await shopper.addCard();
  await shopper.pay();
  await page.getByRole('link', { name: 'See your domains' }).waitFor();
  const cookies = await page.context().cookies();
  await browser.close();

  const [registering] = await until(
    'the call of the registrar and all above it to arrive',
    async () => receiver.spans.filter(({ name }) => name === 'registrar order'),
    ([found]) => found !== undefined && pathTo(found).length === 6,
  );
  expect(registering && pathTo(registering)).toEqual([
    'gateway: POST /api/*',
    'gateway: POST',
    'backend: POST /api/checkout/1.0/order',
    'backend: process order',
    'backend: order provisioning',
    'backend: registrar order',
  ]);
  const first = receiver.spans.find(({ traceId, parentId }) => traceId === registering?.traceId && parentId === '');
  const document = await until(
    'the document of the page that placed the order',
    async () => receiver.spans.find(({ spanId }) => spanId === first?.links[0]?.spanId),
    (found) => found !== undefined,
  );
  expect(document).toMatchObject({ service: 'storefront-gateway', kind: 'server', parentId: '' });
  expect(document?.name).toMatch(/^GET \//);
  expect(first?.attributes['storefront.page_trace_id']).toBe(document?.traceId);

  const { email, password } = shopper.customer;
  const secrets = [
    'lanternquay',
    email,
    password,
    ...cookies.map(({ value }) => value).filter(({ length }) => length > 10),
  ];
  expect(secrets.filter((secret) => receiver.raw().includes(secret))).toEqual([]);
});
