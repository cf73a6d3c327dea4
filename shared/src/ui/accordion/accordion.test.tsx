import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion, AccordionItem } from '.';

it('AccordionItem opens in place when its title is clicked', async () => {
  const user = userEvent.setup();
  render(
    <Accordion>
      <AccordionItem title="What does it cost?" level={2} id="cost">
        The price beside it.
      </AccordionItem>
    </Accordion>,
  );
  const item = screen.getByRole('group');
  expect(item).toHaveAttribute('id', 'cost');
  expect(item).not.toHaveAttribute('open');
  await user.click(screen.getByRole('heading', { level: 2, name: 'What does it cost?' }));
  expect(item).toHaveAttribute('open');
});
