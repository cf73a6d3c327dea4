import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_TEST_TYPE,
  WEBHOOK_VERSION,
  webhookEventData,
  webhookTestData,
} from './webhook-events';

interface Example {
  readonly type: string;
  readonly version: number;
  readonly timestamp: string;
  readonly data: Record<string, unknown>;
}

const text = readFileSync(join(__dirname, '../../../docs/webhooks.md'), 'utf8');
const examples = [...text.matchAll(/^### ([\w.]+)\n[^#]*?```json\n([\s\S]*?)```/gm)].map(
  ([, heading, json]) => [heading ?? '', JSON.parse(json ?? '') as Example] as const,
);
const forms = { ...webhookEventData, [WEBHOOK_TEST_TYPE]: webhookTestData };

describe('[WH-01b] the guide for receivers', () => {
  it('has an example of every event, in the order of the contract', () => {
    expect(examples.map(([heading]) => heading)).toEqual([...WEBHOOK_EVENT_TYPES, WEBHOOK_TEST_TYPE]);
  });

  it.each(examples)('has a %s of the form that the contract declares', (heading, example) => {
    expect(Object.keys(example)).toEqual(['type', 'version', 'timestamp', 'data']);
    expect(example).toMatchObject({ type: heading, version: WEBHOOK_VERSION });
    expect(forms[heading as keyof typeof forms].safeParse(example.data).error).toBeUndefined();
  });
});

test('[WH-01b] no event has a field that could be about a person', () => {
  const fields = new Set(
    examples
      .flatMap(([, { data }]) => [data, ...Object.values(data)].filter((value) => typeof value === 'object'))
      .flatMap((value) => Object.keys(value as object)),
  );
  expect([...fields].sort()).toEqual(
    [
      'amount',
      'by',
      'captured',
      'currency_code',
      'customer_id',
      'domain',
      'domain_id',
      'endpoint_id',
      'expires_at',
      'minor_units',
      'order_id',
      'placed_at',
      'refunded',
      'status',
      'total',
    ].sort(),
  );
});
