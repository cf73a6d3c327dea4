import type { Stories } from '../../../gallery/story';
import { TabLinks, Tabs } from '.';

const names = ['Overview', 'DNS', 'Nameservers', 'Forwarding', 'Transfer out'];

export const stories: Stories = {
  title: 'Tabs',
  states: {
    Links: () => (
      <TabLinks
        label="brindlewharf.com"
        tabs={names.map((label) => ({ href: `#${label}`, label, current: label === 'DNS' }))}
      />
    ),
    Views: () => (
      <Tabs
        label="Help topics"
        tabs={[
          { id: 'names', label: 'Names', content: <p>What a name is.</p> },
          { id: 'payment', label: 'Payment', content: <p>How you pay.</p> },
        ]}
      />
    ),
  },
};
