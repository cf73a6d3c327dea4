import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from '.';

it('Tooltip describes its control while that has focus, and closes with Escape', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip text="Copy the code">
      <button aria-label="Copy">c</button>
    </Tooltip>,
  );
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy the code');
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription('Copy the code');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
