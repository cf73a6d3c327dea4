import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageProvider, translator } from '../../i18n';
import { Menu, MenuItem } from '.';

it('Menu opens with the keyboard, moves with arrows, selects and returns focus', async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  render(
    <Menu label="···" aria-label="More for brindlewharf.com">
      <MenuItem>Renew</MenuItem>
      <MenuItem href="/dns">DNS</MenuItem>
      <MenuItem danger onSelect={onSelect}>
        Delete
      </MenuItem>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'More for brindlewharf.com' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menu')).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'DNS' })).toHaveAttribute('href', '/dns');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
])('Menu opens in the writing direction of its language: %s', async (language, direction) => {
  render(
    <LanguageProvider value={translator(language)}>
      <Menu label="More">
        <MenuItem>Renew</MenuItem>
      </Menu>
    </LanguageProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('menu')).toHaveAttribute('dir', direction);
});
