import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TabLinks, Tabs } from '.';

const names = ['Overview', 'DNS', 'Nameservers', 'Forwarding', 'Transfer out'];

export default { title: 'Tabs' } satisfies Meta;

type Story = StoryObj;

export const Links: Story = {
  render: () => (
    <TabLinks
      label="brindlewharf.com"
      tabs={names.map((label) => ({ href: `#${label}`, label, current: label === 'DNS' }))}
    />
  ),
};

export const Views: Story = {
  render: () => (
    <Tabs
      label="Help topics"
      tabs={[
        { id: 'names', label: 'Names', content: <p>What a name is.</p> },
        { id: 'payment', label: 'Payment', content: <p>How you pay.</p> },
      ]}
    />
  ),
};
