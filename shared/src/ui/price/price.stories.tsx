import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { assertMinor } from '../../domain';
import { Stack } from '../layout';
import { ChangedParts, CostParts, Money, Price, PriceChange, TotalRow } from '.';

export default { title: 'Price' } satisfies Meta;

type Story = StoryObj;

export const Currencies: Story = {
  name: 'Money',
  render: () => (
    <Stack gap={8}>
      {['USD', 'GBP', 'EUR', 'CAD', 'AUD'].map((currency) => (
        <Money key={currency} minor={assertMinor(1234590)} currency={currency} />
      ))}
      <Money minor={0} currency="USD" strong />
    </Stack>
  ),
};

export const BothPrices: Story = {
  render: () => (
    <Stack gap={8}>
      <Price first={assertMinor(1290)} renewal={assertMinor(1490)} currency="USD" />
      <Price first={assertMinor(2580)} renewal={assertMinor(1490)} term={2} currency="USD" />
    </Stack>
  ),
};

export const ChangedCost: Story = {
  name: 'Changed parts',
  render: () => (
    <ChangedParts
      currency="USD"
      parts={[
        { part: 'contact_privacy', was: assertMinor(800), now: assertMinor(2800) },
        { part: 'domain_forwarding', was: assertMinor(500), now: null },
        {
          part: 'tax',
          was: [{ tax_id: 'vat', tax_rule_name: 'VAT', tax_rate: 20 }],
          now: [{ tax_id: 'vat', tax_rule_name: 'VAT', tax_rate: 25 }],
        },
      ]}
    />
  ),
};

export const Changed: Story = {
  render: () => <PriceChange was={assertMinor(68000)} now={assertMinor(72000)} currency="USD" />,
};

export const Parts: Story = {
  render: () => (
    <CostParts
      currency="USD"
      parts={[
        { label: 'Renewal, 1 year', amount: assertMinor(1490) },
        { label: 'Restoring the domain', amount: assertMinor(8900) },
      ]}
    />
  ),
};

export const Totals: Story = {
  render: () => (
    <div>
      <TotalRow label="Names" minor={assertMinor(5160)} currency="USD" />
      <TotalRow label="VAT 25%" minor={assertMinor(1290)} currency="USD" />
      <TotalRow label="Total" minor={assertMinor(6450)} currency="USD" strong />
    </div>
  ),
};

export const Asked: Story = {
  render: () => (
    <div>
      <TotalRow label="Names" minor={undefined} currency="USD" />
      <TotalRow label="Total" minor={undefined} currency="USD" strong />
    </div>
  ),
};
