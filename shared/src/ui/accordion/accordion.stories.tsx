import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Accordion, AccordionItem } from '.';

export default { title: 'Accordion' } satisfies Meta;

type Story = StoryObj;

export const Help: Story = {
  render: () => (
    <Accordion>
      <AccordionItem title="What does a name cost after the first year?" level={2} open>
        <p>The price beside it, every year. It stands in the search, in the cart and on the bill.</p>
      </AccordionItem>
      <AccordionItem title="How do I take a name elsewhere?" level={2}>
        <p>Ask for its code on its page.</p>
      </AccordionItem>
      <AccordionItem title="Summary" end="$64.50">
        <p>3 names</p>
      </AccordionItem>
    </Accordion>
  ),
};
